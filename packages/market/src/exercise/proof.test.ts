import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { proofOf, type RecognizedPattern } from './proof.ts';

const hammer: RecognizedPattern = { kind: 'candlestick', name: 'CDLHAMMER', direction: 'up' };
const engulfing = (direction: 'up' | 'down'): RecognizedPattern => ({
  kind: 'candlestick',
  name: 'CDLENGULFING',
  direction,
});

/** Fifteen candles that go up or down by a point each, and then the last ones. */
function after(step: 1 | -1, ...last: Ohlc[]): { candles: Ohlc[]; mark: { from: number; to: number } } {
  const before = Array.from({ length: 15 }, (_, index): Ohlc => {
    const open = 105 - step * (15 - index);
    const close = index % 3 === 2 ? open - 0.6 * step : open + 1.4 * step;
    return [open, Math.max(open, close) + 0.4, Math.min(open, close) - 0.4, close];
  });
  return { candles: [...before, ...last], mark: { from: 15, to: 14 + last.length } };
}

const SMALL_BODY: Ohlc = [104, 104.6, 100, 104.5];

it.each([
  ['nothing of a hammer', hammer, after(-1, SMALL_BODY), null],
  [
    'the decline before a bullish engulfing pattern',
    engulfing('up'),
    after(1, [104, 104.5, 102.5, 103], [102.8, 104.5, 102.6, 104.3]),
    'What’s missing is a decline before it.',
  ],
  [
    'the rise before a bearish engulfing pattern',
    engulfing('down'),
    after(-1, [105, 106.2, 104.8, 106], [106.2, 106.4, 104.5, 104.7]),
    'What’s missing is a rise before it.',
  ],
  [
    'the body of a hammer',
    hammer,
    after(-1, [104, 104.6, 100, 100.4]),
    'The candle doesn’t meet this condition: small body.',
  ],
  [
    'the size of an engulfing body',
    engulfing('up'),
    after(-1, [104, 104.5, 101.5, 102], [101.8, 103.5, 101.4, 103]),
    'The second candle doesn’t meet this condition: top of the body at or above the top of the first body.',
  ],
])('a sentence says what is missing: %s', (_, recognized, chart, missing) => {
  expect(proofOf(recognized, chart)).toEqual({
    isShown: missing === null,
    lines: [],
    firstPoint: null,
    side: null,
    missing,
  });
});
