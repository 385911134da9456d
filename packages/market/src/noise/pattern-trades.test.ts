import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import { listTrades } from './pattern-trades.ts';
import type { CandleStatistic } from './statistic.ts';

/** A steady fall of plain candles, and what comes after it. */
function afterFall({ days = 20, later }: { days?: number; later: readonly Ohlc[] }): CandleSeries {
  const fall = Array.from({ length: days }, (_, index): Ohlc => {
    const top = 80 + days - index;
    return [top, top + 0.2, top - 1.2, top - 1];
  });
  return CandleSeries.fromOhlc([...fall, ...later]);
}

const HAMMER: Ohlc = [80, 80.25, 77, 80.2];
const INSIDE: Ohlc = [80, 80.2, 79.5, 79.8];
const UP: Ohlc = [80, 81, 79.9, 80.8];
const DOWN: Ohlc = [80, 80, 76, 76.5];

const hammer: CandleStatistic = {
  kind: 'candlestick',
  pattern: 'CDLHAMMER',
  direction: 'up',
  trend: 'of the name',
  counts: 'up',
};
const tradesIn = (series: CandleSeries, statistic: CandleStatistic = hammer) =>
  listTrades(series, { it: statistic }).it;

it('a trade is entered at the next open, left at the first close outside, and pays 0.1% of each price', () => {
  const [trade] = tradesIn(afterFall({ later: [HAMMER, INSIDE, UP] }));
  expect(trade).toMatchObject({ entry: 21, succeeded: true, regime: null });
  expect(trade?.result).toBeCloseTo((80.8 - 80 - 0.08 - 0.0808) / 80, 12);
});

it('a trade on the downside gains what price loses, less the costs', () => {
  const [trade] = tradesIn(afterFall({ later: [HAMMER, INSIDE, DOWN] }), { ...hammer, counts: 'down' });
  expect(trade?.succeeded).toBe(true);
  expect(trade?.result).toBeCloseTo((80 - 76.5 - 0.08 - 0.0765) / 80, 12);
});

it('a trade that the series ends before leaving is none', () => {
  expect(tradesIn(afterFall({ later: [HAMMER, INSIDE] }))).toEqual([]);
});

it('the regime is that of the pattern’s last close, from the 200th candle on', () => {
  const regimeAfter = (days: number) => tradesIn(afterFall({ days, later: [HAMMER, UP] }))[0]?.regime;
  expect(regimeAfter(198)).toBeNull();
  expect(regimeAfter(199)).toBe('below');
  expect(regimeAfter(400)).toBe('below');
});
