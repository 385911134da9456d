import { classNames } from '../class-names.ts';

interface SkeletonProps {
  /** Its size, as classes. */
  className?: string;
  /** Announced by screen readers; give it to one skeleton of a group. */
  label?: string;
}

/** A placeholder for something that is loading. */
export function Skeleton({ className, label }: SkeletonProps) {
  const shape = classNames('skeleton animate-pulse', className);
  return label ? (
    <span role="status" className={shape}>
      <span className="sr-only">{label}</span>
    </span>
  ) : (
    <span aria-hidden="true" className={shape} />
  );
}
