import { describe, expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import { countStatistics, startTallies } from './count-statistics.ts';
import type { Statistic } from './statistic.ts';

/** A steady fall of plain candles, and what comes after it. */
function afterFall(...later: readonly Ohlc[]): CandleSeries {
  const fall = Array.from({ length: 20 }, (_, day): Ohlc => [100 - day, 100.2 - day, 98.8 - day, 99 - day]);
  return CandleSeries.fromOhlc([...fall, ...later]);
}

/** Opens and closes at the top of a long lower shadow, under the fall's last close. */
const HAMMER: Ohlc = [80, 80.25, 77, 80.2];
const INSIDE: Ohlc = [80, 80.2, 79.5, 79.8];

function count(series: CandleSeries, statistic: Statistic) {
  const statistics = { it: statistic };
  const tallies = startTallies(statistics);
  countStatistics(series, statistics, tallies);
  return tallies.it;
}

const hammers: Statistic = {
  kind: 'candlestick',
  pattern: 'CDLHAMMER',
  direction: 'up',
  trend: 'of the name',
  counts: 'up',
};

describe('counting a candlestick pattern', () => {
  it('a hit after its required trend counts as a case once price has left it', () => {
    expect(count(afterFall(HAMMER, INSIDE, [80, 81, 79.9, 80.9]), hammers)).toEqual({
      found: 1,
      cases: 1,
      successes: 1,
    });
    expect(count(afterFall(HAMMER, [80, 80, 76, 76.5]), hammers)).toEqual({ found: 1, cases: 1, successes: 0 });
  });

  it('an undecided candlestick pattern at the end of a series is found but not counted as a case', () => {
    expect(count(afterFall(HAMMER), hammers)).toEqual({ found: 1, cases: 0, successes: 0 });
  });

  it('a hit after another trend does not count as a case', () => {
    const rising = { ...hammers, pattern: 'CDLHANGINGMAN', direction: 'down' } as const;
    expect(count(afterFall(HAMMER, [80, 80, 76, 76.5]), rising).found).toBe(0);
  });

  it('earlier candles are included where the source counts them', () => {
    const pair = { ...hammers, candles: 2 };
    // Above the hammer, below the high of the candle before it.
    const later: Ohlc = [80.2, 80.8, 80.1, 80.7];
    expect(count(afterFall(HAMMER, later), hammers).cases).toBe(1);
    expect(count(afterFall(HAMMER, later), pair).cases).toBe(0);
  });

  it('a hit whose shadow is shorter than a lesson asks for does not count', () => {
    const least = (times: number) => ({ ...hammers, shadow: { side: 'lower', least: times } }) as const;
    const series = afterFall(HAMMER, [80, 81, 79.9, 80.9]);
    // Three below the body, which is a fifth.
    expect(count(series, least(14)).found).toBe(1);
    expect(count(series, least(16)).found).toBe(0);
    expect(count(series, { ...hammers, shadow: { side: 'upper', least: 1 } }).found).toBe(0);
  });

  it('turns are counted against the trend before', () => {
    const turns = { ...hammers, trend: 'either', counts: 'reversal' } as const;
    expect(count(afterFall(HAMMER, [80, 81, 79.9, 80.9]), turns).successes).toBe(1);
    expect(count(afterFall(HAMMER, [80, 80, 76, 76.5]), turns).successes).toBe(0);
  });
});

describe('counting inside bars', () => {
  it('a range within the range before is a case, and exits with the trend are counted', () => {
    const inner: Ohlc = [80.8, 80.9, 80, 80.2];
    const series = afterFall([80.5, 81, 79, 79.5], inner, [80, 80, 78, 78.2]);
    expect(count(series, { kind: 'inside-bar' })).toEqual({ found: 1, cases: 1, successes: 1 });
  });
});
