import type { ChartFact, FactTopic } from '@wickwise/contract/assistant';
import type { Interval, StatusEvent } from '@wickwise/contract/market';
import type { ChartMeasures } from '@wickwise/market/chart-measures';
import type { CandleSeries } from '@wickwise/market/series';
import type { FigureWriter } from './figures.ts';

/** Candles that facts are about. Numbers and times go through `figures`, so that the text check knows each of them. */
export interface CandleContext {
  readonly figures: FigureWriter;
  readonly series: CandleSeries;
  /** What to call the candle at an index, such as "candle of Fri, Nov 20, 2026". */
  readonly candleName: (index: number) => string;
  /** Before its name in a sentence: "the " or nothing. */
  readonly article: 'the ' | '';
}

/** A candle in the middle of a sentence. */
export function theCandle({ article, candleName }: CandleContext, index: number): string {
  return `${article}${candleName(index)}`;
}

/** A live chart. */
export interface FactContext extends CandleContext {
  readonly measures: ChartMeasures;
  readonly interval: Interval;
  /** Where its candles, all of them finished, come from. */
  readonly status: StatusEvent;
}

export function fact(topic: FactTopic, label: string, value: string): ChartFact {
  return { topic, label, value, patternId: null };
}

const SMALLEST_SHARE = 0.001;

/** How far a price is from the close, such as 0.4%. */
export function distanceText(
  price: number,
  { figures, measures: { close } }: Pick<FactContext, 'figures' | 'measures'>,
): string {
  const share = Math.abs(price - close) / close;
  return share < SMALLEST_SHARE / 2 && share > 0
    ? `less than ${figures.percent(SMALLEST_SHARE)}`
    : figures.percent(share);
}

interface CandlePlace {
  readonly series: CandleSeries;
  readonly interval: Interval;
  readonly figures: FigureWriter;
}

/** When the candle at an index began, as text for its interval. */
export function candleTime({ series, interval, figures }: CandlePlace, index: number): string {
  const { time } = series.at(index);
  if (interval === 'D') return figures.day(time);
  return interval === 'W' ? `the week of ${figures.day(time)}` : figures.minute(time);
}

/** To a trader, the previous close is the day before's, whatever the chart. */
export function closeBefore(interval: Interval): string {
  return interval === 'D' ? 'the previous close' : 'the close of the candle before';
}

export function liveCandleName(place: CandlePlace, index: number): string {
  const isWhole = place.interval === 'D' || place.interval === 'W';
  return `${isWhole ? 'candle for' : 'candle that began'} ${candleTime(place, index)}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
