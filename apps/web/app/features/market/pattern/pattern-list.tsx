import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { shortTimeText } from '../chart/chart-time.ts';
import { directionOf, type FoundPattern, indexOf } from './found-patterns.ts';

/** How many of the newest patterns are listed. */
const MAX_LISTED = 12;

interface PatternListProps {
  /** Null while the search is running. */
  patterns: readonly FoundPattern[] | null;
  series: CandleSeries;
  interval: Interval;
  onChoose: (pattern: FoundPattern) => void;
}

const readings = {
  up: { word: 'Bullish', tone: 'text-up' },
  down: { word: 'Bearish', tone: 'text-down' },
  none: { word: 'Indecision', tone: 'text-muted' },
} as const;

/** The newest marked patterns, each with a button to its rules. */
export function PatternList({ patterns, series, interval, onChoose }: PatternListProps) {
  if (patterns === null) return <PatternListSkeleton />;
  const newest = patterns.slice(-MAX_LISTED).reverse();
  return (
    <div className="px-4 py-4 sm:px-5">
      <h2 className="text-xl">Latest patterns</h2>
      {newest.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            title="Nothing marked"
            text="No pattern on these candles matches the filter. Try another filter or timeframe."
          />
        </div>
      ) : (
        <>
          <p className="mt-1 text-md text-soft">Choose one here or on the chart to see its rules.</p>
          <ul className="mt-3 grid divide-y divide-line border-line border-y">
            {newest.map((pattern) => {
              const { word, tone } = readings[directionOf(pattern) ?? 'none'];
              return (
                <li key={pattern.key}>
                  <button
                    type="button"
                    className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 text-left hover:bg-sunk"
                    onClick={() => onChoose(pattern)}
                  >
                    <span className="font-medium text-md underline decoration-line-strong underline-offset-4">
                      {pattern.name}
                    </span>
                    <span className="num text-muted text-sm">
                      {shortTimeText(series.time[indexOf(pattern)] ?? 0, interval)}
                    </span>
                    <span className={`text-sm ${tone}`}>{word}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function PatternListSkeleton() {
  return (
    <div className="grid gap-4 px-4 py-4 sm:px-5">
      <Skeleton label="Looking for patterns" className="h-7 w-40" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
