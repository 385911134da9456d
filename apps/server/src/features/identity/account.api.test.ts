import type { Account } from '@wickwise/contract/account';
import { identityCalls } from '@wickwise/contract/identity';
import { describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession, codeOf } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { call, createLearner, openSession, send, TEST_PASSWORD, type TestLearner } from '#tests/support/server.ts';
import { insertLearner } from '../../db/factories.ts';

const NEW_PASSWORD = 'a-brand-new-password';
const MINUTE_MS = 60_000;

const server = await useTestServer();

async function readAccount(as: TestLearner): Promise<Account> {
  return (await call(server, identityCalls.account, { as })).body;
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const page = await new BrowserSession(server).post('/api/auth/sign-in/email', { email, password });
  return page.status === 200;
}

async function openLink(email: string): Promise<BrowserSession> {
  const browser = new BrowserSession(server);
  await browser.post('/api/auth/sign-in/magic-link', { email });
  await browser.post('/api/auth/link', { token: tokenIn(await mailTo(server, email)) });
  return browser;
}

describe('name and time zone', () => {
  test('name and time zone change together or alone, and are trimmed', async () => {
    const as = await createLearner(server);
    const both = { name: '  Zoë  ', timeZone: 'Europe/Berlin' };
    const changed = await call(server, identityCalls.updateAccount, { as, body: both });
    expect(changed.body).toMatchObject({ name: 'Zoë', timeZone: 'Europe/Berlin' });
    await call(server, identityCalls.updateAccount, { as, body: { timeZone: 'UTC' } });
    expect(await readAccount(as)).toMatchObject({ name: 'Zoë', timeZone: 'UTC' });
    await call(server, identityCalls.updateAccount, { as, body: {} });
    expect(await readAccount(as)).toMatchObject({ name: 'Zoë', timeZone: 'UTC' });
  });

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'n'.repeat(81) },
    { name: 7 },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '' },
    { name: 'Fine', timeZone: 'Nowhere' },
    { timeZone: '+05:31' },
  ])('the change %j is rejected and nothing changes', async (body) => {
    const as = await createLearner(server);
    const refused = await send(server, identityCalls.updateAccount, { as, body });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    expect(await readAccount(as)).toMatchObject({ name: 'Test Learner', timeZone: 'UTC' });
  });

  test('the hour at which days begin is midnight until it is changed, and shows in both reads of the learner', async () => {
    const as = await createLearner(server);
    expect((await readAccount(as)).dayBeginsAt).toBe(0);
    const changed = await call(server, identityCalls.updateAccount, { as, body: { dayBeginsAt: 4 } });
    expect(changed.body).toMatchObject({ dayBeginsAt: 4, timeZone: 'UTC', name: 'Test Learner' });
    expect((await call(server, identityCalls.currentUser, { as })).body?.dayBeginsAt).toBe(4);
  });

  test.each([7, 1.5, -1, '4', null])('days that begin at %j are refused with a sentence', async (dayBeginsAt) => {
    const as = await createLearner(server);
    const refused = await send(server, identityCalls.updateAccount, { as, body: { dayBeginsAt } });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(refused.error)).toContain('Choose a whole hour from 0, midnight, to 6.');
    expect((await readAccount(as)).dayBeginsAt).toBe(0);
  });

  test('a time zone is stored in one spelling, whatever its case', async () => {
    const as = await createLearner(server);
    const changed = await call(server, identityCalls.updateAccount, { as, body: { timeZone: 'eUROPE/bERLIN' } });
    expect(changed.body.timeZone).toBe('Europe/Berlin');
  });

  test('no other field of the account can be changed', async () => {
    const as = await createLearner(server);
    const body = { name: 'Zoë', email: 'other@example.com', emailVerified: false, id: 'other', tier: 'heritage' };
    const refused = await send(server, identityCalls.updateAccount, { as, body });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
    expect(await readAccount(as)).toMatchObject({ name: 'Test Learner', email: as.email });
  });
});

