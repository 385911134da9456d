import { readFileSync } from 'node:fs';
import { createLongRandom } from '@wickwise/market/noise/long-random';
import { expect, it } from 'vitest';
import { noiseFigures } from './noise-figures.ts';
import { tradeCounts } from './trade-counts.ts';
import { MIN_TRADES, resultOf } from './trade-results.ts';
import { countBreakouts, countNoiseTrades, countRealTrades } from './trade-run.ts';
import { readTradeSeries } from './trade-series.ts';
import type { TradedId } from './traded-statistics.ts';

const HISTORY = new URL('../../../market/history/', import.meta.url);
const history = readTradeSeries((file) => readFileSync(new URL(file, HISTORY), 'utf8'));
const page = readFileSync(new URL('../../../../docs/noise.md', import.meta.url), 'utf8').split('\n');
const ids = Object.keys(tradeCounts.results) as TradedId[];

it('the series in the repository give the same trades, results and intervals again', () => {
  const counted = countRealTrades(history);
  for (const id of ids) expect(tradeCounts.results[id]).toMatchObject(counted[id]);
  expect(countBreakouts(history)).toEqual(tradeCounts.chartPatterns);
});

it('the trades on random prices are the cases of the noise figures', () => {
  const { run, tallies } = noiseFigures.sample;
  const counted = countNoiseTrades(run.walks, createLongRandom(1));
  for (const id of ids) {
    const { cases, successes } = tallies[id];
    expect(counted[id]).toMatchObject({ trades: cases, successes });
  }
});

it('without memory a trade loses its costs: most of the intervals on random prices hold two times 0.1%', () => {
  const means = ids.flatMap((id) => tradeCounts.results[id].chance.mean ?? []);
  const right = means.filter(({ low, high }) => low <= -0.2 && high >= -0.2);
  expect(right.length / means.length).toBeGreaterThan(0.8);
});

it('the documentation has the trades of the lessons', () => {
  for (const id of ids) {
    const { trades, mean } = tradeCounts.results[id].all;
    const figures = mean
      ? `${mean.percent.toFixed(2)} | ${mean.low.toFixed(2)} to ${mean.high.toFixed(2)}`
      : 'too few | ';
    const rows = page.filter((line) => line.startsWith(`| ${id} |`));
    expect(rows).toContainEqual(expect.stringContaining(`| ${id} | ${trades.toLocaleString('en-US')} | ${figures} |`));
  }
});

it('a chart pattern is too rare on real series for its trades to be counted', () => {
  for (const found of Object.values(tradeCounts.chartPatterns)) expect(found).toBeLessThan(MIN_TRADES);
});

it('trades of one month are drawn together, so the interval is wider than that of as many independent ones', () => {
  const trade = { entry: 0, succeeded: true, regime: null } as const;
  const trades = Array.from({ length: 400 }, (_, place) => ({
    ...trade,
    result: Math.floor(place / 20) % 2,
    month: Math.floor(place / 20),
  }));
  const widthBy = (clusterOf: (place: number) => string) => {
    const { mean } = resultOf(
      trades.map((one, place) => ({ ...one, cluster: clusterOf(place) })),
      createLongRandom(1),
    );
    return (mean?.high ?? 0) - (mean?.low ?? 0);
  };
  expect(widthBy((place) => String(trades[place]?.month))).toBeGreaterThan(3 * widthBy(String));
});

it('under 30 trades only their number is given', () => {
  const trade = { entry: 0, succeeded: true, regime: null, result: 0.01 } as const;
  const of = (length: number) =>
    resultOf(
      Array.from({ length }, (_, place) => ({ ...trade, cluster: String(place) })),
      createLongRandom(1),
    );
  expect(of(29)).toEqual({ trades: 29, successes: 29, mean: null });
  expect(of(30)).toEqual({ trades: 30, successes: 30, mean: { percent: 1, low: 1, high: 1 } });
});
