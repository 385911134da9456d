import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionsBetween, weekOf } from '../calendar/trading-session.ts';
import type { Candle, Price } from '../candle.ts';
import type { CandleSeries } from '../series.ts';
import { SimulationError } from './instrument.ts';
import { type Interval, intervals } from './interval.ts';
import { lastCandle, type SimulationRequest, simulateCandles } from './simulated-market.ts';

const at = (text: string) => Date.parse(text);
const from = at('2025-10-20');
const to = at('2026-01-10');
const month = { symbol: 'AAPL', from, to };

const listed = (series: CandleSeries): Candle[] =>
  Array.from({ length: series.length }, (_, index) => series.at(index));
const simulated = (request: SimulationRequest) => listed(simulateCandles(request));

function join(candles: readonly Candle[]): Candle | undefined {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return undefined;
  const high = candles.map((candle) => candle.high).reduce((a, b) => Math.max(a, b) as Price);
  const low = candles.map((candle) => candle.low).reduce((a, b) => Math.min(a, b) as Price);
  const volume = candles.reduce((sum, candle) => sum + candle.volume, 0);
  return { ...first, high, low, close: last.close, volume };
}

/** Candles joined by the group they fall into. */
function joinBy(candles: readonly Candle[], groupOf: (candle: Candle, index: number) => string | number): Candle[] {
  const groups = Map.groupBy(candles, (candle) => groupOf(candle, candles.indexOf(candle)));
  return [...groups.values()].flatMap((group) => join(group) ?? []);
}

const sessionOfCandle = ({ time }: Candle) => sessionsBetween(time, time + 1)[0];
const minutesAfterOpen = (candle: Candle) => (candle.time - (sessionOfCandle(candle)?.openMs ?? 0)) / 60_000;

describe('simulateCandles', () => {
  it('the simulated candles never change', () => {
    const day = { from: at('2026-03-09T13:30:00Z'), to: at('2026-03-09T20:00:00Z') };
    const prices = (request: SimulationRequest) =>
      simulated(request).map(({ open, high, low, close, volume }) => [open, high, low, close, volume]);
    expect(prices({ symbol: 'AAPL', interval: '240', ...day })).toEqual([
      [332.02, 338.12, 330.21, 333.95, 36_000_804],
      [333.95, 336.63, 331.94, 335.53, 23_877_845],
    ]);
    expect(prices({ symbol: 'ZZZZ', interval: 'D', ...day })).toEqual([[207.22, 209.32, 205.02, 208.25, 1378802]]);
  });

  it('simulateCandles returns the same candles whatever was requested before', () => {
    const first = simulated({ ...month, interval: '60' });
    simulated({ ...month, symbol: 'TSLA', interval: 'W' });
    expect(simulated({ ...month, interval: '60' })).toEqual(first);
    expect(simulated({ ...month, symbol: 'MSFT', interval: '60' })).not.toEqual(first);
  });

  it.each(intervals)('part of a range has the same candles, every %s', (interval) => {
    const all = simulated({ ...month, interval });
    const ends = new Map(all.map((candle) => [candle.time, endOf(candle, interval)]));
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to }), (a, b) => {
        const part = { from: Math.min(a, b), to: Math.max(a, b) };
        const inside = all.filter(({ time }) => time >= part.from && (ends.get(time) ?? 0) <= part.to);
        expect(simulated({ ...month, ...part, interval })).toEqual(inside);
      }),
      { numRuns: 25, seed: 20260309 },
    );
  });

  it('a range includes candles that begin at its start or end at its end, and no partial ones', () => {
    const range = (begin: string, end: string) =>
      simulated({ symbol: 'AAPL', interval: 'D', from: at(begin), to: at(end) }).length;
    expect(range('2026-03-09T13:30:00Z', '2026-03-09T20:00:00Z')).toBe(1);
    expect(range('2026-03-09T13:30:00.001Z', '2026-03-09T20:00:00Z')).toBe(0);
    expect(range('2026-03-09T13:30:00Z', '2026-03-09T19:59:59.999Z')).toBe(0);
    expect(range('2026-03-07T00:00:00Z', '2026-03-07T00:00:00Z')).toBe(0);
  });

  const minutes = simulated({ ...month, interval: '5' });

  it.each<[Interval, number]>([
    ['15', 15],
    ['60', 60],
    ['240', 240],
  ])('the candles of %s are joined from those of 5 minutes', (interval, length) => {
    const group = (candle: Candle) =>
      `${sessionOfCandle(candle)?.day} ${Math.floor(minutesAfterOpen(candle) / length)}`;
    expect(simulated({ ...month, interval })).toEqual(joinBy(minutes, group));
  });

  it('a day is joined from its minutes, and a week from its days', () => {
    const days = simulated({ ...month, interval: 'D' });
    expect(days).toEqual(joinBy(minutes, (candle) => sessionOfCandle(candle)?.day ?? ''));
    const weeks = joinBy(days, (candle) => weekOf(sessionOfCandle(candle)?.dayNumber ?? (0 as never)));
    expect(simulated({ ...month, interval: 'W' })).toEqual(weeks);
  });

  it('simulated trading happens in every session and in no other time, in cents', () => {
    const sessions = sessionsBetween(from, to);
    for (const { openMs, closeMs } of sessions) {
      const inside = minutes.filter(({ time }) => time >= openMs && time < closeMs);
      expect(inside).toHaveLength((closeMs - openMs) / 300_000);
    }
    expect(minutes).toHaveLength(sessions.reduce((sum, one) => sum + (one.closeMs - one.openMs) / 300_000, 0));
    for (const { open, high, low, close, volume } of minutes) {
      expect([open, high, low, close].map((price) => Number(price.toFixed(2)))).toEqual([open, high, low, close]);
      expect(Number.isInteger(volume)).toBe(true);
      expect(volume).toBeGreaterThan(0);
    }
  });

  it.each<[string, Partial<SimulationRequest>]>([
    ['invalid_symbol', { symbol: 'aapl' }],
    ['invalid_interval', { interval: '7' as Interval }],
    ['invalid_range', { from: to, to: from }],
    ['invalid_range', { from: Number.NaN }],
    ['outside_calendar', { from: at('1989-12-01') }],
    ['outside_calendar', { to: at('2101-01-02') }],
  ])('simulateCandles rejects as %s: %o', (code, wrong) => {
    expect(() => simulateCandles({ ...month, interval: 'D', ...wrong })).toThrow(expect.objectContaining({ code }));
  });

  it('the first and the last week of the calendar can be simulated', () => {
    const weeks = (begin: string, end: string) =>
      simulated({ symbol: 'SPY', interval: 'W', from: at(begin), to: at(end) });
    expect(weeks('1990-01-01', '1990-01-06')).toHaveLength(1);
    expect(weeks('2100-12-20', '2100-12-31T23:59:59Z')).toHaveLength(2);
  });
});

