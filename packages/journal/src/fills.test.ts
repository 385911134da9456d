import { describe, expect, it } from 'vitest';
import type { Fill } from './fill.ts';
import { type BrokerFill, toRoundTrips } from './fills.ts';
import { fillsProfitCents } from './profit.ts';

/** `b 100 @ 10` at one minute after the other; fees of 1 each. */
const fills = (...texts: string[]): BrokerFill[] =>
  texts.map((text, index) => {
    const [word, size, , price] = text.split(' ');
    const side: Fill['side'] = word === 'b' ? 'buy' : 'sell';
    const time = `2026-03-02 09:${30 + index}:00`;
    return { time, symbol: 'AAPL', side, size: Number(size), price: Number(price), fees: 1 };
  });

describe('toRoundTrips', () => {
  it('partial fills on both sides are one trade at their average prices', () => {
    const [trip, ...others] = toRoundTrips(fills('b 100 @ 10', 'b 300 @ 12', 's 150 @ 13', 's 250 @ 14'));
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      date: '2026-03-02',
      direction: 'long',
      entryPrice: 11.5,
      exitPrice: 13.625,
      positionSize: 400,
      fees: 4,
    });
    expect(fillsProfitCents(trip?.fills ?? [])).toBe(84600);
  });

  it('a sale from flat opens a short', () => {
    const [trip] = toRoundTrips(fills('s 100 @ 50', 'b 100 @ 45'));
    expect(trip).toMatchObject({ direction: 'short', entryPrice: 50, exitPrice: 45, positionSize: 100 });
    expect(fillsProfitCents(trip?.fills ?? [])).toBe(49800);
  });

  it('a flip from long to short is two trades that share the fee by size', () => {
    const trips = toRoundTrips(fills('b 100 @ 10', 's 300 @ 11', 'b 200 @ 9'));
    expect(trips).toMatchObject([
      { direction: 'long', exitPrice: 11, positionSize: 100, fees: 1.33 },
      { direction: 'short', entryPrice: 11, exitPrice: 9, positionSize: 200, fees: 1.67 },
    ]);
    expect(trips.map(({ fills }) => fillsProfitCents(fills))).toEqual([9867, 39833]);
  });

  it('a trade still open at the end has no exit price', () => {
    expect(toRoundTrips(fills('b 100 @ 10', 's 40 @ 11'))).toMatchObject([{ exitPrice: null, positionSize: 100 }]);
  });

  it('symbols do not mix, and fills of the same time keep their order', () => {
    const [one, two] = fills('b 1 @ 10', 's 1 @ 11').map((fill) => ({ ...fill, time: '2026-03-02' }));
    const other = { ...one, symbol: 'TSLA' } as BrokerFill;
    expect(toRoundTrips([one as BrokerFill, other, two as BrokerFill])).toMatchObject([
      { symbol: 'AAPL', direction: 'long', exitPrice: 11 },
      { symbol: 'TSLA', direction: 'long', exitPrice: null },
    ]);
  });

  it('fractions that floating point cannot represent still end flat', () => {
    expect(toRoundTrips(fills('b 0.1 @ 10', 'b 0.2 @ 10', 's 0.3 @ 11'))).toMatchObject([{ exitPrice: 11 }]);
  });
});
