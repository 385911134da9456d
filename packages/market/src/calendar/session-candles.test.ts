import { describe, expect, test } from 'vitest';
import type { Candle, CandleTime, Price } from '../candle.ts';
import { type Interval, intervals } from '../simulation/interval.ts';
import { simulateCandles } from '../simulation/simulated-market.ts';
import { candlesInSessions } from './session-candles.ts';

const at = (text: string) => Date.parse(text);
const range = { symbol: 'AAPL', from: at('2025-11-24'), to: at('2025-12-20') };

function simulated(interval: Interval): Candle[] {
  const series = simulateCandles({ ...range, interval });
  return Array.from({ length: series.length }, (_, index) => series.at(index));
}

function candleAt(time: string, [open, high, low, close]: readonly [number, number, number, number]): Candle {
  const prices = { open: open as Price, high: high as Price, low: low as Price, close: close as Price };
  return { time: at(time) as CandleTime, ...prices, volume: 10 };
}

describe('candlesInSessions', () => {
  test.each(intervals)('the simulated five-minute candles are joined into those of %s', (interval) => {
    expect(candlesInSessions(simulated('5'), interval).map(({ candle }) => candle)).toEqual(simulated(interval));
  });

  test('hours are joined into four hours, and days into weeks', () => {
    expect(candlesInSessions(simulated('60'), '240').map(({ candle }) => candle)).toEqual(simulated('240'));
    expect(candlesInSessions(simulated('D'), 'W').map(({ candle }) => candle)).toEqual(simulated('W'));
  });

  test('a candle moves to the start of its slot, with the time when the slot ends', () => {
    const [joined] = candlesInSessions(
      [candleAt('2026-03-09T13:35:00Z', [10, 12, 9, 11]), candleAt('2026-03-09T14:29:00Z', [11, 13, 10, 12])],
      '60',
    );
    const prices = { open: 10, high: 13, low: 9, close: 12, volume: 20 };
    expect(joined).toEqual({
      candle: { time: at('2026-03-09T13:30:00Z'), ...prices },
      endMs: at('2026-03-09T14:30:00Z'),
    });
  });

  test('the last candle of a session ends with the session, also on an early close', () => {
    const [last] = candlesInSessions([candleAt('2026-11-27T17:40:00Z', [10, 12, 9, 11])], '240');
    expect(last?.endMs).toBe(at('2026-11-27T18:00:00Z'));
  });

  test('candles before the open, at the close and on holidays are left out', () => {
    const outside = ['2026-03-09T13:29:59Z', '2026-03-09T20:00:00Z', '2026-12-25T16:00:00Z'];
    expect(outside.flatMap((time) => candlesInSessions([candleAt(time, [10, 12, 9, 11])], '5'))).toEqual([]);
  });

  test('a week without a Monday session begins at the open of its Tuesday', () => {
    const [week] = candlesInSessions([candleAt('2026-09-09T15:00:00Z', [10, 12, 9, 11])], 'W');
    expect([week?.candle.time, week?.endMs]).toEqual([at('2026-09-08T13:30:00Z'), at('2026-09-11T20:00:00Z')]);
  });
});
