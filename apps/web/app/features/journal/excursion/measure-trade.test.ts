import type { ChartData } from '@wickwise/contract/market';
import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { withResult } from '@wickwise/journal/profit';
import { parseExchangeDay } from '@wickwise/market/calendar/exchange-day';
import { sessionOf } from '@wickwise/market/calendar/trading-session';
import { parseCandleCsv } from '@wickwise/market/csv';
import { describe, expect, it, test } from 'vitest';
import { barsOfChart, barsOfDays } from './bar-set.ts';
import { wantedBars } from './load-bars.ts';
import { measureTrade } from './measure-trade.ts';
import { instantOf, placeFill } from './place-fill.ts';

const openOf = (day: string) => sessionOf(parseExchangeDay(day))?.openMs ?? 0;
const MINUTE = 60_000;

/** Monday to Thursday. */
const days: readonly [day: string, high: number, low: number][] = [
  ['2026-03-02', 101, 99.5],
  ['2026-03-03', 103, 97],
  ['2026-03-04', 109, 98],
  ['2026-03-05', 105, 103],
];
const row = (time: number, high: number, low: number): ChartData['candles'][number] => [time, low, high, low, high, 1];
const chart = (fields: Partial<ChartData> = {}): ChartData => ({
  symbol: 'AAPL',
  interval: 'D',
  source: { id: 'yahoo', name: 'Yahoo Finance', isSimulated: false },
  fetchedAt: '2026-03-06T12:00:00.000Z',
  problem: null,
  hours: { isOpen: false, changesAt: '2026-03-06T14:30:00.000Z' },
  candles: days.map(([day, high, low]) => row(openOf(day), high, low)),
  isLastFinished: true,
  ...fields,
});
const daily = barsOfChart(chart());

const trade = (fields: Partial<JournalEntry> = {}) =>
  withResult({
    ...newEntry({ id: '1', date: '2026-03-02' }),
    symbol: 'AAPL',
    entryPrice: 100,
    exitPrice: 104,
    positionSize: 10,
    closedAt: '2026-03-05',
    ...fields,
  });

test('a trade over days is measured by daily bars', () => {
  expect(measureTrade(trade(), [daily])).toMatchObject({
    source: 'Yahoo Finance',
    excursion: { adverse: { points: 3, isExact: true }, favorable: { points: 9, isExact: true } },
  });
});

test.each<[string, Partial<JournalEntry>, Parameters<typeof measureTrade>[1]]>([
  ['symbol', { symbol: 'ZZZZ' }, [daily]],
  ['hours', { date: '2026-03-01' }, [daily]],
  ['hours', { openedAt: '2026-03-02 08:00:00', zone: 'America/New_York' }, [daily]],
  ['days', { closedAt: '2026-03-06' }, [daily]],
  ['days', { closedAt: '2026-03-05' }, [barsOfChart(chart({ isLastFinished: false }))]],
  ['days', {}, [barsOfChart(chart({ candles: chart().candles.toSpliced(1, 1) }))]],
  ['price', { entryPrice: 400 }, [daily]],
  ['price', { exitPrice: 26 }, [daily]],
  ['option', { assetClass: 'option' }, [daily]],
])('no figure because of %s: %j', (gap, fields, sets) => {
  expect(measureTrade(trade(fields), sets)).toMatchObject({ gap });
});

test('a simulated market gives no figure, however well its prices fit', () => {
  const source = { id: 'simulated', name: 'Simulated market', isSimulated: true } as const;
  expect(measureTrade(trade(), [barsOfChart(chart({ source }))])).toMatchObject({ gap: 'simulated' });
});

