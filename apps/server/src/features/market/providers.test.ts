import { simulateCandles } from '@wickwise/market/simulation/simulated-market';
import { afterEach, describe, expect, test } from 'vitest';
import {
  days,
  FROM,
  minutes,
  NOW,
  type ProviderRows,
  request,
  twelveData,
  yahoo,
} from '#tests/support/counterparts/provider-rows.ts';
import {
  answerJson,
  answerText,
  breakOff,
  type Respond,
  stayIdle,
  useUpstream,
} from '#tests/support/counterparts/upstream.ts';
import type { MarketSource } from './source.ts';
import { createTwelveData } from './twelve-data.ts';
import { createYahoo } from './yahoo.ts';

const upstream = await useUpstream();
interface Provider {
  readonly name: string;
  readonly create: (baseUrl: string, timeoutMs?: number) => MarketSource;
  readonly body: (rows: ProviderRows) => unknown;
}

const providers: readonly Provider[] = [
  {
    name: 'Twelve Data',
    create: (baseUrl, timeoutMs = 8_000) => createTwelveData({ apiKey: 'secret-key', baseUrl, timeoutMs }),
    body: twelveData,
  },
  { name: 'Yahoo', create: (baseUrl, timeoutMs = 8_000) => createYahoo({ baseUrl, timeoutMs }), body: yahoo },
];

afterEach(() => {
  upstream.requests.length = 0;
});

describe.each(providers)('$name', ({ name, create, body }) => {
  const source = create(upstream.url);

  test(`${name} returns candles within the exchange's sessions`, async () => {
    upstream.respond = answerJson(body(minutes));
    expect(await source.fetchCandles(request('5'))).toEqual([
      { time: FROM, open: 10, high: 12, low: 9, close: 11, volume: 500 },
      { time: FROM + 300_000, open: 11, high: 13, low: 10, close: 12, volume: 600 },
      { time: Date.parse('2026-03-10T15:00:00Z'), open: 12, high: 12.5, low: 11.5, close: 12.25, volume: 70 },
    ]);
    expect(upstream.requests).toHaveLength(1);
  });

  test(`${name} returns days that begin at the open, the current one too`, async () => {
    upstream.respond = answerJson(body(days));
    const candles = await source.fetchCandles(request('D'));
    expect(candles.map(({ time, close }) => [time, close])).toEqual([
      [FROM, 12],
      [Date.parse('2026-03-10T13:30:00Z'), 12.25],
    ]);
  });

  test(`${name}'s candles outside the sessions or the requested time are dropped`, async () => {
    const outside: ProviderRows = [
      ['2026-03-06 19:00:00', 9, 9, 9, 9, 1],
      ...minutes,
      ['2026-03-09 20:00:00', 50, 50, 50, 50, 0],
      ['2026-03-10 15:05:00', 60, 60, 60, 60, 1],
    ];
    upstream.respond = answerJson(body(outside));
    expect(await source.fetchCandles(request('5'))).toHaveLength(minutes.length);
  });

  test(`a simulated week from ${name} is returned unchanged`, async () => {
    const series = simulateCandles({ symbol: 'AAPL', interval: '15', from: FROM, to: NOW });
    const candles = Array.from({ length: series.length }, (_, index) => series.at(index));
    const rows = candles.map(({ time, open, high, low, close, volume }) => {
      const text = new Date(time).toISOString().slice(0, 19).replace('T', ' ');
      return [text, open, high, low, close, volume] as const;
    });
    upstream.respond = answerJson(body(rows));
    expect(await source.fetchCandles(request('15'))).toEqual(candles);
  });

  test(`a few impossible candles from ${name} are dropped, and many make it unavailable`, async () => {
    const good = Array.from({ length: 40 }, (_, n) => {
      const time = new Date(FROM + n * 300_000).toISOString().slice(0, 19).replace('T', ' ');
      return [time, 10, 12, 9, 11, 1] as const;
    });
    const [first, second, third, ...rest] = good;
    const upsideDown = (row = good[0]) => [row?.[0] ?? '', 10, 8, 9, 11, 1] as const;
    upstream.respond = answerJson(body([upsideDown(first), second ?? upsideDown(), third ?? upsideDown(), ...rest]));
    expect(await source.fetchCandles(request('5'))).toHaveLength(39);
    upstream.respond = answerJson(body([upsideDown(first), upsideDown(second), upsideDown(third), ...rest]));
    await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({ problem: 'unavailable' });
  });

  test.each<[string, Respond]>([
    ['half an answer', breakOff],
    ['a page of HTML', answerText('<html>Sorry</html>')],
    ['a failure of its own', answerJson({ message: 'oops' }, 500)],
    ['another shape', answerJson({ values: [{ datetime: 'now', open: 'high' }] })],
    ['no candles', answerJson(body([]))],
    ['a list without end', (_, response) => void response.writeHead(200).end('['.repeat(5 * 1024 * 1024))],
    ['a redirect', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])(`${name} is unavailable when it answers %s`, async (_, respond) => {
    upstream.respond = respond;
    const error = expect.objectContaining({ name: 'SourceError', problem: 'unavailable' });
    await expect(source.fetchCandles(request('5'))).rejects.toEqual(error);
  });

  test(`${name} is unavailable when it does not respond in time`, async () => {
    upstream.respond = stayIdle;
    await expect(create(upstream.url, 200).fetchCandles(request('5'))).rejects.toMatchObject({
      problem: 'unavailable',
    });
  });

  test(`${name} is unavailable when the connection is refused`, async () => {
    await expect(create('http://127.0.0.1:1').fetchCandles(request('5'))).rejects.toMatchObject({
      problem: 'unavailable',
    });
  });

  test(`the rate limit of ${name} says how long to wait`, async () => {
    upstream.respond = answerJson({ code: 429, status: 'error', message: 'slow down' }, 429, { 'retry-after': '17' });
    await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({
      problem: 'rate_limited',
      retryAfterMs: 17_000,
    });
    upstream.respond = answerJson({}, 429, { 'retry-after': '99999999' });
    await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    upstream.respond = answerText('Too Many Requests', 429);
    await expect(source.fetchCandles(request('5'))).rejects.toMatchObject({
      problem: 'rate_limited',
      retryAfterMs: null,
    });
  });
});
