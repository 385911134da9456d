import type { ChartPattern } from '@wickwise/market/chart-patterns/finding';
import { resolveChartPattern } from '@wickwise/market/chart-patterns/resolve-chart-pattern';
import { candleTimeText } from '../chart/chart-time.ts';
import { priceText } from '../model.ts';
import type { DetailsProps } from './candlestick-details.tsx';
import { DetailSection } from './detail-section.tsx';
import { defaultThresholds, type FoundPattern } from './found-patterns.ts';
import { FoundTimes } from './found-times.tsx';
import { ThresholdSlider } from './threshold-slider.tsx';
import { scoreField } from './thresholds.ts';

type Chart = Extract<FoundPattern, { kind: 'chart-pattern' }>;

/** A chart pattern: the parts of its score, its prices, and which of them price reached first. */
export function ChartPatternDetails({
  pattern,
  count,
  series,
  interval,
  thresholds,
  onThresholds,
}: DetailsProps<Chart>) {
  const { found } = pattern;
  const { state, resolvedAt } = resolveChartPattern(series, found);
  const when = resolvedAt === null ? '' : candleTimeText(series.time[resolvedAt] ?? 0, interval);
  const later = {
    open: 'Still open: price has reached neither the target nor the stop.',
    target_reached: `Price reached the target first, on ${when}.`,
    stop_reached: `Price reached the stop first, on ${when}.`,
  }[state];
  return (
    <>
      <DetailSection title="Rules">
        <p className="text-md text-soft">
          It scores {found.score} out of 100 for how closely it matches the textbook drawing. The score says nothing
          about profit.
        </p>
        <dl className="grid divide-y divide-line border-line border-t text-md">
          {found.reasons.map(({ reason, points }) => (
            <Fact key={reason} name={reason} value={`${points} points`} />
          ))}
        </dl>
      </DetailSection>
      <DetailSection title="Thresholds">
        <p className="text-md text-soft">
          Move the slider and the marks on the chart follow. <FoundTimes count={count} />
        </p>
        {found.score < thresholds.minimumScore ? (
          <p className="text-md text-soft">
            Its score of {found.score} is below your threshold of {thresholds.minimumScore}, so the chart doesn’t mark
            it.
          </p>
        ) : null}
        <ThresholdSlider
          field={scoreField}
          value={thresholds.minimumScore}
          usual={defaultThresholds.minimumScore}
          onChange={(minimumScore) => onThresholds({ ...thresholds, minimumScore })}
        />
      </DetailSection>
      <DetailSection title="Prices">
        <dl className="grid divide-y divide-line border-line border-t text-md">
          <Fact name={`Breakout ${found.breakout.direction}`} value={priceText(found.breakout.price)} />
          <Fact
            name={turnsBack(found) ? 'Target, the far end of the wedge' : 'Measured-move target'}
            value={priceText(found.target)}
          />
          <Fact name="Stop, where the pattern fails" value={priceText(found.stop)} />
        </dl>
      </DetailSection>
      <DetailSection title="What happened next">
        <p className="text-md text-soft">{later}</p>
      </DetailSection>
    </>
  );
}

/** A wedge that breaks against its slope. */
function turnsBack({ name, breakout }: ChartPattern): boolean {
  return name === (breakout.direction === 'up' ? 'falling-wedge' : 'rising-wedge');
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-soft first-letter:capitalize">{name}</dt>
      <dd className="num shrink-0">{value}</dd>
    </div>
  );
}
