import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { DetailSection } from './detail-section.tsx';
import { DrawnRules } from './drawn-rules.tsx';
import { patternOutcomeText, trendText } from './explanation-texts.ts';
import { defaultThresholds, type FoundPattern, type Thresholds } from './found-patterns.ts';
import { FoundTimes } from './found-times.tsx';
import { ThresholdSlider } from './threshold-slider.tsx';
import { thresholdFields } from './thresholds.ts';
import type { OpenRules } from './use-open-rules.ts';

export interface DetailsProps<Pattern extends FoundPattern> {
  pattern: Pattern;
  /** How often the chart has this pattern with the current thresholds. */
  count: number;
  series: CandleSeries;
  interval: Interval;
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  rules: OpenRules;
}

/** The rules of a candlestick pattern under the current thresholds, which can differ from those it was found with. */
export function CandlestickDetails({
  count,
  series,
  interval,
  thresholds,
  onThresholds,
  rules: { explanation: said, drawnRule, drawRule },
}: Omit<DetailsProps<FoundPattern>, 'pattern'>) {
  if (said === null) return null;
  const isMet = said.rules.every(({ met }) => met);
  return (
    <>
      <DetailSection title="Rules">
        <p className="text-md text-soft">
          {isMet ? 'Every rule is met.' : 'Not every rule is met with these thresholds, so the chart doesn’t mark it.'}
        </p>
        <DrawnRules rules={said.rules} drawn={drawnRule} onDraw={drawRule} />
        {said.note ? <p className="text-muted text-sm">{said.note}</p> : null}
      </DetailSection>
      {said.settings.length > 0 ? (
        <DetailSection title="Thresholds">
          <p className="text-md text-soft">
            Move a slider and the marks on the chart follow. <FoundTimes count={count} />
          </p>
          {said.settings.map((name) => (
            <ThresholdSlider
              key={name}
              field={thresholdFields[name]}
              value={thresholds.candles[name]}
              usual={defaultThresholds.candles[name]}
              onChange={(value) => onThresholds({ ...thresholds, candles: { ...thresholds.candles, [name]: value } })}
            />
          ))}
        </DetailSection>
      ) : null}
      <DetailSection title="The trend before it">
        <p className="text-md text-soft">{trendText(said)}</p>
      </DetailSection>
      <DetailSection title="What happened next">
        <p className="text-md text-soft">{patternOutcomeText(said, { series, interval })}</p>
      </DetailSection>
    </>
  );
}
