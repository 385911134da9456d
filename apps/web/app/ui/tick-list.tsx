import { classNames } from './class-names.ts';

/** What belongs to something, each with a tick. */
export function TickList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid text-soft', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden="true" className="font-semibold text-brass">
            ✓
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
