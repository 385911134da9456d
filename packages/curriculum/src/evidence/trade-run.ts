import type { TradeResult, TradeResults } from '@wickwise/contract/lesson/evidence';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import { createLongRandom } from '@wickwise/market/noise/long-random';
import { drawNoiseWalk } from '@wickwise/market/noise/noise-walk';
import type { Random } from '@wickwise/statistics/random';
import type { NamedSeries } from '../real-examples/choose-examples.ts';
import type { TradeCounts } from './figures.ts';
import { MAIN_RUNS } from './noise-runs.ts';
import { CANDLES_PER_WALK } from './run.ts';
import { statistics } from './statistics.ts';
import { addTrades, resultOf, startTrades } from './trade-results.ts';
import type { TradedId } from './traded-statistics.ts';

/** The first walks of the main run: enough for the mean of most patterns, and quick enough for a test. */
const NOISE_WALKS = 20;
/** Trades on random prices are taken together when they begin within so many candles. */
const NOISE_BLOCK = 1000;
/** Of the one stream of random numbers from which all resamples are drawn. */
const SEED = 20_070_103;

/** Counts the trades of every lesson on real series and on random prices. */
export function countTrades(history: readonly NamedSeries[]): TradeCounts {
  const random = createLongRandom(SEED);
  const real = countRealTrades(history, random);
  const chance = countNoiseTrades(NOISE_WALKS, random);
  const results = (Object.keys(real) as TradedId[]).map((id) => [id, { ...real[id], chance: chance[id] }]);
  return {
    series: history.map(describe),
    results: Object.fromEntries(results) as TradeCounts['results'],
    chartPatterns: countBreakouts(history),
  };
}

/** The trades on real series, those of one month together. */
export function countRealTrades(
  history: readonly NamedSeries[],
  random = createLongRandom(SEED),
): Record<TradedId, Omit<TradeResults, 'chance'>> {
  const lists = startTrades();
  for (const { series } of history) addTrades(lists, series, (entry) => dayOf(series.time[entry]).slice(0, 7));
  const results = Object.entries(lists).map(([id, trades]) => {
    const within = (regime: 'above' | 'below') =>
      resultOf(
        trades.filter((trade) => trade.regime === regime),
        random,
      );
    return [id, { all: resultOf(trades, random), above: within('above'), below: within('below') }];
  });
  return Object.fromEntries(results);
}

/** The trades on the first walks of the main run. */
export function countNoiseTrades(walks: number, random: Random): Record<TradedId, TradeResult> {
  const lists = startTrades();
  const { seed, walks: _, ...market } = MAIN_RUNS[0];
  for (let walk = 0; walk < walks; walk++) {
    const series = drawNoiseWalk({ random: createLongRandom(seed + walk), candles: CANDLES_PER_WALK, ...market });
    addTrades(lists, series, (entry) => `${walk}/${Math.floor(entry / NOISE_BLOCK)}`);
  }
  const results = Object.entries(lists).map(([id, trades]) => [id, resultOf(trades, random)]);
  return Object.fromEntries(results);
}

/** The breakouts of chart patterns on real series. */
export function countBreakouts(history: readonly NamedSeries[]): TradeCounts['chartPatterns'] {
  const found = history.flatMap(({ series }) => findChartPatterns(series));
  const counts = Object.entries(statistics).flatMap(([id, statistic]) => {
    if (statistic.kind !== 'chart-pattern') return [];
    const { pattern, side, counts } = statistic;
    const counted = found.filter(
      ({ name, breakout }) => name === pattern && (counts === 'breakout' || breakout.direction === side),
    );
    return [[id, counted.length]];
  });
  return Object.fromEntries(counts);
}

function describe({ symbol, series }: NamedSeries): TradeCounts['series'][number] {
  return { symbol, from: dayOf(series.time[0]), to: dayOf(series.time[series.length - 1]), candles: series.length };
}

function dayOf(time = Number.NaN): string {
  return new Date(time).toISOString().slice(0, 10);
}
