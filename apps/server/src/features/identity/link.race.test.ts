import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '../../../../../tests/support/mail.ts';
import { createLearner, startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { account, session, user } from '../../db/schema/identity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function tenTimes<T>(act: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 10 }, act));
}

test('a link that is spent ten times at once opens one session', async () => {
  const [browser, email] = [new BrowserSession(server), 'twice@example.com'];
  await browser.post('/api/auth/sign-up/email', { name: 'Twice', email, password: 'a-long-password' });
  const token = tokenIn(await mailTo(server, email));
  const pages = await tenTimes(() => browser.post('/api/auth/link', { token }));
  expect(pages.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
  const [owner] = await server.runtime.db.select().from(user).where(eq(user.email, email));
  const own = owner?.id ?? '';
  expect(await server.runtime.db.select().from(session).where(eq(session.userId, own))).toHaveLength(1);
  expect(await server.runtime.db.select().from(account).where(eq(account.userId, own))).toHaveLength(1);
});

test('of links asked for at once by many, as many are mailed as one mailbox may get, and one works', async () => {
  // Whether two get through depends on the moment: one mailbox alone would hardly ever show it.
  for (let mailbox = 0; mailbox < 10; mailbox += 1) {
    const { email } = await createLearner(server);
    await tenTimes(() => new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email }));
    await mailTo(server, email, 4);
    const tokens = (await mailsTo(server, email)).map(tokenIn);
    const spend = (token: string) => new BrowserSession(server).post('/api/auth/link', { token });
    const statuses = (await Promise.all(tokens.map(spend))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  }
});

test('an address that signs up ten times at once has one account', async () => {
  const body = { name: 'Keen', email: 'keen@example.com', password: 'a-long-password' };
  const pages = await tenTimes(() => new BrowserSession(server).post('/api/auth/sign-up/email', body));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.runtime.db.select().from(user).where(eq(user.email, body.email))).toHaveLength(1);
});
