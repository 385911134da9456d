import Check from 'lucide-react/icons/check';
import { classNames } from './class-names.ts';

/** A list with a tick before each item, such as the features of a plan. */
export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid grid-cols-1 text-soft', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check size={15} strokeWidth={2.5} aria-hidden="true" className="mt-[0.3em] shrink-0 text-brass" />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  );
}