/** When a candle is over: by the session's close, or the week's last one. */
function endOf(candle: Candle, interval: Interval): number {
  const session = sessionOfCandle(candle);
  if (!session) throw new SimulationError('invalid_range', 'A candle outside of sessions.');
  if (interval === 'D') return session.closeMs;
  if (interval === 'W')
    return sessionsBetween(candle.time, candle.time + 5 * 86_400_000 - 8 * 3_600_000).at(-1)?.closeMs ?? 0;
  return Math.min(session.closeMs, candle.time + Number(interval) * 60_000);
}

describe('lastCandle', () => {
  const latest = (interval: Interval, now: number) => lastCandle({ symbol: 'NVDA', interval, now });

  it.each(intervals)('the last candle grows into the finished candle of %s', (interval) => {
    const begin = at('2026-03-09T13:30:00Z');
    const finished = simulated({ symbol: 'NVDA', interval, from: begin, to: at('2026-03-14') })[0];
    const end = endOf(finished as Candle, interval);
    const step = Math.max(1000, Math.floor((Math.min(end, begin + 6.5 * 3_600_000) - begin) / 300));
    let before = latest(interval, begin).candle;
    expect(before).toMatchObject({ time: begin, open: finished?.open, close: finished?.open, volume: 0 });
    for (let now = begin; now < Math.min(end, begin + 6.5 * 3_600_000); now += step) {
      const { candle, finished: over } = latest(interval, now);
      expect(over).toBe(false);
      expect(candle.high).toBeGreaterThanOrEqual(before.high);
      expect(candle.low).toBeLessThanOrEqual(before.low);
      expect(candle.volume).toBeGreaterThanOrEqual(before.volume);
      expect(candle.high).toBeLessThanOrEqual(finished?.high ?? 0);
      expect(candle.low).toBeGreaterThanOrEqual(finished?.low ?? Number.POSITIVE_INFINITY);
      before = candle;
    }
    if (interval !== 'W') expect(simulated({ symbol: 'NVDA', interval, from: begin, to: end })).toEqual([finished]);
  });

  it.each(intervals)('the last candle follows the finished candles of %s at any moment', (interval) => {
    fc.assert(
      fc.property(fc.integer({ min: at('2025-11-20'), max: at('2025-12-31') }), (now) => {
        const { candle, finished } = latest(interval, now);
        const done = simulated({ symbol: 'NVDA', interval, from: at('2025-11-01'), to: now });
        if (finished) expect(done.at(-1)).toEqual(candle);
        else expect(candle.time).toBeGreaterThan(done.at(-1)?.time ?? 0);
      }),
      { numRuns: 25, seed: 20260309 },
    );
  });

  it('lastCandle is the last one of the session while the exchange is closed', () => {
    const friday = latest('60', at('2026-03-06T21:00:00Z'));
    expect(friday).toMatchObject({ finished: true, candle: { time: at('2026-03-06T20:30:00Z') } });
    expect(latest('60', at('2026-03-09T13:29:59Z'))).toEqual(friday);
  });

  it('lastCandle is an unfinished week from the close of one day to the next open', () => {
    const evening = latest('W', at('2026-03-10T22:00:00Z'));
    const days = simulated({ symbol: 'NVDA', interval: 'D', from: at('2026-03-09'), to: at('2026-03-11') });
    expect(evening).toEqual({ candle: join(days), finished: false });
    expect(latest('W', at('2026-03-13T20:00:00Z')).finished).toBe(true);
  });

  it.each<[string, () => unknown]>([
    ['invalid_symbol', () => lastCandle({ symbol: '', interval: 'D', now: from })],
    ['invalid_interval', () => lastCandle({ symbol: 'A', interval: '1' as Interval, now: from })],
    ['invalid_instant', () => latest('D', Number.NaN)],
    ['outside_calendar', () => latest('D', at('1990-01-01T12:00:00Z'))],
  ])('lastCandle rejects as %s', (code, act) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});
