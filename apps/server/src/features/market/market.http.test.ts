import { type ChartData, chartData, marketCalls, type Quote } from '@wickwise/contract/market';
import { tickers, timeframes } from '@wickwise/contract/market-constants';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, startTestServer } from '#tests/support/server.ts';

const server = await useTestServer();
/** A Monday in a session, 11:02:30 in New York. */
const IN_SESSION = new Date('2026-03-09T15:02:30Z');
const SATURDAY = new Date('2026-03-14T15:00:00Z');

async function readCandles(symbol: Quote['symbol'], interval: ChartData['interval']): Promise<ChartData> {
  const as = await createLearner(server, { role: 'heritage' });
  const answer = await call(server, marketCalls.readCandles, { as, params: { symbol }, query: { interval } });
  expect(answer.status).toBe(200);
  return chartData.parse(answer.body);
}

describe('candles', () => {
  test.each(tickers)('candles of %s are returned for every timeframe and name the simulated market', async (symbol) => {
    server.now = IN_SESSION;
    for (const { value } of timeframes) {
      const chart = await readCandles(symbol, value);
      expect(chart).toMatchObject({
        symbol,
        interval: value,
        problem: null,
        isLastFinished: false,
        source: { id: 'simulated', name: 'Simulated market', isSimulated: true },
        hours: { isOpen: true, changesAt: '2026-03-09T20:00:00.000Z' },
      });
      expect(chart.candles.length).toBeGreaterThanOrEqual(value === 'W' ? 250 : 500);
      expect(chart.candles.length).toBeLessThanOrEqual(500);
    }
  });

  test('candles are the same on two server processes', async () => {
    const other = await startTestServer();
    try {
      other.now = server.now = IN_SESSION;
      const as = await createLearner(other, { role: 'heritage' });
      const request = { as, params: { symbol: 'NVDA' as const }, query: { interval: '15' as const } };
      const answer = await call(other, marketCalls.readCandles, request);
      expect(answer.body).toEqual(await readCandles('NVDA', '15'));
    } finally {
      await other.close();
    }
  });

  test('candles grow with time and continue the earlier ones', async () => {
    server.now = IN_SESSION;
    const before = await readCandles('SPY', '5');
    server.now = new Date('2026-03-09T15:07:00Z');
    const after = await readCandles('SPY', '5');
    expect(after.candles.slice(0, -2)).toEqual(before.candles.slice(1, -1));
    expect(after.candles.at(-2)?.[0]).toBe(before.candles.at(-1)?.[0]);
    expect(after.candles.at(-1)?.[0]).toBe(Date.parse('2026-03-09T15:05:00Z'));
  });

  test('the newest candle is a finished one while the exchange is closed', async () => {
    server.now = SATURDAY;
    const chart = await readCandles('QQQ', '60');
    expect(chart).toMatchObject({
      isLastFinished: true,
      hours: { isOpen: false, changesAt: '2026-03-16T13:30:00.000Z' },
    });
    expect(chart.candles.at(-1)?.[0]).toBe(Date.parse('2026-03-13T19:30:00Z'));
  });

  test.each([
    [{ symbol: 'DOGE' }, { interval: '60' }],
    [{ symbol: 'AAPL' }, { interval: '7' }],
    [{ symbol: 'AAPL' }, {}],
  ])('candles of an unknown symbol or timeframe are rejected: %o %o', async (params, query) => {
    const as = await createLearner(server, { role: 'heritage' });
    const answer = await send(server, marketCalls.readCandles, { as, params, query });
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_request']);
  });
});

describe('a quote', () => {
  test('a quote agrees with the chart and has the change since the previous session', async () => {
    server.now = IN_SESSION;
    const as = await createLearner(server, { role: 'heritage' });
    const { body } = await call(server, marketCalls.readQuote, { as, params: { symbol: 'AAPL' } });
    const days = (await readCandles('AAPL', 'D')).candles;
    const [time, open, high, low, price, volume] = days.at(-1) ?? [];
    const previousClose = days.at(-2)?.[4] ?? 0;
    expect(time).toBe(Date.parse('2026-03-09T13:30:00Z'));
    expect(body).toMatchObject({ symbol: 'AAPL', price, open, high, low, volume, previousClose });
    expect(body.change).toBeCloseTo((price ?? 0) - previousClose, 4);
    expect(body.changePercent).toBeCloseTo((100 * body.change) / previousClose, 2);
    const minutes = await readCandles('AAPL', '5');
    expect(minutes.candles.at(-1)?.[4]).toBe(price);
  });
});
