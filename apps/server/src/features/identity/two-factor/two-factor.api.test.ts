import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, codeOf } from '#tests/support/browser/browser-session.ts';
import { mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { insertPasskey, signInByPasskey } from '#tests/support/counterparts/passkey.ts';
import { openBrowser, signInByPassword } from '#tests/support/learner/buyers.ts';
import { type Authenticator, appCode, turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner, TEST_PASSWORD, type TestLearner } from '#tests/support/server.ts';
import { recoveryCode, twoFactor } from '../../../db/schema/two-factor.ts';

const server = await useTestServer();

async function createProtected(): Promise<TestLearner & Authenticator> {
  const learner = await createLearner(server);
  return { ...learner, ...(await turnOnTwoFactor(server, await openBrowser(server, learner))) };
}

const pass = (browser: BrowserSession, code: string) => browser.post('/api/auth/second-factor', { code });

describe('signing in with two factors', () => {
  test('a password opens no session until the code of the app is right', async () => {
    const { email, secret } = await createProtected();
    const browser = new BrowserSession(server);
    const first = await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD });
    expect([first.status, first.json()]).toEqual([200, { done: true, needsSecondFactor: true }]);
    expect(await browser.currentUser()).toBeNull();
    expect((await browser.get('/api/auth/second-factor')).json()).toEqual({ email, hasPasskey: false });
    expect(codeOf(await pass(browser, '000000'))).toEqual([400, 'wrong_code']);
    expect(await browser.currentUser()).toBeNull();
    expect((await pass(browser, appCode(server, secret))).status).toBe(200);
    expect(await browser.currentUser()).toMatchObject({ email });
    expect((await browser.get('/api/auth/second-factor')).json()).toBeNull();
  });

  test('a mailed link asks for the code, and its session has then proven the mailbox', async () => {
    const { email, secret } = await createProtected();
    const browser = new BrowserSession(server);
    await browser.post('/api/auth/sign-in/magic-link', { email });
    const token = tokenIn(await mailTo(server, email, 2));
    expect((await browser.post('/api/auth/link', { token })).json()).toMatchObject({ needsSecondFactor: true });
    expect(await browser.currentUser()).toBeNull();
    await pass(browser, appCode(server, secret));
    expect((await browser.get('/api/account')).json()).toMatchObject({ email, maySetPassword: true });
  });

  test('a restore link asks for the code before it opens Heritage', async () => {
    const { email, secret } = await createProtected();
    await server.runtime.linkMailer.send({ email, purpose: 'restore-access' });
    const browser = new BrowserSession(server);
    const page = await browser.post('/api/restore-access', { token: tokenIn(await mailTo(server, email, 2)) });
    expect(page.json()).toEqual({ hasHeritageAccess: false, needsSecondFactor: true });
    expect(await browser.currentUser()).toBeNull();
    expect((await pass(browser, appCode(server, secret))).status).toBe(200);
  });

  test('a code and every earlier one are refused once a code was used', async () => {
    const { email, secret } = await createProtected();
    const code = appCode(server, secret);
    expect((await pass(await signInByPassword(server, email), code)).status).toBe(200);
    for (const used of [code, appCode(server, secret, -30)]) {
      expect(codeOf(await pass(await signInByPassword(server, email), used))).toEqual([400, 'wrong_code']);
    }
    expect((await pass(await signInByPassword(server, email), appCode(server, secret, 30))).status).toBe(200);
  });

  test('codes of another minute are refused', async () => {
    const { email, secret } = await createProtected();
    for (const seconds of [-90, 90]) {
      const page = await pass(await signInByPassword(server, email), appCode(server, secret, seconds));
      expect(codeOf(page)).toEqual([400, 'wrong_code']);
    }
  });

  test('each recovery code works once, however it is typed', async () => {
    const { email, recoveryCodes } = await createProtected();
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    const browser = await signInByPassword(server, email);
    expect((await pass(browser, typed)).status).toBe(200);
    expect((await browser.get('/api/account')).json()).toMatchObject({ twoFactor: { recoveryCodesLeft: 9 } });
    expect(codeOf(await pass(await signInByPassword(server, email), first))).toEqual([400, 'wrong_code']);
    expect((await pass(await signInByPassword(server, email), second)).status).toBe(200);
  });

  test('a sign-in waits ten minutes for its second factor', async () => {
    const { email, secret } = await createProtected();
    const browser = await signInByPassword(server, email);
    const before = server.now;
    server.now = new Date(before.getTime() + 10 * 60_000);
    expect(codeOf(await pass(browser, appCode(server, secret)))).toEqual([400, 'sign_in_expired']);
    server.now = before;
    expect(codeOf(await pass(new BrowserSession(server), '123456'))).toEqual([400, 'sign_in_expired']);
  });

  test('a change of the password ends the sign-ins that wait', async () => {
    const learner = await createProtected();
    const waiting = await signInByPassword(server, learner.email);
    const body = { newPassword: 'another-password', currentPassword: TEST_PASSWORD };
    await (await openBrowser(server, learner)).send('/api/account/password', { method: 'PUT', body });
    expect(codeOf(await pass(waiting, appCode(server, learner.secret)))).toEqual([400, 'sign_in_expired']);
  });

  test('a wrong password gets the same response whether two factors are on', async () => {
    const { email } = await createProtected();
    const responses = [];
    for (const address of [email, (await createLearner(server)).email, 'nobody-at-all@example.com']) {
      const browser = new BrowserSession(server);
      const page = await browser.post('/api/auth/sign-in/email', { email: address, password: 'not-the-password' });
      responses.push([page.status, page.text, page.headers.getSetCookie()]);
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });
});

