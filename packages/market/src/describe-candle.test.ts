import { expect, it } from 'vitest';
import type { Ohlc } from './candle.ts';
import { describeCandle } from './describe-candle.ts';

it.each([
  [[97.88, 97.9, 93.81, 97.04], 'Open 97.88, high 97.90, low 93.81, close 97.04, lower shadow 3.8 × the body'],
  [[10, 14, 9.5, 11], 'Open 10.00, high 14.00, low 9.50, close 11.00, upper shadow 3.0 × the body'],
  [[10, 13, 9.9, 12.8], 'Open 10.00, high 13.00, low 9.90, close 12.80'],
  [[10, 11, 9, 10], 'Open 10.00, high 11.00, low 9.00, close 10.00, no body'],
] satisfies [Ohlc, string][])('%j is described as “%s”', (candle, words) => {
  expect(describeCandle(candle)).toBe(words);
});
