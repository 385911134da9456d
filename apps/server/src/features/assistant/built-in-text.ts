import type { ChartMeasures } from '@wickwise/market/chart-measures';
import type { KnownChart } from './facts.ts';
import { FigureWriter } from './figures.ts';

/** The text that Wick writes without a model: the facts as sentences, in three short paragraphs. */
export function writeBuiltInText({ measures, facts }: KnownChart): string {
  const figures = new FigureWriter(measures.close);
  const context: TextContext = { measures, figures, symbol: facts.symbol, chart: CHARTS[facts.interval] };
  const paragraphs = [
    [describePrice(context), describeAverages(context)],
    [...describeLevels(context), describePatterns(facts.facts)],
    [describeMomentum(context), describeVolatility(context), describeVolume(context)],
    [CLOSING],
  ];
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const CLOSING = 'That’s what the chart shows, not what comes next, and it isn’t advice.';

const CHARTS = {
  5: '5-minute chart',
  15: '15-minute chart',
  60: '1-hour chart',
  240: '4-hour chart',
  D: 'daily chart',
  W: 'weekly chart',
} as const;

interface TextContext {
  readonly measures: ChartMeasures;
  readonly figures: FigureWriter;
  readonly symbol: string;
  /** Such as "1-hour chart". */
  readonly chart: string;
}

function describePrice({ measures: { close, change, trend }, figures, symbol, chart }: TextContext): string {
  const direction = { up: ' in an uptrend', down: ' in a downtrend', flat: ' without a clear trend' };
  const where = trend === null ? '' : direction[trend.direction];
  const first = `On the ${chart}, ${symbol} last closed at ${figures.price(close)}${where}.`;
  if (change === null) return first;
  if (Math.abs(change) < 0.0005) return `${first} That’s almost exactly the previous close.`;
  return `${first} That’s ${figures.percent(Math.abs(change))} ${change > 0 ? 'above' : 'below'} the previous close.`;
}

function describeAverages({ measures: { close, shortAverage, longAverage } }: TextContext): string {
  if (shortAverage === null || longAverage === null) return '';
  const [aboveShort, aboveLong] = [close > shortAverage, close > longAverage];
  if (aboveShort && aboveLong) return 'Price is above both its short and its long average.';
  if (!aboveShort && !aboveLong) return 'Price is below both its short and its long average.';
  return aboveShort
    ? 'Price is above its short average but still below its long one.'
    : 'Price has slipped below its short average but is still above its long one.';
}

function describeLevels({ measures: { support, resistance }, figures }: TextContext): string[] {
  const nearest = support === null ? '' : `The nearest support is ${figures.price(support.price)}.`;
  if (resistance === null) return [nearest, 'None of the strongest levels is above the last close.'];
  const above = `The nearest resistance is ${figures.price(resistance.price)}.`;
  return [support === null ? 'None of the strongest levels is below the last close.' : nearest, above];
}

function describePatterns(facts: KnownChart['facts']['facts']): string {
  const names = facts.filter(({ patternId }) => patternId !== null).map(({ label }) => label);
  const [first, ...others] = names;
  if (first === undefined) return 'No pattern from your lessons has completed recently.';
  const last = others.pop();
  if (last === undefined) return `The chart shows one pattern from your lessons: ${first}.`;
  return `The chart shows patterns from your lessons: ${[first, ...others].join(', ')} and ${last}.`;
}

function describeMomentum({ measures: { rsi, macd }, figures }: TextContext): string {
  if (rsi === null) return '';
  const zone = rsi >= 70 ? 'overbought' : rsi <= 30 ? 'oversold' : 'in its middle range';
  const first = `RSI is ${figures.plain(rsi, 1)}, ${zone}`;
  if (macd === null) return `${first}.`;
  return `${first}, and MACD is ${macd.histogram >= 0 ? 'above' : 'below'} its signal line.`;
}

function describeVolatility({ measures: { range, close }, figures }: TextContext): string {
  if (range === null) return '';
  return `A candle usually spans about ${figures.price(range)}, or ${figures.percent(range / close)} of the price.`;
}

function describeVolume({ measures: { volume, meanVolume } }: TextContext): string {
  if (meanVolume === null || meanVolume === 0) return '';
  const ratio = volume / meanVolume;
  if (ratio >= 1.5) return 'Volume on the last candle was well above average.';
  return ratio <= 0.67
    ? 'Volume on the last candle was well below average.'
    : 'Volume on the last candle was about average.';
}
