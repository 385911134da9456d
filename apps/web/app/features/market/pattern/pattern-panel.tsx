import type { CandleSeries } from '@wickwise/market/series';
import { type ChartChoice, journalPath } from '../chart-choice.ts';
import { type FoundPattern, indexOf, type Thresholds } from './found-patterns.ts';
import { PatternInspector } from './pattern-inspector.tsx';
import { PatternList } from './pattern-list.tsx';
import type { useChartPatterns } from './use-chart-patterns.ts';

interface PatternPanelProps {
  patterns: ReturnType<typeof useChartPatterns>;
  /** False until the search for patterns has finished. */
  isReady: boolean;
  series: CandleSeries;
  choice: Pick<ChartChoice, 'symbol' | 'interval'>;
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  onChoose: (pattern: FoundPattern | null) => void;
}

/** The panel next to the chart: the latest patterns, or the details of one. */
export function PatternPanel({ patterns, isReady, series, choice, onChoose, ...thresholds }: PatternPanelProps) {
  const { open, marked, atSameCandle, countOf } = patterns;
  const { interval } = choice;
  return (
    <div className="relative rounded-lg border border-line bg-panel">
      <div className="xl:absolute xl:inset-0 xl:overflow-y-auto">
        {open === null ? (
          <PatternList patterns={isReady ? marked : null} series={series} interval={interval} onChoose={onChoose} />
        ) : (
          <PatternInspector
            chosen={open}
            others={atSameCandle}
            count={countOf(open)}
            series={series}
            interval={interval}
            onChoose={onChoose}
            {...thresholds}
            journalPath={journalPath({ ...choice, price: series.close[indexOf(open)] ?? 0, pattern: open.name })}
          />
        )}
      </div>
    </div>
  );
}
