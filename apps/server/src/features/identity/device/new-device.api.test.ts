import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, codeOf } from '#tests/support/browser/browser-session.ts';
import { deviceMailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { insertPasskey, signInByPasskey } from '#tests/support/counterparts/passkey.ts';
import { signInByLink, signInByPassword } from '#tests/support/learner/buyers.ts';
import { appCode, turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner, TEST_PASSWORD } from '#tests/support/server.ts';
import { session } from '../../../db/schema/identity.ts';
import { knownDevice } from '../../../db/schema/known-device.ts';

const server = await useTestServer();
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** An account whose only session has ended, so that the next sign-in is its first. */
async function createSignedOut() {
  const learner = await createLearner(server);
  await server.runtime.db.delete(session).where(eq(session.userId, learner.id));
  return learner;
}

const toldOf = (email: string) => deviceMailsTo(server, email);

/** Waits until an address was told so often, and returns the newest mail. */
async function tell(email: string, count: number) {
  await expect.poll(async () => (await toldOf(email)).length).toBe(count);
  return (await toldOf(email))[0];
}

const devicesOf = (userId: string) => server.runtime.db.$count(knownDevice, eq(knownDevice.userId, userId));

test('a sign-in from a second browser is told, with its time, device and rough network', async () => {
  const { email } = await createSignedOut();
  const first = await signInByPassword(server, email);
  const second = new BrowserSession(server, '203.0.113.77');
  await second.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD }, FIREFOX);
  const { text = '' } = (await tell(email, 1)) ?? {};
  expect(text).toContain('Device: Firefox on Linux');
  expect(text).toContain('Network: 203.0.113.…');
  expect(text).not.toContain('203.0.113.77');
  expect(text).toContain(new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(server.now));
  expect(text).toContain(`${server.origin}/account#password`);
  const token = new URL(/http\S+\/end-session\?\S+/.exec(text)?.[0] ?? '').searchParams.get('token');
  const stranger = new BrowserSession(server);
  expect((await stranger.post('/api/end-session', { token })).status).toBe(200);
  expect([await second.currentUser(), (await first.currentUser())?.email]).toEqual([null, email]);
  expect((await stranger.post('/api/end-session', { token })).status).toBe(200);
  await signInByPassword(server, email, second);
  await tell(email, 2);
});

test('the browser that just signed up and one that has signed in before are not told of', async () => {
  const [browser, email] = [new BrowserSession(server), 'just-signed-up@example.com'];
  await browser.post('/api/auth/sign-up/email', { name: 'Jo', email, password: TEST_PASSWORD });
  await browser.post('/api/auth/link', { token: tokenIn(await mailTo(server, email)) });
  for (let again = 0; again < 2; again += 1) {
    await browser.get('/api/logout');
    await signInByPassword(server, email, browser);
  }
  // Mails to one address are sent in order: one about the first browser would be here before this one.
  await signInByPassword(server, email);
  await tell(email, 1);
});

test('links, passkeys and second factors of a new browser are told of once they sign in', async () => {
  const learner = await createSignedOut();
  const owner = await signInByPassword(server, learner.email);
  await signInByLink(server, learner.email);
  await tell(learner.email, 1);
  await signInByPasskey(new BrowserSession(server), await insertPasskey(server, learner.id));
  await tell(learner.email, 2);
  const { secret } = await turnOnTwoFactor(server, owner);
  const waiting = await signInByPassword(server, learner.email);
  expect(await devicesOf(learner.id)).toBe(3);
  await waiting.post('/api/auth/second-factor', { code: appCode(server, secret) });
  await tell(learner.email, 3);
});

test('the first sign-in since devices are noted is told of where another session is open', async () => {
  const { email } = await createLearner(server);
  await signInByPassword(server, email);
  await tell(email, 1);
});

test('two accounts of one browser have no mark in common', async () => {
  const browser = new BrowserSession(server);
  const accounts = [await createSignedOut(), await createSignedOut()];
  for (const { email } of accounts) await signInByPassword(server, email, browser);
  const rows = await server.runtime.db.select().from(knownDevice);
  const marks = accounts.map(({ id }) => rows.filter(({ userId }) => userId === id).map((row) => row.deviceDigest));
  expect(marks.map(({ length }) => length)).toEqual([1, 1]);
  expect(new Set(marks.flat()).size).toBe(2);
});

test('a link that we did not sign ends nothing', async () => {
  const { id, email } = await createLearner(server);
  const [row] = await server.runtime.db.select().from(session).where(eq(session.userId, id));
  for (const token of [`${id}.${row?.id}.x`, `${id}.${row?.id}`, 'x', `${id}.${row?.id}.${'A'.repeat(43)}`]) {
    expect(codeOf(await new BrowserSession(server).post('/api/end-session', { token }))).toEqual([400, 'link_invalid']);
  }
  expect(await server.runtime.db.$count(session, eq(session.userId, id))).toBe(1);
  expect(email).not.toBe('');
});
