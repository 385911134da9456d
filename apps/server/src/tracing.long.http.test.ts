import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '#tests/browser/support/server-process.ts';
import { type ReceivedSpan, startOtlpReceiver } from '#tests/support/counterparts/otlp.ts';
import { createPostgres } from '#tests/support/database/database.ts';

const tracing = fileURLToPath(new URL('tracing.ts', import.meta.url));
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A process, because modules are traced from the moment they are loaded. */
async function startTraced(variables: Record<string, string>): Promise<ServerProcess> {
  const dataDir = await makeDataDir();
  const options = { NODE_OPTIONS: `--import ${tracing}`, LOG_LEVEL: 'info', DATABASE_URL: await createPostgres() };
  const server = await startServer(dataDir, { ...options, ...variables });
  closers.push(() => removeDataDir(dataDir), server.stop);
  return server;
}

async function startReceiver() {
  const receiver = await startOtlpReceiver();
  closers.push(receiver.close);
  return receiver;
}

function attributesOf(span: ReceivedSpan | undefined): Record<string, string | undefined> {
  return Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? []);
}

test('a request is a trace with its route, the id of its log line and its statements, and no address', async () => {
  const receiver = await startReceiver();
  const server = await startTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  await fetch(`${server.url}/api/ready?token=one-time`);
  const { output } = await server.signal('SIGTERM');
  const requests = receiver.spans.filter(({ name }) => name === 'GET /api/ready');
  const request = requests.at(-1);
  const { 'http.route': route, 'wickwise.request_id': id } = attributesOf(request);
  expect(route).toBe('/api/ready');
  expect(output).toContain(`"reqId":"${id}"`);
  const statements = receiver.spans.filter(({ traceId }) => traceId === request?.traceId);
  expect(statements.map((span) => attributesOf(span)['db.query.text'] ?? attributesOf(span)['db.statement'])).toContain(
    'show transaction_read_only',
  );
  expect(JSON.stringify(receiver.spans)).not.toMatch(/one-time|127\.0\.0\.1:|undici/);
  expect([...receiver.paths]).toEqual(['/v1/traces']);
});

test('a server whose endpoint is down runs, and stops without an error', async () => {
  const server = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});
