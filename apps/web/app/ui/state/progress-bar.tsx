import { classNames } from '../class-names.ts';

interface ProgressBarProps {
  value: number;
  max?: number;
  /** What is measured, for screen readers. */
  label: string;
  /** How the value reads in words, such as "3 of 5 lessons". */
  valueText?: string;
  thin?: boolean;
  className?: string;
}

export function ProgressBar({ value, max = 100, label, valueText, thin = false, className }: ProgressBarProps) {
  return (
    <progress
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames(
        'progress-bar block w-full',
        thin ? 'h-[3px]' : 'h-2.5 rounded-sm border border-line',
        className,
      )}
    />
  );
}
