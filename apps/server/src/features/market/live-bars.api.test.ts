import { identityCalls } from '@wickwise/contract/identity';
import type { BarEvent, EndEvent, StatusEvent } from '@wickwise/contract/market';
import { STREAM_HEARTBEAT_MS, STREAMS_PER_LEARNER } from '@wickwise/contract/market-constants';
import { intervals } from '@wickwise/market/simulation/interval';
import { lastCandle, simulateCandles } from '@wickwise/market/simulation/simulated-market';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { dataOf, type EventReader, expectEvents, openEvents } from '#tests/support/browser/event-stream.ts';
import { createLearner, send, startTestServer, type TestLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { toRow } from './rules.ts';

const server = await useTestServer();
const OPEN = Date.parse('2026-03-09T15:00:00Z');
const PATH = '/api/market/bars/AAPL?interval=5';

const opened: EventReader[] = [];
afterEach(async () => {
  for (const reader of opened.splice(0)) reader.drop();
  await expect.poll(() => server.app.liveBars.size).toBe(0);
});

async function watch(as: TestLearner | null, path = PATH, headers: Record<string, string> = {}): Promise<EventReader> {
  const reader = await openEvents(server, path, { as, headers });
  opened.push(reader);
  return reader;
}

/** Lets time pass on the server, in the steps of its own timer. */
async function pass(milliseconds: number): Promise<void> {
  const end = server.now.getTime() + milliseconds;
  for (let now = server.now.getTime() + 5_000; now <= end; now += 5_000) {
    server.now = new Date(now);
    await server.app.liveBars.tick();
  }
}

const barsOf = (reader: EventReader) => dataOf<BarEvent>(reader, 'bar');
const finishedTimes = (reader: EventReader) =>
  barsOf(reader)
    .filter(({ isFinished }) => isFinished)
    .map(({ candle }) => candle[0]);

describe('a stream of bars', () => {
  test('a stream begins with the status and the newest bar, and names the simulated market', async () => {
    server.now = new Date(OPEN + 150_000);
    const reader = await watch(await createLearner(server, { role: 'heritage' }));
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    await expectEvents(reader, 'bar', 1);
    expect(reader.events.map(({ name }) => name)).toEqual(['status', 'bar']);
    expect(dataOf<StatusEvent>(reader, 'status')[0]).toMatchObject({
      source: { name: 'Simulated market' },
      problem: null,
      hours: { isOpen: true },
    });
    expect(reader.events[1]?.id).toBe(String(OPEN));
    expect(barsOf(reader)[0]?.isFinished).toBe(false);
  });

  test.each(intervals)(
    'a stream of %s sends each bar as it grows, and finally as the candles have it',
    async (interval) => {
      server.now = new Date(OPEN - 90_000);
      const as = await createLearner(server, { role: 'heritage' });
      const reader = await watch(as, `/api/market/bars/AAPL?interval=${interval}`);
      await pass(11 * 60_000);
      const now = server.now.getTime();
      const newest = lastCandle({ symbol: 'AAPL', interval, now }).candle;
      await expect.poll(() => barsOf(reader).at(-1)?.candle).toEqual(toRow(newest));
      const [first] = barsOf(reader).map(({ candle }) => candle);
      const finished = simulateCandles({ symbol: 'AAPL', interval, from: first?.[0] ?? 0, to: now });
      expect(finishedTimes(reader)).toEqual([...finished.time]);
      const grown = barsOf(reader).filter(({ candle }) => candle[0] === first?.[0]);
      expect(grown.length).toBeGreaterThan(10);
      for (const [index, { candle }] of grown.entries()) {
        expect(candle[2]).toBeGreaterThanOrEqual(grown[Math.max(0, index - 1)]?.candle[2] ?? 0);
      }
    },
  );

  test('a stream sends a heartbeat at least every 15 seconds', async () => {
    server.now = new Date('2026-03-14T15:00:00Z');
    const reader = await watch(await createLearner(server, { role: 'heritage' }));
    await pass(4 * STREAM_HEARTBEAT_MS);
    await expectEvents(reader, 'status', 5);
    expect(barsOf(reader)).toHaveLength(1);
  });

  test("a stream resumes after the browser's last event without a gap", async () => {
    server.now = new Date(OPEN + 60_000);
    const as = await createLearner(server, { role: 'heritage' });
    const first = await watch(as);
    await expectEvents(first, 'bar', 1);
    first.drop();
    server.now = new Date(OPEN + 16 * 60_000);
    const second = await watch(as, PATH, { 'last-event-id': String(OPEN) });
    await expectEvents(second, 'bar', 4);
    expect(barsOf(second).map(({ candle }) => candle[0])).toEqual([0, 5, 10, 15].map((n) => OPEN + n * 60_000));
    expect(finishedTimes(second)).toHaveLength(3);
  });

  test('a stream begins after the candle that the page already has', async () => {
    server.now = new Date(OPEN + 11 * 60_000);
    const reader = await watch(await createLearner(server, { role: 'heritage' }), `${PATH}&after=${OPEN}`);
    await expectEvents(reader, 'bar', 3);
    expect(finishedTimes(reader)).toEqual([OPEN, OPEN + 300_000]);
  });

  test('a stream asks the page to reload its candles when too much was missed', async () => {
    server.now = new Date(OPEN);
    const old = { 'last-event-id': String(OPEN - 90 * 86_400_000) };
    const reader = await watch(await createLearner(server, { role: 'heritage' }), PATH, old);
    await expectEvents(reader, 'bar', 1);
    expect(reader.events.map(({ name }) => name)).toEqual(['status', 'reset', 'bar']);
  });

  test.each(['nonsense', '-1', '1e99'])('a last event id of "%s" is ignored', async (id) => {
    server.now = new Date(OPEN);
    const reader = await watch(await createLearner(server, { role: 'heritage' }), PATH, { 'last-event-id': id });
    await expectEvents(reader, 'bar', 1);
    expect(reader.events.map(({ name }) => name)).toEqual(['status', 'bar']);
  });
});

describe('access to a stream', () => {
  test('a stream is refused to visitors and Genesis learners', async () => {
    expect((await watch(null)).status).toBe(401);
    expect((await watch(await createLearner(server))).status).toBe(403);
    expect((await watch(await createLearner(server, { role: 'refunded' }))).status).toBe(403);
  });

  test('a stream ends when its session signs out, and others go on', async () => {
    server.now = new Date(OPEN);
    const [as, other] = [
      await createLearner(server, { role: 'heritage' }),
      await createLearner(server, { role: 'heritage' }),
    ];
    const [own, theirs] = [await watch(as), await watch(other)];
    await send(server, identityCalls.signOut, { as });
    await pass(5_000);
    await expect.poll(() => own.isEnded).toBe(true);
    expect(dataOf<EndEvent>(own, 'end')).toMatchObject([{ code: 'not_signed_in' }]);
    expect(theirs.isEnded).toBe(false);
    expect((await watch(as)).status).toBe(401);
  });

  test('a stream ends when Heritage is refunded', async () => {
    server.now = new Date(OPEN);
    const as = await createLearner(server, { role: 'heritage' });
    const reader = await watch(as);
    await server.runtime.db.update(purchase).set({ status: 'refunded' }).where(eq(purchase.userId, as.id));
    await pass(5_000);
    await expect.poll(() => reader.isEnded).toBe(true);
    expect(dataOf<EndEvent>(reader, 'end')).toMatchObject([{ code: 'heritage_required' }]);
  });

  test('open streams are limited per learner, and closed ones do not count', async () => {
    const [as, other] = [
      await createLearner(server, { role: 'heritage' }),
      await createLearner(server, { role: 'heritage' }),
    ];
    const readers = await Promise.all(Array.from({ length: STREAMS_PER_LEARNER + 2 }, () => watch(as)));
    const refused = readers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    await expect.poll(() => refused[0]?.text).toContain('4 live charts');
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'too_many_requests' });
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect((await watch(other)).status).toBe(200);
    readers.find(({ status }) => status === 200)?.drop();
    await expect.poll(() => server.app.liveBars.size).toBe(STREAMS_PER_LEARNER);
    expect((await watch(as)).status).toBe(200);
  });
});

describe('a server that stops', () => {
  test('a stopping server ends its streams at once, so that browsers reconnect', async () => {
    const stopping = await startTestServer();
    const as = await createLearner(stopping, { role: 'heritage' });
    const reader = await openEvents(stopping, PATH, { as });
    await expectEvents(reader, 'bar', 1);
    const began = performance.now();
    await stopping.close();
    expect(performance.now() - began).toBeLessThan(2_000);
    await expect.poll(() => reader.isEnded).toBe(true);
    expect(dataOf(reader, 'end')).toEqual([]);
  });
});
