import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { introductions } from '../articles/articles.ts';
import { patterns } from '../patterns.ts';
import { measuredRates } from './measured-rates.ts';
import { noiseFigures } from './noise-figures.ts';
import { rateOf } from './rates.ts';
import { CANDLES_PER_WALK, countNoise } from './run.ts';
import { statistics } from './statistics.ts';

const page = readFileSync(new URL('../../../../docs/noise.md', import.meta.url), 'utf8');

it('the first walks of the run give the same counts again', () => {
  expect(countNoise(noiseFigures.sample.run)).toEqual(noiseFigures.sample.tallies);
});

it('the run has at least 400,000 candles', () => {
  expect(noiseFigures.candles).toBeGreaterThanOrEqual(400_000);
  expect(noiseFigures.sample.run.walks * CANDLES_PER_WALK).toBeLessThan(noiseFigures.candles);
});

it('every measured lesson is counted, on random and on real prices, but for the flags', () => {
  const measured = patterns.filter(({ evidence }) => evidence.kind === 'measured').map(({ id }) => id);
  const uncounted = measured.filter((id) => !Object.keys(statistics).includes(id));
  expect(uncounted).toEqual(['bull-flag', 'bear-flag']);
  for (const { tallies } of [noiseFigures, measuredRates]) {
    expect(Object.keys(tallies).toSorted()).toEqual(Object.keys(statistics).toSorted());
  }
});

it('the documentation has the figures of the lessons', () => {
  for (const [id, tally] of Object.entries(noiseFigures.tallies)) {
    const { percent, low, high, cases } = rateOf(tally) ?? {};
    const row = page.split('\n').find((line) => line.startsWith(`| ${id} |`));
    expect(row).toContain(
      `${percent?.toFixed(1)} | ${low?.toFixed(1)} to ${high?.toFixed(1)} | ${cases?.toLocaleString('en-US')} |`,
    );
  }
});

it('the introduction on chance has the figures of the lessons', () => {
  const bars = introductions.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'bars');
  const rateIn = (tallies: typeof noiseFigures.tallies, id: keyof typeof statistics) =>
    Math.round(rateOf(tallies[id])?.percent ?? Number.NaN);
  expect(bars?.bars.filter(({ label }) => !label.endsWith('published')).map(({ value }) => value)).toEqual([
    rateIn(noiseFigures.tallies, 'hammer'),
    rateIn(noiseFigures.tallies, 'three-white-soldiers'),
    rateIn(noiseFigures.tallies, 'bearish-engulfing'),
    rateIn(measuredRates.tallies, 'bearish-engulfing'),
  ]);
});
