import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { createLearner } from '#tests/support/server.ts';
import { account, session, user } from '../../db/schema/identity.ts';

const server = await useTestServer();

function tenTimes<T>(act: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 10 }, act));
}

test('a link used ten times concurrently opens one session', async () => {
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

test('concurrent link requests are limited, and exactly one link works', async () => {
  // Whether two get through depends on timing: a single mailbox would rarely reveal it.
  for (let mailbox = 0; mailbox < 10; mailbox += 1) {
    const { email } = await createLearner(server);
    await tenTimes(() => new BrowserSession(server).post('/api/auth/sign-in/magic-link', { email }));
    await mailTo(server, email, 5);
    const tokens = (await mailsTo(server, email)).map(tokenIn);
    const spend = (token: string) => new BrowserSession(server).post('/api/auth/link', { token });
    const statuses = (await Promise.all(tokens.map(spend))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
  }
});

test('ten concurrent sign-ups with one address create one account', async () => {
  const body = { name: 'Keen', email: 'keen@example.com', password: 'a-long-password' };
  const pages = await tenTimes(() => new BrowserSession(server).post('/api/auth/sign-up/email', body));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await server.runtime.db.select().from(user).where(eq(user.email, body.email))).toHaveLength(1);
});
