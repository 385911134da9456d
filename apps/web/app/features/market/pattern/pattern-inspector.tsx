import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { useEffect, useRef } from 'react';
import { EvidenceCard } from '#app/features/pattern/public.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { candleTimeText } from '../chart/chart-time.ts';
import { CandlestickDetails } from './candlestick-details.tsx';
import { ChartPatternDetails } from './chart-pattern-details.tsx';
import { focusAtTop } from './focus-at-top.ts';
import { directionOf, type FoundPattern, indexOf, type Thresholds } from './found-patterns.ts';
import type { OpenRules } from './use-open-rules.ts';

interface PatternInspectorProps {
  chosen: FoundPattern;
  /** The patterns that the same candle completes, the chosen one among them. */
  others: readonly FoundPattern[];
  /** How often the chart has this pattern with the current thresholds. */
  count: number;
  series: CandleSeries;
  interval: Interval;
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  onChoose: (pattern: FoundPattern | null) => void;
  rules: OpenRules;
  /** A newly chosen pattern moves the focus to its heading. */
  takesFocus: boolean;
  /** The journal with a new trade for this pattern. */
  journalPath: string;
}

/** Everything about one pattern on the chart. */
export function PatternInspector({
  chosen,
  others,
  onChoose,
  takesFocus,
  journalPath,
  ...details
}: PatternInspectorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly chosen pattern moves the focus.
  useEffect(() => {
    if (takesFocus) focusAtTop(heading.current);
  }, [chosen.key]);
  const { series, interval } = details;
  const reading = directionOf(chosen);
  return (
    <article className="grid content-start px-4 py-3">
      <button
        type="button"
        className="-ml-1 min-h-11 justify-self-start px-1 text-md text-muted underline hover:text-ink"
        onClick={() => onChoose(null)}
      >
        All patterns
      </button>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {chosen.name}
      </h2>
      <p className="text-md text-muted">
        {reading === null ? 'Indecision' : reading === 'up' ? 'Read as bullish' : 'Read as bearish'},{' '}
        {candleTimeText(series.time[indexOf(chosen)] ?? 0, interval)}
      </p>
      {others.length > 1 ? <PatternsAtSameCandle chosen={chosen} others={others} onChoose={onChoose} /> : null}
      <div className="mt-2 divide-y divide-line">
        {chosen.kind === 'candlestick' ? (
          <CandlestickDetails {...details} />
        ) : (
          <ChartPatternDetails pattern={chosen} {...details} />
        )}
      </div>
      <LessonPart pattern={chosen} />
      <div className="mt-4 flex flex-wrap gap-3">
        {chosen.lesson ? (
          <ButtonLink to={`/learn/${chosen.lesson.id}`} variant="quiet">
            Open the lesson
          </ButtonLink>
        ) : null}
        <ButtonLink to={journalPath}>Log a trade on this pattern</ButtonLink>
      </div>
    </article>
  );
}

function PatternsAtSameCandle({
  chosen,
  others,
  onChoose,
}: Pick<PatternInspectorProps, 'chosen' | 'others' | 'onChoose'>) {
  return (
    <ul aria-label="Patterns at this candle" className="mt-3 flex flex-wrap gap-2">
      {others.map((pattern) => (
        <li key={pattern.key}>
          <button
            type="button"
            aria-pressed={pattern.key === chosen.key}
            className="min-h-9 rounded-full border border-control px-3 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
            onClick={() => onChoose(pattern)}
          >
            {pattern.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function LessonPart({ pattern }: { pattern: FoundPattern }) {
  if (pattern.lesson?.access === 'lesson') return <EvidenceCard lesson={pattern.lesson} />;
  return (
    <p className="border-line border-t py-4 text-md text-soft">
      There’s no lesson on this pattern, so we don’t show a published rate.
    </p>
  );
}
