import type { ChartFact, FactTopic } from '@wickwise/contract/assistant';
import type { Interval, StatusEvent } from '@wickwise/contract/market';
import type { ChartMeasures } from '@wickwise/market/chart-measures';
import type { CandleSeries } from '@wickwise/market/series';
import type { FigureWriter } from './figures.ts';

/** What facts are written with. Numbers and times go through `figures`, so that the text check knows each of them. */
export interface FactContext {
  readonly measures: ChartMeasures;
  readonly figures: FigureWriter;
  readonly interval: Interval;
  /** The finished candles that were measured. */
  readonly series: CandleSeries;
  readonly status: StatusEvent;
}

export function fact(topic: FactTopic, label: string, value: string): ChartFact {
  return { topic, label, value, patternId: null };
}

/** When the candle at an index began, as text for its interval. */
export function candleTime({ series, interval, figures }: FactContext, index: number): string {
  const { time } = series.at(index);
  if (interval === 'D') return figures.day(time);
  return interval === 'W' ? `week of ${figures.day(time)}` : figures.minute(time);
}
