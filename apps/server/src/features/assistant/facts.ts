import type { ChartFact, ChartFacts } from '@wickwise/contract/assistant';
import { type ChartMeasures, MEASURE_PERIODS, measureChart } from '@wickwise/market/chart-measures';
import { MACD_PERIODS } from '@wickwise/market/indicators/macd';
import type { PriceLevel } from '@wickwise/market/levels';
import { CandleSeries } from '@wickwise/market/series';
import type { ChartKey, ChartSnapshot } from '../market/public.ts';
import { candleTime, type FactContext, fact } from './fact-context.ts';
import { type Figure, FigureWriter } from './figures.ts';
import { patternFacts } from './pattern-facts.ts';

/** What the assistant knows about a chart: the facts, and every number that a text may repeat. */
export interface KnownChart {
  readonly measures: ChartMeasures;
  readonly facts: ChartFacts;
  readonly figures: readonly Figure[];
  /** Phrases in the facts that contain digits but are not figures: labels and times. */
  readonly phrases: readonly string[];
}

/**
 * Measures the finished candles of a chart and returns the results as facts. The candle in progress is left out, because
 * it can look different a minute later.
 */
export function readFacts(key: ChartKey, { candles, isLastFinished, status }: ChartSnapshot): KnownChart {
  const finished = isLastFinished ? candles : candles.slice(0, -1);
  const series = CandleSeries.fromCandles(finished.map(({ candle }) => candle));
  const measures = measureChart(series);
  const figures = new FigureWriter(measures.close);
  const context = { measures, figures, interval: key.interval, series, status };
  const { source, fetchedAt, problem } = status;
  const facts = [
    ...priceFacts(context),
    ...trendFacts(context),
    ...levelFacts(context),
    ...indicatorFacts(context),
    ...patternFacts(context),
    ...volatilityFacts(context),
    ...volumeFacts(context),
    ...dataFacts(context),
  ];
  const phrases = [...facts.map(({ label }) => label), ...figures.times];
  return { measures, facts: { ...key, source, fetchedAt, problem, facts }, figures: figures.figures, phrases };
}

function priceFacts({ measures: { close, change }, figures }: FactContext): ChartFact[] {
  const moved = change === null ? '' : `, ${figures.signedPercent(change)} from the previous close`;
  return [fact('price', 'Last close', `${figures.price(close)}${moved}`)];
}

function trendFacts({ measures, figures }: FactContext): ChartFact[] {
  const { close, trend, shortAverage, longAverage } = measures;
  const facts: ChartFact[] = [];
  if (trend !== null) {
    const side = { up: 'Up, above', down: 'Down, below', flat: 'Flat, close to' }[trend.direction];
    const label = `Trend (EMA ${MEASURE_PERIODS.trend})`;
    facts.push(fact('trend', label, `${side} its average of ${figures.price(trend.average)}`));
  }
  const averages = [
    [MEASURE_PERIODS.shortAverage, shortAverage],
    [MEASURE_PERIODS.longAverage, longAverage],
  ] as const;
  for (const [period, average] of averages) {
    if (average === null) continue;
    const side = close === average ? 'at it' : close > average ? 'above it' : 'below it';
    facts.push(fact('trend', `SMA ${period}`, `${figures.price(average)}, last close ${side}`));
  }
  return facts;
}

function levelFacts({ measures: { close, support, resistance }, figures }: FactContext): ChartFact[] {
  const describe = ({ price, touches }: PriceLevel) => {
    const distance = figures.percent(Math.abs(price - close) / close);
    return `${figures.price(price)}, ${distance} away, price turned there ${figures.plain(touches.length, 0)} times`;
  };
  return [
    fact(
      'levels',
      'Support',
      support === null ? 'None of the strongest levels is below the last close' : describe(support),
    ),
    fact(
      'levels',
      'Resistance',
      resistance === null ? 'None of the strongest levels is above the last close' : describe(resistance),
    ),
  ];
}

function indicatorFacts({ measures: { rsi, macd }, figures }: FactContext): ChartFact[] {
  const facts: ChartFact[] = [];
  if (rsi !== null) {
    const zone = rsi >= 70 ? `${figures.plain(70, 0)} or more` : rsi <= 30 ? `${figures.plain(30, 0)} or less` : null;
    const between = () => `between ${figures.plain(30, 0)} and ${figures.plain(70, 0)}`;
    facts.push(fact('indicators', `RSI (${MEASURE_PERIODS.rsi})`, `${figures.plain(rsi, 1)}, ${zone ?? between()}`));
  }
  if (macd !== null) {
    const { fast, slow, signal } = MACD_PERIODS;
    const side = macd.histogram >= 0 ? 'above' : 'below';
    const lines = `${figures.plain(macd.line, 2)}, ${side} its signal line of ${figures.plain(macd.signal, 2)}`;
    facts.push(fact('indicators', `MACD (${fast}, ${slow}, ${signal})`, lines));
  }
  return facts;
}

function volatilityFacts({ measures: { close, range }, figures }: FactContext): ChartFact[] {
  if (range === null) return [];
  const share = figures.percent(range / close);
  return [
    fact('volatility', `ATR (${MEASURE_PERIODS.atr})`, `${figures.price(range)} per candle, ${share} of the price`),
  ];
}

function volumeFacts({ measures: { volume, meanVolume }, figures }: FactContext): ChartFact[] {
  if (meanVolume === null || meanVolume === 0) return [];
  const ratio = figures.plain(volume / meanVolume, 1);
  const label = `Volume (average of ${MEASURE_PERIODS.volume})`;
  return [
    fact('volume', label, `${figures.volume(volume)}, ${ratio} times the average of ${figures.volume(meanVolume)}`),
  ];
}

function dataFacts(context: FactContext): ChartFact[] {
  const { series, figures, status } = context;
  const age = status.problem === null ? '' : ' (the last good data)';
  return [
    fact('data', 'Newest finished candle', candleTime(context, series.length - 1)),
    fact('data', 'Source', status.source.name),
    fact('data', 'As of', `${figures.minute(Date.parse(status.fetchedAt))}${age}`),
  ];
}
