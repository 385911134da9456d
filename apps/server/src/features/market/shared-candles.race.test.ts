import type { Candle } from '@wickwise/market/candle';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPostgres } from '#tests/support/database/database.ts';
import { type DatabaseConnection, openDatabase } from '../../db/client.ts';
import { parseEnv } from '../../env.ts';
import type { CandleStore } from './candle-store.ts';
import { simulatedSource } from './simulated.ts';
import { type CandleRequest, type MarketSource, SourceError } from './source.ts';
import { createCandleStore } from './sources.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A Monday, 11:02:30 in New York. */
const IN_SESSION = Date.parse('2026-03-09T15:02:30Z');

let now = IN_SESSION;
let requests: CandleRequest[] = [];
let answer: (request: CandleRequest) => Promise<readonly Candle[]>;
let connections: DatabaseConnection[] = [];
let stores: CandleStore[] = [];

const source: MarketSource = {
  id: 'twelvedata',
  name: 'Twelve Data',
  isSimulated: false,
  freshMs: MINUTE,
  settleMs: 2 * MINUTE,
  fetchCandles: (request) => {
    requests.push(request);
    return answer(request);
  },
};

/** The store of a process of its own. */
function openStore(connection: DatabaseConnection, aheadMs = 0): CandleStore {
  const clock = () => new Date(now + aheadMs);
  return createCandleStore({ env: parseEnv({}), connection, source, clock, log: pino({ level: 'silent' }) });
}

beforeEach(async () => {
  now = IN_SESSION;
  requests = [];
  answer = simulatedSource.fetchCandles;
  const url = await createPostgres();
  connections = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
  stores = connections.map((connection) => openStore(connection));
});
afterEach(() => Promise.all(connections.map(({ close }) => close())));

const readAll = () => Promise.all(stores.map((store) => store.read('AAPL', '5')));
const fail = (problem: SourceError['problem'], retryAfterMs: number | null = null) => {
  answer = () => Promise.reject(new SourceError(problem, 'no', retryAfterMs));
};

test('three processes cause one request to the source, and have the same candles as of the same time', async () => {
  const first = await readAll();
  expect(requests).toHaveLength(1);
  for (const stored of first) expect(stored).toEqual(first[0]);
  now += 4 * MINUTE;
  const second = await readAll();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.from).toBe(first[0]?.candles.at(-1)?.time);
  for (const stored of second) expect(stored).toEqual(second[0]);
  expect(second[0]?.fetchedAt).toBe(now);
  expect(second[0]?.candles.length).toBe((first[0]?.candles.length ?? 0) + 1);
});

test('a process that asks later is told when the data is from, and asks again once that is old', async () => {
  const [one, two] = stores as [CandleStore, CandleStore];
  await one.read('AAPL', '5');
  now += 40 * SECOND;
  expect(await two.read('AAPL', '5')).toMatchObject({ fetchedAt: IN_SESSION });
  now += 30 * SECOND;
  expect(await two.read('AAPL', '5')).toMatchObject({ fetchedAt: now });
  expect(requests).toHaveLength(2);
});

test('a refusal keeps every process from asking, for any symbol, for as long as the source says', async () => {
  const [one, two, three] = stores as [CandleStore, CandleStore, CandleStore];
  fail('rate_limited', 30 * SECOND);
  await expect(one.read('AAPL', '5')).rejects.toMatchObject({ problem: 'rate_limited' });
  await expect(two.read('AAPL', '5')).rejects.toMatchObject({ problem: 'rate_limited' });
  await expect(three.read('TSLA', 'D')).rejects.toMatchObject({ problem: 'rate_limited' });
  expect(requests).toHaveLength(1);
  answer = simulatedSource.fetchCandles;
  now += 30 * SECOND;
  expect((await two.read('AAPL', '5')).problem).toBe(null);
  expect((await one.read('AAPL', '5')).problem).toBe(null);
  expect(requests).toHaveLength(2);
});

test('failures are waited out together, twice as long each time', async () => {
  fail('unavailable');
  const asked: number[] = [];
  for (; now < IN_SESSION + 40 * SECOND; now += SECOND) {
    const before = requests.length;
    await Promise.allSettled(stores.map((store) => store.read('AAPL', '5')));
    if (requests.length > before) asked.push((now - IN_SESSION) / SECOND);
    expect(requests.length - before).toBeLessThan(2);
  }
  expect(asked).toEqual([0, 5, 15, 35]);
});

test('a process that is killed while it asks holds the others up for seconds only', async () => {
  const [one, two] = stores as [CandleStore, CandleStore];
  answer = () => new Promise(() => {});
  void one.read('AAPL', '5');
  await expect.poll(() => requests).toHaveLength(1);
  answer = simulatedSource.fetchCandles;
  await connections[2]?.run(`update candle_series set leased_until = now() - interval '1 second'`);
  expect((await two.read('AAPL', '5')).problem).toBe(null);
  expect(requests).toHaveLength(2);
});

test('a clock that ran an hour ahead does not keep the others from asking', async () => {
  const [, two] = stores as [CandleStore, CandleStore];
  const ahead = openStore(connections[0] as DatabaseConnection, 60 * MINUTE);
  await ahead.read('AAPL', '5');
  expect(await two.read('AAPL', '5')).toMatchObject({ fetchedAt: now });
  expect(requests).toHaveLength(2);
});
