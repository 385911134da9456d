import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import { firstCloseOutside } from './first-close-outside.ts';

/** A steady fall of plain candles, and what comes after it. */
function afterFall(...later: readonly Ohlc[]): CandleSeries {
  const fall = Array.from({ length: 20 }, (_, day): Ohlc => [100 - day, 100.2 - day, 98.8 - day, 99 - day]);
  return CandleSeries.fromOhlc([...fall, ...later]);
}

/** Opens and closes at the top of a long lower shadow, under the fall's last close. */
const HAMMER: Ohlc = [80, 80.25, 77, 80.2];
const INSIDE: Ohlc = [80, 80.2, 79.5, 79.8];

it('the first close outside is the side on which price closes beyond the whole pattern, shadows or not', () => {
  const span = { from: 20, to: 20 };
  expect(firstCloseOutside(afterFall(HAMMER, INSIDE, [80, 81, 76, 80.6]), span)).toEqual({ side: 'up', index: 22 });
  expect(firstCloseOutside(afterFall(HAMMER, [80, 81, 76, 78], [78, 78, 76, 76.5]), span)).toEqual({
    side: 'down',
    index: 22,
  });
});

it('the first close outside is unknown while every close stays within', () => {
  expect(firstCloseOutside(afterFall(HAMMER, [80, 82, 76, 80.2]), { from: 20, to: 20 })).toBeNull();
});
