import type { Ohlc } from '@wickwise/market/candle';
import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.ts';

type Series = readonly Ohlc[];
type Rule = (series: Series, last: number) => boolean;

function at(series: Series, index: number): Ohlc {
  const candle = series[index];
  if (candle === undefined) throw new RangeError(`No candle ${index} among ${series.length}.`);
  return candle;
}

const body = ([open, , , close]: Ohlc) => Math.abs(close - open);
const range = ([, high, low]: Ohlc) => high - low;
const top = ([open, , , close]: Ohlc) => Math.max(open, close);
const bottom = ([open, , , close]: Ohlc) => Math.min(open, close);
const upperShadow = (candle: Ohlc) => candle[1] - top(candle);
const lowerShadow = (candle: Ohlc) => bottom(candle) - candle[2];
const isWhite = ([open, , , close]: Ohlc) => close >= open;

/** Mean over the `period` candles before `index`, as TA-Lib's candle settings define it. */
function meanBefore(series: Series, index: number, of: { measure: (candle: Ohlc) => number; period: number }): number {
  if (index < of.period) throw new RangeError(`Candle ${index} has fewer than ${of.period} before it.`);
  const window = series.slice(index - of.period, index);
  return window.reduce((sum, candle) => sum + of.measure(candle), 0) / of.period;
}

const usualBody = (series: Series, index: number) => meanBefore(series, index, { measure: body, period: 10 });
const tenthOfRange = (series: Series, index: number) => 0.1 * meanBefore(series, index, { measure: range, period: 10 });
const near = (series: Series, index: number) => 0.2 * meanBefore(series, index, { measure: range, period: 5 });
const far = (series: Series, index: number) => 0.6 * meanBefore(series, index, { measure: range, period: 5 });
const isLong = (series: Series, index: number) => body(at(series, index)) > usualBody(series, index);
const isShort = (series: Series, index: number) => body(at(series, index)) < usualBody(series, index);

const isDoji: Rule = (series, last) => body(at(series, last)) <= tenthOfRange(series, last);

const isHammer: Rule = (series, last) => {
  const candle = at(series, last);
  return (
    isShort(series, last) &&
    lowerShadow(candle) > body(candle) &&
    upperShadow(candle) < tenthOfRange(series, last) &&
    bottom(candle) <= at(series, last - 1)[2] + near(series, last - 1)
  );
};

const isShootingStar: Rule = (series, last) => {
  const candle = at(series, last);
  return (
    isShort(series, last) &&
    upperShadow(candle) > body(candle) &&
    lowerShadow(candle) < tenthOfRange(series, last) &&
    bottom(candle) > top(at(series, last - 1))
  );
};

const coversBody = (first: Ohlc, second: Ohlc) => top(second) > top(first) && bottom(second) < bottom(first);

const isBullishEngulfing: Rule = (series, last) => {
  const [first, second] = [at(series, last - 1), at(series, last)];
  return !isWhite(first) && isWhite(second) && coversBody(first, second);
};

const isBearishEngulfing: Rule = (series, last) => {
  const [first, second] = [at(series, last - 1), at(series, last)];
  return isWhite(first) && !isWhite(second) && coversBody(first, second);
};

const isMorningStar: Rule = (series, last) => {
  const [first, star, third] = [at(series, last - 2), at(series, last - 1), at(series, last)];
  return (
    !isWhite(first) &&
    isLong(series, last - 2) &&
    !isLong(series, last - 1) &&
    top(star) < bottom(first) &&
    isWhite(third) &&
    isLong(series, last) &&
    third[3] > first[3] + 0.3 * body(first)
  );
};

const isEveningStar: Rule = (series, last) => {
  const [first, star, third] = [at(series, last - 2), at(series, last - 1), at(series, last)];
  return (
    isWhite(first) &&
    isLong(series, last - 2) &&
    !isLong(series, last - 1) &&
    bottom(star) > top(first) &&
    !isWhite(third) &&
    isLong(series, last) &&
    third[3] < first[3] - 0.3 * body(first)
  );
};

const isPiercing: Rule = (series, last) => {
  const [first, second] = [at(series, last - 1), at(series, last)];
  return (
    !isWhite(first) &&
    isLong(series, last - 1) &&
    isWhite(second) &&
    isLong(series, last) &&
    second[0] < first[2] &&
    second[3] > first[3] + 0.5 * body(first) &&
    second[3] < first[0]
  );
};

