import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { shortTimeText } from '../chart/chart-time.ts';
import { type FoundPattern, indexOf } from './found-patterns.ts';
import { readingOf } from './pattern-reading.ts';
import { MOST_MARKS } from './rank-patterns.ts';
import type { useChartPatterns } from './use-chart-patterns.ts';

interface PatternListProps {
  patterns: Pick<ReturnType<typeof useChartPatterns>, 'wanted' | 'ranked' | 'showsAll' | 'showAll'>;
  series: CandleSeries;
  interval: Interval;
  onChoose: (pattern: FoundPattern) => void;
}

/** The marked patterns, each with a button to its rules: the few that stand out, or all of them from the newest on. */
export function PatternList({ patterns, series, interval, onChoose }: PatternListProps) {
  const { wanted, ranked, showsAll, showAll } = patterns;
  if (wanted.length === 0) {
    return (
      <EmptyState
        title="Nothing marked"
        text="No pattern on these candles matches the filter. Try another filter or timeframe."
      />
    );
  }
  const listed = showsAll ? wanted.toReversed() : ranked.slice(0, MOST_MARKS);
  return (
    <>
      <p className="text-md text-soft">
        {introOf({ showsAll, count: listed.length })} Choose one here or on the chart to see its rules.
      </p>
      <ul className="mt-3 grid divide-y divide-line border-line border-y empty:hidden">
        {listed.map((pattern) => (
          <li key={pattern.key}>
            <PatternButton
              pattern={pattern}
              time={shortTimeText(series.time[indexOf(pattern)] ?? 0, interval)}
              onClick={() => onChoose(pattern)}
            />
          </li>
        ))}
      </ul>
      {wanted.length > listed.length || showsAll ? (
        <Button variant="quiet" className="mt-4 w-full" onClick={() => showAll(!showsAll)}>
          {showsAll ? 'Show only what stands out' : `Show all ${wanted.length}`}
        </Button>
      ) : null}
    </>
  );
}

function introOf({ showsAll, count }: { showsAll: boolean; count: number }): string {
  if (showsAll) return 'All of them, newest first.';
  return count === 0
    ? 'None in view: move the chart.'
    : 'The patterns in view that stand out most, by rarity and distance from chance.';
}

interface PatternButtonProps {
  pattern: FoundPattern;
  time: string;
  onClick: () => void;
}

function PatternButton({ pattern, time, onClick }: PatternButtonProps) {
  const { word, tone } = readingOf(pattern);
  return (
    <button
      type="button"
      className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 text-left hover:bg-sunk"
      onClick={onClick}
    >
      <span className="font-medium text-md underline decoration-line-strong underline-offset-4">{pattern.name}</span>
      <span className="num text-muted text-sm">{time}</span>
      <span className={`text-sm ${tone}`}>{word}</span>
    </button>
  );
}

export function PatternListSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton label="Looking for patterns" className="h-6 w-full" />
      <Skeleton className="h-44 w-full" />
    </div>
  );
}
