import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marketCalls } from '@wickwise/contract/market';
import { systemCalls } from '@wickwise/contract/system';
import { expect, onTestFinished, test } from 'vitest';
import { SoakClient } from './client.ts';
import { Measurements } from './measurements.ts';
import { hasFailed } from './report.ts';

/** A client of a server that answers as told. */
async function clientOf(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const measurements = new Measurements();
  return { measurements, client: new SoakClient({ origin, servers: [origin], measurements }) };
}

function answerWith(status: number): RequestListener {
  return (_, response) => response.writeHead(status).end('{}');
}

test('a 5xx, an unexpected 4xx and a cut connection each fail a soak, and are counted apart', async () => {
  const broken = await clientOf(answerWith(503));
  await expect(broken.client.call(systemCalls.health, {})).rejects.toThrow('GET /api/health: 503');
  expect(broken.measurements).toMatchObject({ serverErrors: 1, unexpectedRefusals: 0 });

  const refusing = await clientOf(answerWith(429));
  await expect(refusing.client.send('POST', '/sandbox/payment_intents/pi_1/confirm')).rejects.toThrow('429');
  expect(refusing.measurements).toMatchObject({ serverErrors: 0, unexpectedRefusals: 1 });
  expect(refusing.measurements.failures).toEqual(['POST /sandbox/payment_intents/:id/confirm: 429 {}']);

  const cut = await clientOf((request) => request.socket.destroy());
  await expect(cut.client.call(systemCalls.health, {})).rejects.toThrow('GET /api/health: 0');
  expect(cut.measurements).toMatchObject({ serverErrors: 1, unexpectedRefusals: 0 });

  for (const { measurements } of [broken, refusing, cut])
    expect(hasFailed({ measurements, haveEnded: false })).toBe(true);
});

test('what a learner brings about is no failure', async () => {
  const { client, measurements } = await clientOf(answerWith(401));
  await client.send('POST', '/api/auth/sign-in/email', {}, [401]);
  expect(measurements.all).toMatchObject({ calls: 1, statuses: new Map([[401, 1]]) });
  expect(hasFailed({ measurements, haveEnded: false })).toBe(false);
});

const chart = { params: { symbol: 'AAPL' as const }, query: { interval: '60' as const } };

test('a stream that the server ends fails a soak, and one that the learner closes does not', async () => {
  const steady = await clientOf((_, response) => void response.write('event: status\n\n'));
  const close = await steady.client.openStream(marketCalls.streamBars, chart);
  await close();
  expect(steady.measurements.failures).toEqual([]);

  const ending = await clientOf((_, response) => void response.end('event: status\n\n'));
  const closeEnded = await ending.client.openStream(marketCalls.streamBars, chart);
  await expect.poll(() => ending.measurements.failed).toBe(1);
  await closeEnded();
});
