import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { Ohlc } from '@wickwise/market/candle';
import { defaultCandleSettings } from '@wickwise/market/candlestick/measure/settings';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { directionOf, filterPatterns, findCandlestickPatterns, isSamePattern, marksOf } from './found-patterns.ts';

/** Eleven candles that fall, and a hammer; then as many that rise, and the same shape, which hangs there. */
const fall = Array.from({ length: 11 }, (_, index): Ohlc => [100 - index, 100.5 - index, 98.5 - index, 99 - index]);
const rise = Array.from({ length: 11 }, (_, index): Ohlc => [88 + index, 89.5 + index, 87.5 + index, 89 + index]);
const series = CandleSeries.fromOhlc([...fall, [88.4, 88.65, 87, 88.6], ...rise, [99.2, 99.45, 97.8, 99.4]]);

const hammerLesson = {
  access: 'preview',
  id: 'hammer',
  name: 'Hammer',
  recognizedAs: { kind: 'candlestick', name: 'CDLHAMMER', direction: 'up' },
} as Pattern;

const found = findCandlestickPatterns(series, defaultCandleSettings, [hammerLesson]);
const names = (patterns: typeof found) => [...new Set(patterns.map(({ name }) => name))];

it('a pattern is named by its lesson, or as books name it where there is none', () => {
  expect(found.find(({ lesson }) => lesson !== null)).toMatchObject({ name: 'Hammer', lesson: { id: 'hammer' } });
  expect(names(found)).toContain('Hanging Man');
});

it('marked patterns have a lesson and follow their trend, unless the learner wants others', () => {
  expect(names(filterPatterns(found, 'in-trend'))).toEqual(['Hammer']);
  expect(filterPatterns(found, 'lessons').every(({ lesson }) => lesson !== null)).toBe(true);
  expect(filterPatterns(found, 'all')).toHaveLength(found.length);
  expect(filterPatterns(found, 'none')).toEqual([]);
});

it('patterns of one candle with the same reading share one mark', () => {
  const marks = marksOf(found);
  const places = marks.map(({ index, direction }) => `${index} ${direction}`);
  expect(new Set(places).size).toBe(places.length);
  const [hammer] = found.filter(({ name }) => name === 'Hammer');
  const alike = found.filter(
    (other) => other.found === hammer?.found || (directionOf(other) === 'up' && sameCandle(other)),
  );
  const mark = marks.find(({ index, direction }) => index === 11 && direction === 'up');
  expect(mark?.label).toMatch(alike.length > 1 ? / \+\d+$/ : /^\w+$/);
});

function sameCandle({ kind, found: one }: (typeof found)[number]): boolean {
  return kind === 'candlestick' && one.index === 11;
}

it('a pattern is no longer found once its threshold is moved past what was measured', () => {
  const strict = findCandlestickPatterns(series, { ...defaultCandleSettings, longShadow: 20 }, [hammerLesson]);
  expect(names(strict)).not.toContain('Hammer');
});

it('the sides of a pattern are told apart', () => {
  const [hammer] = found.filter(({ name }) => name === 'Hammer');
  if (hammer === undefined) throw new Error('There is no hammer.');
  expect(found.filter((other) => isSamePattern(other, hammer)).map(({ name }) => name)).toEqual(['Hammer']);
});
