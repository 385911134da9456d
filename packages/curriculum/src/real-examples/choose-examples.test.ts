import { readFileSync } from 'node:fs';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import { findCandlesticks } from '@wickwise/market/explain/find-candlesticks';
import { CandleSeries } from '@wickwise/market/series';
import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { chooseExamples } from './choose-examples.ts';
import { readExampleSeries } from './example-series.ts';

const HISTORY = new URL('../../../market/history/', import.meta.url);
const series = readExampleSeries((file) => readFileSync(new URL(file, HISTORY), 'utf8'));
const chosen = patterns.map((entry) => ({ entry, examples: chooseExamples(entry, series) }));
const shown = chosen.filter(({ examples }) => examples.length > 0);

describe.each(shown)('the real charts of $entry.id', ({ entry: { recognizedAs }, examples }) => {
  it('a pattern’s real charts show it where it is marked, found by the market engine in those candles alone', () => {
    for (const { candles, mark } of examples) {
      const stretch = CandleSeries.fromOhlc(candles);
      const found =
        recognizedAs?.kind === 'candlestick'
          ? findCandlesticks(stretch).filter(({ pattern }) => pattern === recognizedAs.name)
          : findChartPatterns(stretch).filter(({ name }) => name === recognizedAs?.name);
      expect(found.map((hit) => ('span' in hit ? hit.span.to : hit.breakout.index))).toContain(mark.to);
    }
  });

  it('a pattern’s real charts are one that worked, one that failed, or both', () => {
    const sides = examples.map(({ asRead, outcome }) => asRead ?? outcome);
    expect(new Set(sides).size).toBe(sides.length);
  });

  it('a pattern’s real charts show real daily prices in order', () => {
    for (const { symbol, from, to, settledOn, candles } of examples) {
      expect([from, to, settledOn]).toEqual([from, to, settledOn].toSorted());
      const { series: whole } = series.find((named) => named.symbol === symbol) ?? { series: null };
      const place = whole?.time.indexOf(Date.parse(from)) ?? -1;
      expect(place).toBeGreaterThanOrEqual(0);
      expect(candles.map(([, , , close]) => close)).toContain(whole?.at(place).close);
    }
  });
});

it('most patterns that the engine finds have real charts, including one that failed', () => {
  expect(shown.length).toBeGreaterThanOrEqual(35);
  expect(shown.filter(({ examples }) => examples.some(({ asRead }) => asRead === false)).length).toBeGreaterThan(25);
});

it('a pattern’s real charts are the newest of all series, not of the first one that has any', () => {
  const newestOf = (examples: ReturnType<typeof chooseExamples>, wanted: boolean) =>
    examples.find(({ asRead, outcome }) => (asRead ?? outcome === 'closed above') === wanted)?.to;
  for (const { entry, examples } of shown) {
    for (const wanted of [true, false]) {
      const days = series.map((named) => newestOf(chooseExamples(entry, [named]), wanted) ?? '');
      expect([entry.id, newestOf(examples, wanted) ?? '']).toEqual([entry.id, days.toSorted().at(-1)]);
    }
  }
});

it('the hammer of August 2018 worked, the one of December 2018 failed', () => {
  const hammer = chosen.find(({ entry }) => entry.id === 'hammer')?.examples;
  expect(hammer?.map(({ symbol, to, outcome }) => [symbol, to, outcome])).toEqual([
    ['BAC', '2018-08-31', 'closed above'],
    ['BAC', '2018-12-06', 'closed below'],
  ]);
});
