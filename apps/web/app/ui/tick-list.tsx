import { classNames } from './class-names.ts';

/** A list with a tick before each item, such as the features of a plan. */
export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid grid-cols-1 text-soft', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden="true" className="w-3.5 shrink-0 font-semibold text-brass">
            ✓
          </span>
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  );
}