describe('passkeys', () => {
  test('a passkey that verified its user counts as both factors', async () => {
    const learner = await createProtected();
    const browser = new BrowserSession(server);
    const page = await signInByPasskey(browser, await insertPasskey(server, learner.id));
    expect(page.json()).toEqual({ done: true });
    expect(await browser.currentUser()).toMatchObject({ email: learner.email });
  });

  test('a passkey that only showed it was there needs the code too', async () => {
    const learner = await createProtected();
    const browser = new BrowserSession(server);
    const page = await signInByPasskey(browser, await insertPasskey(server, learner.id), { verifiesUser: false });
    expect([page.status, page.json()]).toEqual([200, { done: true, needsSecondFactor: true }]);
    expect(await browser.currentUser()).toBeNull();
    expect((await pass(browser, appCode(server, learner.secret))).status).toBe(200);
    expect(await browser.currentUser()).toMatchObject({ email: learner.email });
  });

  test('after the first factor any passkey of the account is the second, and security keys are offered', async () => {
    const learner = await createProtected();
    const device = await insertPasskey(server, learner.id);
    const browser = await signInByPassword(server, learner.email);
    expect((await browser.get('/api/auth/second-factor')).json()).toMatchObject({ hasPasskey: true });
    const challenge = (await browser.get('/api/auth/passkey/generate-authenticate-options')).json();
    expect(challenge).toMatchObject({ allowCredentials: [{ id: device.id, type: 'public-key' }] });
    await signInByPasskey(browser, device, { verifiesUser: false });
    expect(await browser.currentUser()).toMatchObject({ email: learner.email });
    expect((await browser.get('/api/auth/second-factor')).json()).toBeNull();
  });

  test('the pending sign-in of one account completes no other account by its passkey', async () => {
    const [mine, theirs] = [await createProtected(), await createProtected()];
    const browser = await signInByPassword(server, mine.email);
    const device = await insertPasskey(server, theirs.id);
    expect((await signInByPasskey(browser, device, { verifiesUser: false })).json()).toMatchObject({
      needsSecondFactor: true,
    });
    expect(await browser.currentUser()).toBeNull();
  });
});

test('nothing stored in the database is the secret or a recovery code', async () => {
  const { id, secret, recoveryCodes } = await createProtected();
  const rows = JSON.stringify([
    await server.runtime.db.select().from(twoFactor),
    await server.runtime.db.select().from(recoveryCode),
  ]);
  expect(rows).toContain(id);
  for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.slice(5).replace('-', ''))]) {
    expect(rows).not.toContain(hidden);
  }
});
