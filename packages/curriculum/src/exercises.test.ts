import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import { drawExercise, type Exercise } from '@wickwise/market/exercise/exercise';
import { Explainer } from '@wickwise/market/explain/explain';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import type { PatternEntry } from './pattern.ts';
import { patterns } from './patterns.ts';

/** Charts of each kind per pattern; `npm run exercises` draws 1,000. */
const SEEDS = Number(process.env.EXERCISE_SEEDS ?? 20);

type RecognizedEntry = PatternEntry & { recognizedAs: NonNullable<PatternEntry['recognizedAs']> };

const recognized = patterns.filter((entry): entry is RecognizedEntry => entry.recognizedAs !== null);

function draw({ recognizedAs, example, failure, nearMiss }: PatternEntry, shows: boolean): Exercise[] {
  const source = { recognizedAs, examples: [example, failure], nearMisses: [nearMiss] };
  return Array.from({ length: SEEDS }, (_, seed) => drawExercise({ source, shows, seed }));
}

/** Whether the engine names the last candle the end of the pattern. */
function isFound({ recognizedAs }: RecognizedEntry, { candles }: Exercise): boolean {
  const series = CandleSeries.fromOhlc(candles);
  const last = candles.length - 1;
  if (recognizedAs.kind === 'chart-pattern') {
    const found = findChartPatterns(series);
    return found.some(({ name, breakout }) => name === recognizedAs.name && breakout.index === last);
  }
  const { name, direction } = recognizedAs;
  const { value, fitsTrend } = new Explainer(series).explain({
    pattern: name,
    index: last,
    ...(direction && { direction }),
  });
  return value !== 0 && (direction === null || value > 0 === (direction === 'up')) && fitsTrend !== false;
}

it.each(recognized)('every new chart of $id shows it at its end, after the trend it needs', (entry) => {
  expect(draw(entry, true).filter((exercise) => !isFound(entry, exercise))).toEqual([]);
});

/** On which side the lesson says that price breaks out; null where it takes either. */
const sides = { bullish: 'up', bearish: 'down', either: null } as const;

it.each(recognized.filter(({ recognizedAs }) => recognizedAs.kind === 'chart-pattern'))(
  'every new chart of $id breaks out on the side that the lesson waits for',
  (entry) => {
    const side = sides[entry.bias];
    const found = draw(entry, true).map(({ candles }) => {
      return findChartPatterns(CandleSeries.fromOhlc(candles)).find(
        ({ name, breakout }) => name === entry.recognizedAs.name && breakout.index === candles.length - 1,
      );
    });
    expect(found.filter((pattern) => side !== null && pattern?.breakout.direction !== side)).toEqual([]);
  },
);

it.each(recognized)('no near miss of $id shows the pattern', (entry) => {
  expect(draw(entry, false).filter((exercise) => isFound(entry, exercise))).toEqual([]);
});

it.each(patterns)('charts of $id end with their mark, and hardly any appears twice', (entry) => {
  const charts = [...draw(entry, true), ...draw(entry, false)];
  expect(charts.every(({ candles, mark }) => mark.to === candles.length - 1 && mark.from <= mark.to)).toBe(true);
  const different = new Set(charts.map(({ candles }) => JSON.stringify(candles))).size;
  expect(different).toBeGreaterThan(0.95 * charts.length);
});
