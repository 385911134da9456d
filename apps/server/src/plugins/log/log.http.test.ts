import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { signInByProvider, startOidcProvider } from '#tests/support/counterparts/oidc.ts';
import { openLog } from '#tests/support/log.ts';
import { buildApp } from '../../app.ts';
import { insertLearner } from '../../db/factories.ts';

const ORIGIN = 'http://localhost:3000';
const PERSON = { email: 'refused.person@example.com', email_verified: true, name: 'Refused Person' };

const { log, lines } = openLog();
const oidc = await startOidcProvider({ origin: ORIGIN, people: { refused: PERSON } });
afterAll(() => oidc.close());
const server = await useTestServer(oidc.variables, { log });
let app: FastifyInstance;
beforeAll(async () => {
  await server.connection.run(`alter table "user" add constraint refused check (name not like 'Refused%')`);
  app = await buildApp(server.runtime, null);
  app.get('/api/insert-twice', async () => {
    for (const name of ['Ann Value', 'Ben Value']) {
      await insertLearner(server.runtime.db, { email: 'twice@example.com', name, passwordHash: 'a-hash' });
    }
  });
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Everything written while something happens, through the log or around it. */
async function writtenDuring(happen: () => Promise<unknown>): Promise<string> {
  lines.length = 0;
  const past = (['log', 'info', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  await happen();
  return [...lines, ...past.flatMap(({ mock }) => mock.calls.map((call) => JSON.stringify(call)))].join('');
}

test('a sign-up that could not be stored is an error, logged without its values', async () => {
  const body = { name: 'Refused Name', email: 'refused.name@example.com', password: 'a-long-password' };
  const statuses: number[] = [];
  const written = await writtenDuring(async () => {
    statuses.push((await new BrowserSession(server).post('/api/auth/sign-up/email', body)).status);
  });
  expect(statuses).toEqual([500]);
  expect(written).toContain('Failed query');
  expect(written).not.toMatch(/refused\.name|example\.com|Refused|a-long-password|params/);
});

test("an account from a provider that could not be stored is logged without the provider's data", async () => {
  const written = await writtenDuring(() => signInByProvider(new BrowserSession(server), 'refused'));
  expect(written).toContain('Failed query');
  expect(written).not.toMatch(/refused\.person|example\.com|Refused|params/);
});

test('a duplicate row is logged by its constraint, not by its values', async () => {
  const written = await writtenDuring(() => app.inject({ url: '/api/insert-twice' }));
  expect(written).toContain('"code":"23505"');
  expect(written).toContain('insert into');
  expect(written).not.toMatch(/twice@|example\.com|(Ann|Ben) Value|a-hash|params|already exists/);
});