/** One soldier following another: higher open and close, opening near the body before, not much shorter. */
function followsSoldier(series: Series, index: number): boolean {
  const [before, soldier] = [at(series, index - 1), at(series, index)];
  return (
    soldier[3] > before[3] &&
    soldier[0] > before[0] &&
    soldier[0] <= before[3] + near(series, index - 1) &&
    body(soldier) > body(before) - far(series, index - 1)
  );
}

const isThreeWhiteSoldiers: Rule = (series, last) =>
  [last - 2, last - 1, last].every(
    (index) => isWhite(at(series, index)) && upperShadow(at(series, index)) < tenthOfRange(series, index),
  ) &&
  followsSoldier(series, last - 1) &&
  followsSoldier(series, last) &&
  isLong(series, last);

/** Exponential average of the last ten closes at `index`, seeded with the mean of the first ten. */
function averageClose(series: Series, index: number): number {
  const closes = series.slice(0, index + 1).map((candle) => candle[3]);
  const seed = closes.slice(0, 10).reduce((sum, close) => sum + close, 0) / 10;
  return closes.slice(10).reduce((average, close) => average + (close - average) * (2 / 11), seed);
}

/** `anchor` is the candle whose close is compared with the average, counted from the first of the pattern. */
const candlesticks: Record<string, { rule: Rule; length: number; trend: 'up' | 'down' | 'any'; anchor?: number }> = {
  doji: { rule: isDoji, length: 1, trend: 'any' },
  hammer: { rule: isHammer, length: 1, trend: 'down' },
  'shooting-star': { rule: isShootingStar, length: 1, trend: 'up' },
  'bullish-engulfing': { rule: isBullishEngulfing, length: 2, trend: 'down' },
  'bearish-engulfing': { rule: isBearishEngulfing, length: 2, trend: 'up' },
  'morning-star': { rule: isMorningStar, length: 3, trend: 'down' },
  'evening-star': { rule: isEveningStar, length: 3, trend: 'up' },
  'piercing-pattern': { rule: isPiercing, length: 2, trend: 'down' },
  'three-white-soldiers': { rule: isThreeWhiteSoldiers, length: 3, trend: 'down', anchor: -1 },
};

const entries = patterns.filter((entry) => entry.category === 'candlesticks');

it('knows a rule for every candlestick pattern', () => {
  expect(entries.map((entry) => entry.id).filter((id) => candlesticks[id] === undefined)).toEqual([]);
});

describe.each(entries)('$id', ({ id, example, nearMiss, failure }) => {
  const { rule, length } = candlesticks[id] ?? { rule: () => false, length: 0 };
  const shown = { example, nearMiss, failure };

  it.each(['example', 'failure'] as const)('is what the %s marks', (kind) => {
    const { candles, mark } = shown[kind];
    const to = mark?.to ?? 0;
    expect(to - (mark?.from ?? 0) + 1).toBe(length);
    expect(rule(candles, to)).toBe(true);
  });

  it('is not what the near miss marks', () => {
    expect(rule(nearMiss.candles, nearMiss.mark?.to ?? 0)).toBe(false);
  });
});

const turning = entries.filter((entry) => candlesticks[entry.id]?.trend !== 'any');

describe.each(turning)('$id as a turn', ({ id, example, failure }) => {
  const { trend, anchor = 0 } = candlesticks[id] ?? { trend: 'any' };
  const shown = { example, failure };

  it.each(['example', 'failure'] as const)('follows the right trend in the %s', (kind) => {
    const { candles, mark } = shown[kind];
    const index = (mark?.from ?? 0) + anchor;
    expect(index).toBeGreaterThanOrEqual(9);
    expect(at(candles, index)[3] < averageClose(candles, index) ? 'down' : 'up').toBe(trend);
  });

  it('is left on the expected side in the example and on the other in the failure', () => {
    const direction = trend === 'down' ? 1 : -1;
    const end = ({ candles, mark }: typeof example) => {
      const marked = candles.slice(mark?.from, (mark?.to ?? 0) + 1);
      const last = at(candles, candles.length - 1)[3];
      if (last > Math.max(...marked.map((candle) => candle[1]))) return 1;
      return last < Math.min(...marked.map((candle) => candle[2])) ? -1 : 0;
    };
    expect([end(example), end(failure)]).toEqual([direction, -direction]);
  });
});
