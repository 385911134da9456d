import { type ClientRequest, get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BarEvent } from '@wickwise/contract/market';
import { STREAMS_PER_LEARNER } from '@wickwise/contract/market-constants';
import { lastCandle } from '@wickwise/market/simulation/simulated-market';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { listen } from '#tests/support/browser/event-stream.ts';
import { createLearner } from '#tests/support/server.ts';

const server = await useTestServer();
const STREAMS = 500;
const DROPPED = 100;
const STEP_MS = 5_000;
const OPEN = Date.parse('2026-03-09T15:00:00Z');

/** A client that keeps nothing but what it checks, so that the memory measured is the server's. */
interface Client {
  readonly connection: ClientRequest;
  /** The start times of the bars that were reported as finished. */
  readonly finished: Set<number>;
  /** The volume of the newest bar, which grows with every step. */
  volume: number;
}

function connect(address: string, cookie: string): Promise<Client> {
  const { promise, resolve, reject } = Promise.withResolvers<Client>();
  const connection = get(`${address}/api/market/bars/SPY?interval=5`, { agent: false, headers: { cookie } });
  connection.on('error', reject);
  connection.on('response', (response) => {
    const client: Client = { connection, finished: new Set(), volume: 0 };
    let rest = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) note(client, block);
    });
    response.on('error', () => {});
    connection.removeAllListeners('error').on('error', () => {});
    resolve(client);
  });
  return promise;
}

function note(client: Client, block: string): void {
  if (!block.includes('event: bar')) return;
  const { candle, isFinished } = JSON.parse(block.slice(block.indexOf('data: ') + 6)) as BarEvent;
  if (isFinished) client.finished.add(candle[0]);
  client.volume = candle[5];
}

async function connectAll(): Promise<Client[]> {
  const address = await listen(server);
  const clients: Client[] = [];
  while (clients.length < STREAMS) {
    const { cookie } = await createLearner(server, { role: 'heritage' });
    clients.push(...(await Promise.all(Array.from({ length: STREAMS_PER_LEARNER }, () => connect(address, cookie)))));
  }
  return clients;
}

/** Lets time pass on the server, until every client has what was sent. */
async function pass(milliseconds: number, clients: readonly Client[]): Promise<void> {
  const end = server.now.getTime() + milliseconds;
  while (server.now.getTime() < end) {
    server.now = new Date(server.now.getTime() + STEP_MS);
    await server.app.liveBars.tick();
  }
  const { volume } = lastCandle({ symbol: 'SPY', interval: '5', now: end }).candle;
  await expect.poll(() => clients.every((client) => client.volume === volume)).toBe(true);
}

/** Bytes in use after a garbage collection. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('500 streams use no more memory after ten minutes than after two, miss no bar, and are freed when dropped', async () => {
  server.now = new Date(OPEN - 60_000);
  const clients = await connectAll();
  expect(server.app.liveBars.size).toBe(STREAMS);

  await pass(2 * 60_000, clients);
  const early = measureHeap();
  await pass(8 * 60_000, clients);
  expect(measureHeap() - early).toBeLessThan(STREAMS * 4_096);
  const bars = [OPEN - 300_000, OPEN];
  for (const { finished } of clients) expect([...finished]).toEqual(bars);

  for (const { connection } of clients.splice(0, DROPPED)) connection.destroy();
  await expect.poll(() => server.app.liveBars.size).toBe(STREAMS - DROPPED);
  expect(server.app.eventStreams.size).toBe(STREAMS - DROPPED);

  await pass(5 * 60_000, clients);
  for (const { finished } of clients) expect([...finished]).toEqual([...bars, OPEN + 300_000]);
  for (const { connection } of clients) connection.destroy();
  await expect.poll(() => server.app.liveBars.size).toBe(0);
  expect(measureHeap()).toBeLessThan(early);
});
