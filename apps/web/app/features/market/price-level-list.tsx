import type { DrawnLevel } from './chart/chart-parts.ts';
import { priceText } from './model.ts';

/** The levels on the chart as a list, from the highest down. */
export function PriceLevelList({ levels }: { levels: readonly DrawnLevel[] }) {
  if (levels.length === 0) return null;
  return (
    <details className="border-line border-t px-4 text-md">
      <summary className="min-h-11 content-center text-muted hover:text-ink">Levels as a list</summary>
      <p className="text-soft">The number is how many times price turned there.</p>
      <ul className="grid gap-1 pt-2 pb-4">
        {levels
          .toSorted((one, other) => other.price - one.price)
          .map(({ id, label, price }) => (
            <li key={id}>
              {label} at <span className="num">{priceText(price)}</span>
            </li>
          ))}
      </ul>
    </details>
  );
}
