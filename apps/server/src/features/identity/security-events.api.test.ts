import { accessCalls } from '@wickwise/contract/access';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { signInByProvider, startOidcProvider } from '#tests/support/counterparts/oidc.ts';
import { insertPasskey, signInByPasskey } from '#tests/support/counterparts/passkey.ts';
import { openBrowser, signInByLink, signInByPassword } from '#tests/support/learner/buyers.ts';
import { appCode, turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { openLog } from '#tests/support/log.ts';
import { createLearner, send, TEST_PASSWORD } from '#tests/support/server.ts';
import { metrics } from '../../plugins/metrics.ts';

const PERSON = { email: 'provided.person@example.com', email_verified: true, name: 'Provided Person' };
const { log, lines } = openLog();
const oidc = await startOidcProvider({ origin: 'http://localhost:3000', people: { provided: PERSON } });
afterAll(() => oidc.close());
const server = await useTestServer(oidc.variables, { log });

/** The security events that are logged while something happens, which hold no address, password or token. */
async function eventsDuring(happen: () => Promise<unknown>): Promise<object[]> {
  lines.length = 0;
  await happen();
  const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security');
  expect(JSON.stringify(events)).not.toMatch(/@|example\.com|password"?:|token|not-the-password/);
  for (const { reqId } of events) expect(reqId).toEqual(expect.any(String));
  return events;
}

const signIn = (email: string, password = TEST_PASSWORD) =>
  new BrowserSession(server).post('/api/auth/sign-in/email', { email, password });

describe('a sign-in is logged with its method and account', () => {
  test('by password, right and wrong', async () => {
    const { email, id } = await createLearner(server);
    const password = { event: 'sign-in', method: 'password', account: id };
    expect(await eventsDuring(() => signIn(email))).toMatchObject([{ ...password, outcome: 'succeeded' }]);
    expect(await eventsDuring(() => signIn(email, 'not-the-password'))).toMatchObject([
      { ...password, outcome: 'failed' },
    ]);
    const [unknown] = await eventsDuring(() => signIn('nobody@example.com'));
    expect(unknown).toMatchObject({ event: 'sign-in', method: 'password', outcome: 'failed' });
    expect(unknown).not.toHaveProperty('account');
  });

  test('by a mailed link, and by one that was used', async () => {
    const { email, id } = await createLearner(server);
    expect(await eventsDuring(() => signInByLink(server, email))).toMatchObject([
      { event: 'sign-in', method: 'link', outcome: 'succeeded', account: id },
    ]);
    const token = tokenIn(await mailTo(server, email));
    expect(await eventsDuring(() => new BrowserSession(server).post('/api/auth/link', { token }))).toMatchObject([
      { event: 'sign-in', method: 'link', outcome: 'failed' },
    ]);
    const restore = () => send(server, accessCalls.restoreAccess, { as: null, body: { token } });
    expect(await eventsDuring(restore)).toMatchObject([{ method: 'restore-link', outcome: 'failed' }]);
  });

  test('by an app code after the password', async () => {
    const learner = await createLearner(server);
    const { secret } = await turnOnTwoFactor(server, await openBrowser(server, learner));
    const browser = new BrowserSession(server);
    const enter = (code: string) => browser.post('/api/auth/second-factor', { code });
    const events = await eventsDuring(async () => {
      await signInByPassword(server, learner.email, browser);
      await enter('000000');
      await enter(appCode(server, secret));
    });
    expect(events).toMatchObject([
      { method: 'password', outcome: 'second-factor-needed', account: learner.id },
      { method: 'second-factor', outcome: 'failed', account: learner.id },
      { method: 'second-factor', outcome: 'succeeded', account: learner.id },
    ]);
  });

  test('by passkey', async () => {
    const { id } = await createLearner(server);
    const key = await insertPasskey(server, id);
    const passkey = { event: 'sign-in', method: 'passkey' };
    expect(await eventsDuring(() => signInByPasskey(new BrowserSession(server), key))).toMatchObject([
      { ...passkey, outcome: 'succeeded', account: id },
    ]);
    const unknown = { ...key, id: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect(await eventsDuring(() => signInByPasskey(new BrowserSession(server), unknown))).toMatchObject([
      { ...passkey, outcome: 'failed' },
    ]);
  });

  test('by OpenID, whose redirect leads back either way', async () => {
    const openid = { event: 'sign-in', method: 'openid' };
    expect(await eventsDuring(() => signInByProvider(new BrowserSession(server), 'provided'))).toMatchObject([
      { ...openid, outcome: 'succeeded', account: expect.any(String) },
    ]);
    const foreign = () => new BrowserSession(server).get('/api/auth/callback/oidc?code=made-up&state=made-up');
    expect(await eventsDuring(foreign)).toMatchObject([{ ...openid, outcome: 'failed' }]);
  });
});

test('changes of an account are logged with it', async () => {
  const { email, id } = await createLearner(server);
  const browser = await openBrowser(server, { id, email, cookie: '' });
  const password = (newPassword: string) => ({
    method: 'PUT',
    body: { newPassword, currentPassword: TEST_PASSWORD },
  });
  const events = await eventsDuring(async () => {
    await browser.send('/api/account/password', password('qwertyuiop'));
    await browser.send('/api/account/password', password('another-password'));
    await turnOnTwoFactor(server, browser);
    await browser.send('/api/account/two-factor', { method: 'DELETE' });
    await browser.send('/api/account/passkeys/none', { method: 'DELETE' });
    await browser.send('/api/account/email-change', { method: 'PUT', body: { newEmail: 'new@example.com' } });
    await browser.send('/api/account/sessions', { method: 'DELETE' });
    await browser.get('/api/account/export');
    await browser.send('/api/account', { method: 'DELETE', body: { email } });
  });
  expect(events).toMatchObject([
    { event: 'password-set', method: 'password', outcome: 'failed' },
    { event: 'password-set', method: 'password', outcome: 'succeeded' },
    { event: 'second-factor-added', outcome: 'succeeded' },
    { event: 'second-factor-removed', outcome: 'succeeded' },
    { event: 'passkey-removed', outcome: 'failed' },
    { event: 'email-change-requested', outcome: 'succeeded' },
    { event: 'other-sessions-ended', outcome: 'succeeded' },
    { event: 'account-exported', outcome: 'succeeded' },
    { event: 'account-deleted', outcome: 'succeeded' },
  ]);
  expect(new Set(events.map((event) => (event as { account?: string }).account))).toEqual(new Set([id]));
});

test('refused access and a rate limit are logged, and counted', async () => {
  const learner = await createLearner(server);
  const premium = () => send(server, patternCalls.listGallery, { as: learner });
  expect(await eventsDuring(premium)).toMatchObject([
    { event: 'access-refused', outcome: 'failed', code: 'heritage_required', account: learner.id },
  ]);
  const guesses = Array.from({ length: 11 }, (_, guess) => `guess-${guess}-at-it`);
  const browser = new BrowserSession(server);
  const events = await eventsDuring(async () => {
    for (const password of guesses) await browser.post('/api/auth/sign-in/email', { email: learner.email, password });
  });
  expect(events).toContainEqual(expect.objectContaining({ event: 'rate-limit', code: 'too_many_requests' }));
  expect(await metrics.metrics()).toMatch(
    /wickwise_security_events_total\{event="rate-limit",outcome="failed"\} [1-9]/,
  );
});