describe('a trade within a day', () => {
  const at = (minutes: number) => openOf('2026-03-02') + minutes * MINUTE;
  // From 10:00 to 10:15 the price fell to 99.6; the low of 99.5 was before.
  const bars = [
    [0, 100.5, 99.5],
    [15, 100.4, 99.9],
    [30, 100.2, 99.6],
    [45, 101, 100],
  ] as const;
  const short = barsOfChart(
    chart({ interval: '15', candles: bars.map(([minutes, high, low]) => row(at(minutes), high, low)) }),
  );
  const times = { openedAt: '2026-03-02 09:45:00', closedAt: '2026-03-02 10:15:30' };
  const prices = { entryPrice: 100.4, exitPrice: 100.2 };

  it('is measured by the shortest bars, by the clock of its zone', () => {
    const expected = { excursion: { adverse: { points: 0.8, isExact: true } } };
    expect(measureTrade(trade({ ...times, ...prices, zone: 'America/New_York' }), [short, daily])).toMatchObject(
      expected,
    );
    const inParis = { openedAt: '2026-03-02 15:45:00', closedAt: '2026-03-02 16:15:30', zone: 'Europe/Paris' };
    expect(measureTrade(trade({ ...inParis, ...prices }), [short, daily])).toMatchObject(expected);
  });

  it('without a zone has its day alone', () => {
    expect(measureTrade(trade({ ...times, ...prices }), [short, daily])).toMatchObject({
      excursion: { adverse: { points: 0.9, isExact: false } },
    });
  });
});

test('files of days are days of the exchange', () => {
  const series = parseCandleCsv('date,open,high,low,close,volume\n2026-03-02,1,3,1,2,9\n2026-03-03,2,4,2,3,9');
  expect(barsOfDays('IBM', 'Lean', series).bars).toEqual([
    { from: openOf('2026-03-02'), to: openOf('2026-03-02') + 390 * MINUTE, high: 3, low: 1 },
    { from: openOf('2026-03-03'), to: openOf('2026-03-03') + 390 * MINUTE, high: 4, low: 2 },
  ]);
});

describe('placing', () => {
  const place = (moment: string, zone: string | null) => placeFill({ moment, price: 1, change: 1 }, zone)?.from;

  it.each([
    ['2026-03-02 16:00:00', 'America/New_York', 390 * MINUTE - 1],
    ['2026-03-02 15:59:59', '-05:00', 390 * MINUTE - 1000],
    ['2026-03-02 09:30:00', null, 0],
    ['2026-03-02', 'Asia/Tokyo', 0],
  ])('%s in %s', (moment, zone, expected) => {
    expect(place(moment, zone)).toBe(openOf('2026-03-02') + expected);
  });

  it.each([
    ['2026-03-02 16:00:01', 'America/New_York'],
    ['2026-03-02 09:29:59', 'America/New_York'],
    ['2026-03-02 04:00:00', null],
    ['2026-03-01', null],
    ['1980-03-03', null],
    ['2026-03-02 12:00:00', 'Mars/Olympus'],
  ])('%s in %s is outside', (moment, zone) => {
    expect(place(moment, zone)).toBeUndefined();
  });

  it('knows summer time', () => {
    expect(instantOf('2026-03-09 09:30:00', 'America/New_York')).toBe(Date.parse('2026-03-09T13:30:00Z'));
    expect(instantOf('2026-03-06 09:30:00', 'America/New_York')).toBe(Date.parse('2026-03-06T14:30:00Z'));
  });
});

test('only bars that may cover a trade are asked for', () => {
  const now = new Date('2026-03-06T12:00:00Z');
  const zone = 'America/New_York';
  const wanted = (...entries: JournalEntry[]) =>
    wantedBars(entries, now).map((one) => `${one.symbol} ${one.kind === 'chart' ? one.interval : one.kind}`);
  expect(wanted(trade())).toEqual(['AAPL D']);
  expect(wanted(trade({ zone }))).toEqual(['AAPL 5', 'AAPL 15', 'AAPL 60', 'AAPL D']);
  expect(wanted(trade({ zone, date: '2026-01-05' }))).toEqual(['AAPL 60', 'AAPL D']);
  expect(wanted(trade({ date: '2012-01-05' }), trade({ symbol: 'IBM', date: '2012-01-05' }))).toEqual([
    'AAPL history',
    'IBM history',
  ]);
  expect(wanted(trade({ date: '2021-01-05' }), trade({ symbol: 'ZZZZ' }), trade({ exitPrice: null }))).toEqual([]);
});
