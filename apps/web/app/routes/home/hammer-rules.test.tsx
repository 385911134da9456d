import { expect, test } from 'vitest';
import { CANDIDATE, hammerExamples } from './hammer-examples.tsx';
import { checkHammer } from './hammer-rules.tsx';

const measure = (example: number, seen: number) => {
  const candles = hammerExamples[example]?.picture.candles ?? [];
  return checkHammer(candles.slice(0, CANDIDATE + 1 + seen), CANDIDATE);
};

test('the check measures the three rules of the shape', () => {
  const [body, lower, upper] = measure(0, 0).rules;
  expect(body).toMatchObject({ measured: '0.46 ×', met: true });
  expect(lower).toMatchObject({ measured: '5.2 ×', met: true });
  expect(upper).toMatchObject({ measured: '0.06 ×', met: true });
});

test.each([
  { example: 0, seen: 0, verdict: 'It has the shape. The next candles decide.', met: [true, true, true, null] },
  {
    example: 0,
    seen: 1,
    verdict: 'It has the shape, and a close above its high confirmed it.',
    met: [true, true, true, true],
  },
  { example: 1, seen: 0, verdict: 'It breaks one rule for the shape.', met: [true, true, false, null] },
  { example: 2, seen: 0, verdict: 'It has the shape. The next candles decide.', met: [true, true, true, null] },
  {
    example: 2,
    seen: 1,
    verdict: 'It had the shape, but a close below its low came first.',
    met: [true, true, true, false],
  },
])('the check judges example $example after $seen more candles', ({ example, seen, verdict, met }) => {
  const check = measure(example, seen);
  expect(check.verdict).toBe(verdict);
  expect(check.rules.map((rule) => rule.met)).toEqual(met);
});

test('a market that does not move for three candles does not confirm a hammer', () => {
  const candles = hammerExamples[0].picture.candles.slice(0, CANDIDATE + 1);
  const still = [101.5, 101.6, 101.4, 101.5] as const;
  expect(checkHammer([...candles, still, still], CANDIDATE).rules.at(-1)?.met).toBeNull();
  expect(checkHammer([...candles, still, still, still], CANDIDATE).rules.at(-1)?.met).toBe(false);
});

test('a close above the hammer’s own close confirms nothing until it is above the high', () => {
  const candles = hammerExamples[0].picture.candles.slice(0, CANDIDATE + 1);
  const [, high = 0, low = 0, close = 0] = candles[CANDIDATE] ?? [];
  const closingAt = (price: number) => [price, price, low, price] as const;
  const confirmed = (price: number) => checkHammer([...candles, closingAt(price)], CANDIDATE).rules.at(-1);
  expect(high).toBeGreaterThan(close);
  expect(confirmed((high + close) / 2)?.met).toBeNull();
  expect(confirmed(high + 0.01)).toMatchObject({ met: true, bound: `above ${high.toFixed(2)}` });
});

test('a missing candle is rejected', () => {
  expect(() => checkHammer([], 0)).toThrow(RangeError);
});
