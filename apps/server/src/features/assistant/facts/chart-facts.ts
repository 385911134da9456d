import type { ChartFact, ChartFacts } from '@wickwise/contract/assistant';
import {
  type ChartMeasures,
  classifyVolume,
  MEASURE_PERIODS,
  measureChart,
  VOLUME_BOUNDS,
} from '@wickwise/market/chart-measures';
import { MACD_PERIODS } from '@wickwise/market/indicators/macd';
import type { PriceLevel } from '@wickwise/market/levels';
import { CandleSeries } from '@wickwise/market/series';
import type { Swing } from '@wickwise/market/swings';
import type { ChartKey, ChartSnapshot } from '../../market/public.ts';
import { candleTime, closeBefore, distanceText, type FactContext, fact, liveCandleName } from './fact-context.ts';
import { FigureWriter } from './figures.ts';
import type { Knowledge } from './knowledge.ts';
import type { PatternCase } from './pattern-case.ts';
import { currentPatterns, patternFacts } from './pattern-facts.ts';

/** What the assistant knows about a chart. */
export interface KnownChart {
  readonly context: FactContext;
  readonly measures: ChartMeasures;
  /** The patterns that are named. */
  readonly patterns: readonly PatternCase[];
  readonly facts: ChartFacts;
  readonly knowledge: Knowledge;
}

/**
 * Measures the finished candles of a chart and returns the results as facts. The candle in progress is left out, because
 * it can look different a minute later.
 * @param options.isNewest false for a chart that was cut off at an earlier candle
 */
export function readFacts(
  key: ChartKey,
  { candles, isLastFinished, status }: ChartSnapshot,
  { isNewest = true }: { isNewest?: boolean } = {},
): KnownChart {
  const finished = isLastFinished ? candles : candles.slice(0, -1);
  const context = chartContext(key, { series: CandleSeries.fromCandles(finished.map(({ candle }) => candle)), status });
  const { measures } = context;
  const patterns = currentPatterns(context);
  const { source, fetchedAt, problem } = status;
  const facts = [
    ...priceFacts(context, isNewest ? 'Last close' : 'Close'),
    ...trendFacts(context),
    ...levelFacts(context),
    ...indicatorFacts(context),
    ...patternFacts(patterns, context),
    ...volatilityFacts(context),
    ...volumeFacts(context),
    ...dataFacts(context, isNewest ? 'Newest finished candle' : 'Candle'),
  ];
  const knowledge = {
    facts,
    figures: context.figures,
    interval: key.interval,
    trend: measures.trend?.direction ?? null,
    rsi: measures.rsi,
  };
  return { context, measures, patterns, facts: { ...key, source, fetchedAt, problem, facts }, knowledge };
}

function chartContext({ interval }: ChartKey, chart: Pick<FactContext, 'series' | 'status'>): FactContext {
  const measures = measureChart(chart.series);
  const figures = new FigureWriter(measures.close);
  const place = { series: chart.series, interval, figures };
  return {
    ...chart,
    measures,
    figures,
    interval,
    article: 'the ',
    candleName: (index) => liveCandleName(place, index),
  };
}

function priceFacts({ measures: { close, change }, figures, interval }: FactContext, label: string): ChartFact[] {
  const moved = change === null ? '' : `, ${figures.signedPercent(change, 2)} from ${closeBefore(interval)}`;
  return [fact('price', label, `${figures.price(close)}${moved}`)];
}

