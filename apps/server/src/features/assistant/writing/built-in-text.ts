import type { Interval } from '@wickwise/contract/market';
import { type ChartMeasures, classifyVolume } from '@wickwise/market/chart-measures';
import type { KnownChart } from '../facts/chart-facts.ts';
import { closeBefore, distanceText } from '../facts/fact-context.ts';
import type { FigureWriter } from '../facts/figures.ts';
import type { PatternCase } from '../facts/pattern-case.ts';

/** The text that Wick writes without a model: the facts as sentences, in short paragraphs. */
export function writeBuiltInText({ context: { figures }, measures, patterns, facts }: KnownChart): string {
  const context: TextContext = {
    measures,
    figures,
    symbol: facts.symbol,
    chart: CHART_NAMES[facts.interval],
    interval: facts.interval,
  };
  const paragraphs = [
    [describePrice(context), describeAverages(context)],
    describeLevels(context),
    ...describePatterns(patterns),
    [describeMomentum(context), describeVolatility(context), describeVolume(context)],
    [CLOSING],
  ];
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const CLOSING = 'That’s what the chart shows, not what comes next, and it isn’t advice.';

export const CHART_NAMES = {
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
  readonly interval: Interval;
}

function describePrice({ measures: { close, change, trend }, figures, symbol, chart, interval }: TextContext): string {
  const direction = {
    up: ' in a short-term uptrend',
    down: ' in a short-term downtrend',
    flat: ' without a clear short-term trend',
  };
  const where = trend === null ? '' : direction[trend.direction];
  const first = `On the ${chart}, ${symbol} last closed at ${figures.price(close)}${where}.`;
  if (change === null) return first;
  if (Math.abs(change) < 0.0005) return `${first} That’s almost exactly ${closeBefore(interval)}.`;
  return `${first} That’s ${figures.percent(Math.abs(change), 2)} ${change > 0 ? 'above' : 'below'} ${closeBefore(interval)}.`;
}

export function describeAverages({
  measures: { close, shortAverage, longAverage },
}: Pick<TextContext, 'measures'>): string {
  if (shortAverage === null || longAverage === null) return '';
  const [aboveShort, aboveLong] = [close > shortAverage, close > longAverage];
  if (aboveShort && aboveLong) return 'Price is above both its 20-candle and its 50-candle average.';
  if (!aboveShort && !aboveLong) return 'Price is below both its 20-candle and its 50-candle average.';
  return aboveShort
    ? 'Price is above its 20-candle average but below its 50-candle one.'
    : 'Price is below its 20-candle average but above its 50-candle one.';
}

export function describeLevels({ measures, figures }: Pick<TextContext, 'measures' | 'figures'>): string[] {
  const { support, resistance } = measures;
  const away = (price: number) => `${figures.price(price)}, ${distanceText(price, { measures, figures })} away`;
  return [
    support === null
      ? 'There’s no unbroken swing low below the last close.'
      : `The nearest swing low is at ${away(support.price)}.`,
    resistance === null
      ? 'There’s no unbroken swing high above the last close.'
      : `The nearest swing high is at ${away(resistance.price)}.`,
  ];
}

/** For each pattern what confirms and what cancels it, then what follows from the evidence. */
function describePatterns(patterns: readonly PatternCase[]): string[][] {
  if (patterns.length === 0) return [['No marked pattern has completed on the newest candles.']];
  return patterns.flatMap(({ name, state, confirms, cancels, verdict }) => [
    [
      `The chart shows ${name}${state === null ? '' : `, ${state}`}.`,
      `What confirms it: ${confirms}.`,
      `It’s canceled if ${cancels}.`,
    ],
    verdict === null ? [] : [verdict],
  ]);
}

export function describeMomentum({
  measures: { rsi, macd },
  figures,
}: Pick<TextContext, 'measures' | 'figures'>): string {
  if (rsi === null) return '';
  const zone = rsi >= 70 ? 'overbought' : rsi <= 30 ? 'oversold' : 'in its middle range';
  const first = `RSI is ${figures.plain(rsi, 1)}, ${zone}`;
  if (macd === null) return `${first}.`;
  return `${first}, and MACD is ${macd.histogram >= 0 ? 'above' : 'below'} its signal line.`;
}

export function describeVolatility({ measures, figures }: Pick<TextContext, 'measures' | 'figures'>): string {
  const { meanSpan, averageTrueRange } = measures;
  if (meanSpan === null) return '';
  const first = `From low to high, the last 14 candles span ${figures.price(meanSpan)} on average.`;
  if (averageTrueRange === null) return first;
  return `${first} ATR, which includes gaps and older candles, is ${figures.price(averageTrueRange)}.`;
}

export function describeVolume({ measures, figures }: Pick<TextContext, 'measures' | 'figures'>): string {
  const { volume, meanVolume } = measures;
  if (meanVolume === null || meanVolume === 0) return '';
  const ratio = figures.plain(volume / meanVolume, 2);
  return `Volume on the last candle was ${ratio} times its average, ${classifyVolume(Number(ratio))} average.`;
}