describe('changing a password', () => {
  const setPassword = (as: TestLearner, body: { newPassword: string; currentPassword?: string }) =>
    call(server, identityCalls.setPassword, { as, body });

  test('a change with the current password ends the other sessions and the old password', async () => {
    const as = await createLearner(server);
    const other = { ...as, cookie: await openSession(server, as.id) };
    const changed = await setPassword(as, { newPassword: NEW_PASSWORD, currentPassword: TEST_PASSWORD });
    expect(changed.status).toBe(200);
    for (const { cookie } of [as, other]) {
      expect((await send(server, identityCalls.account, { as: { ...as, cookie } })).status).toBe(401);
    }
    const [renewed] = String(changed.headers['set-cookie']).split(';');
    expect(await readAccount({ ...as, cookie: renewed ?? '' })).toMatchObject({ sessions: [{ current: true }] });
    expect(await canSignIn(as.email, TEST_PASSWORD)).toBe(false);
    expect(await canSignIn(as.email, NEW_PASSWORD)).toBe(true);
    await expect
      .poll(async () => (await mailsTo(server, as.email)).map(({ subject }) => subject))
      .toContain('Your Wickwise password was changed');
  });

  test('a change with a wrong password is rejected', async () => {
    const as = await createLearner(server);
    const refused = await setPassword(as, { newPassword: NEW_PASSWORD, currentPassword: 'not-the-password' });
    expect([refused.status, refused.error.code]).toEqual([400, 'wrong_password']);
    expect(await canSignIn(as.email, TEST_PASSWORD)).toBe(true);
  });

  test('the current password cannot be guessed from an open session', async () => {
    const as = await createLearner(server);
    const { password } = await server.runtime.auth.$context;
    vi.spyOn(password, 'verify').mockResolvedValue(false);
    const codes = [];
    for (let attempt = 0; attempt < 41; attempt += 1) {
      const body = { newPassword: NEW_PASSWORD, currentPassword: `guess-${attempt}` };
      codes.push((await setPassword(as, body)).error.code);
    }
    vi.restoreAllMocks();
    expect(new Set(codes.slice(0, 40))).toEqual(new Set(['wrong_password']));
    expect(codes[40]).toBe('too_many_requests');
  });

  test('a password can be set without the current one only after opening a mailed link', async () => {
    const as = await createLearner(server);
    const refused = await setPassword(as, { newPassword: NEW_PASSWORD });
    expect([refused.status, refused.error.code]).toEqual([403, 'sign_in_again']);
    const browser = await openLink(as.email);
    const body = { newPassword: NEW_PASSWORD };
    expect((await browser.send('/api/account/password', { method: 'PUT', body })).status).toBe(200);
    expect(await canSignIn(as.email, NEW_PASSWORD)).toBe(true);
    expect((await send(server, identityCalls.account, { as })).status).toBe(401);
  });

  test('a link opened half an hour ago no longer allows setting a password', async () => {
    const as = await createLearner(server);
    const browser = await openLink(as.email);
    server.now = new Date(Date.now() + 30 * MINUTE_MS);
    const body = { newPassword: NEW_PASSWORD };
    const refused = await browser.send('/api/account/password', { method: 'PUT', body });
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([403, 'sign_in_again']);
    expect(await canSignIn(as.email, TEST_PASSWORD)).toBe(true);
  });

  test('an account without a password can set one', async () => {
    const browser = await openLink('passwordless@example.com');
    expect((await browser.get('/api/account')).json()).toMatchObject({ hasPassword: false, maySetPassword: true });
    await browser.send('/api/account/password', { method: 'PUT', body: { newPassword: NEW_PASSWORD } });
    expect((await browser.get('/api/account')).json()).toMatchObject({ hasPassword: true });
    expect(await canSignIn('passwordless@example.com', NEW_PASSWORD)).toBe(true);
  });

  test('a password may contain any characters, in any Unicode form', async () => {
    const as = await createLearner(server);
    const newPassword = 'пароль 密码 🔑 "quoted"\\';
    await setPassword(as, { newPassword, currentPassword: TEST_PASSWORD });
    expect(await canSignIn(as.email, newPassword)).toBe(true);
  });

  test('a password that attackers try first cannot be set, with the old one or by a link', async () => {
    const as = await createLearner(server);
    const refused = await setPassword(as, { newPassword: 'qwertyuiop', currentPassword: TEST_PASSWORD });
    expect([refused.status, refused.error.code]).toEqual([400, 'common_password']);
    const browser = await openLink(as.email);
    const body = { newPassword: 'test-learner-2026' };
    const page = await browser.send('/api/account/password', { method: 'PUT', body });
    expect(codeOf(page)).toEqual([400, 'guessable_password']);
    expect(await canSignIn(as.email, TEST_PASSWORD)).toBe(true);
  });

  test('a password from before they were compared with the list still signs in', async () => {
    const email = 'early@example.com';
    const { password } = await server.runtime.auth.$context;
    const passwordHash = await password.hash('qwertyuiop');
    await insertLearner(server.runtime.db, { email, name: 'Early', passwordHash });
    expect(await canSignIn(email, 'qwertyuiop')).toBe(true);
  });

  test.each(['short', 'p'.repeat(129)])('a password as short or long as %j is rejected', async (newPassword) => {
    const as = await createLearner(server);
    const refused = await setPassword(as, { newPassword, currentPassword: TEST_PASSWORD });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_request']);
  });
});