function trendFacts({ measures, figures }: FactContext): ChartFact[] {
  const { close, trend, shortAverage, longAverage } = measures;
  const facts: ChartFact[] = [];
  if (trend !== null) {
    const side = { up: 'Up, above', down: 'Down, below', flat: 'Flat, close to' }[trend.direction];
    const bound = `within ${figures.price(trend.tolerance)}, I call it flat`;
    const label = `Trend (EMA ${MEASURE_PERIODS.trend})`;
    facts.push(fact('trend', label, `${side} its average of ${figures.price(trend.average)}; ${bound}`));
  }
  const averages = [
    [MEASURE_PERIODS.shortAverage, shortAverage],
    [MEASURE_PERIODS.longAverage, longAverage],
  ] as const;
  for (const [period, average] of averages) {
    if (average === null) continue;
    const side = close === average ? 'at it' : close > average ? 'above it' : 'below it';
    facts.push(fact('trend', `SMA ${period}`, `${figures.price(average)}, close ${side}`));
  }
  return facts;
}

function levelFacts(context: FactContext): ChartFact[] {
  const { support, resistance, levelBelow, levelAbove } = context.measures;
  return [
    swingFact('Nearest swing low', support, context) ??
      fact('levels', 'Nearest swing low', 'None: there’s no unbroken swing low below the close'),
    swingFact('Nearest swing high', resistance, context) ??
      fact('levels', 'Nearest swing high', 'None: there’s no unbroken swing high above the close'),
    ...levelFact('Nearest strong level below', levelBelow, context),
    ...levelFact('Nearest strong level above', levelAbove, context),
  ];
}

function swingFact(label: string, swing: Swing | null, context: FactContext): ChartFact | null {
  if (swing === null) return null;
  const beyond = swing.kind === 'high' ? 'above' : 'below';
  const where = `on the ${context.candleName(swing.index)}, no close ${beyond} it since`;
  return fact(
    'levels',
    label,
    `${context.figures.price(swing.price)}, ${distanceText(swing.price, context)} away, ${where}`,
  );
}

/** Levels where price turned more than once: those that the chart draws. */
function levelFact(label: string, level: PriceLevel | null, context: FactContext): ChartFact[] {
  if (level === null) return [];
  const { figures } = context;
  const { length } = level.touches;
  const turns = `price turned there ${length === 2 ? 'twice' : `${figures.plain(length, 0)} times`}`;
  return [fact('levels', label, `${figures.price(level.price)}, ${distanceText(level.price, context)} away, ${turns}`)];
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

function volatilityFacts({ measures: { close, averageTrueRange, meanSpan }, figures }: FactContext): ChartFact[] {
  const { span, atr } = MEASURE_PERIODS;
  const share = (size: number) => `${figures.price(size)}, ${figures.percent(size / close)} of the price`;
  return [
    ...(meanSpan === null ? [] : [fact('volatility', `Mean range, high to low (${span})`, share(meanSpan))]),
    ...(averageTrueRange === null
      ? []
      : [
          fact(
            'volatility',
            `ATR (${atr})`,
            `${share(averageTrueRange)}; it includes gaps and, with less weight, older candles`,
          ),
        ]),
  ];
}

function volumeFacts({ measures: { volume, meanVolume }, figures }: FactContext): ChartFact[] {
  if (meanVolume === null || meanVolume === 0) return [];
  const ratio = figures.plain(volume / meanVolume, 2);
  const { aboutAverage, aboveAverage } = VOLUME_BOUNDS;
  const bounds = `about average is ${figures.plain(aboutAverage, 1)} to ${figures.plain(aboveAverage, 1)} times`;
  const name = `${classifyVolume(Number(ratio))} average`;
  const label = `Volume (average of ${MEASURE_PERIODS.volume})`;
  return [
    fact(
      'volume',
      label,
      `${figures.volume(volume)}, ${ratio} times the average of ${figures.volume(meanVolume)}: ${name}; ${bounds}`,
    ),
  ];
}

function dataFacts(context: FactContext, label: string): ChartFact[] {
  const { series, figures, status } = context;
  const age = status.problem === null ? '' : ' (the last good data)';
  return [
    fact('data', label, candleTime(context, series.length - 1)),
    fact('data', 'Source', status.source.name),
    fact('data', 'Last checked', `${figures.minute(Date.parse(status.fetchedAt))}${age}`),
  ];
}
