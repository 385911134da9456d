import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { type BrowserSession, codeOf, type Page } from '#tests/support/browser/browser-session.ts';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { openBrowser, signInByPassword } from '#tests/support/learner/buyers.ts';
import { appCode, turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner } from '#tests/support/server.ts';

const server = await useTestServer();
const PATH = '/api/account/two-factor';

const begin = (browser: BrowserSession) => browser.post(PATH, undefined);
const confirm = (browser: BrowserSession, code: string) => browser.send(PATH, { method: 'PUT', body: { code } });
const turnOff = (browser: BrowserSession) => browser.send(PATH, { method: 'DELETE' });
const renew = (browser: BrowserSession) => browser.post(`${PATH}/recovery-codes`, undefined);
const stateOf = async (browser: BrowserSession) =>
  (await browser.get('/api/account')).json<{ twoFactor: unknown }>().twoFactor;
const secretOf = (page: Page) => page.json<{ secret: string }>().secret;

async function setUp() {
  const learner = await createLearner(server);
  return { learner, browser: await openBrowser(server, learner) };
}

describe('turning two-factor sign-in on', () => {
  test('it is on once a code of the app confirms it, and other sessions end', async () => {
    const { learner, browser } = await setUp();
    const elsewhere = await openBrowser(server, learner);
    const begun = await begin(browser);
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(learner.email);
    expect(await stateOf(browser)).toBeNull();
    expect((await signInByPassword(server, learner.email)).cookie('wickwise.second_factor')).toBeUndefined();
    expect(codeOf(await confirm(browser, '000000'))).toEqual([400, 'wrong_code']);
    expect((await confirm(browser, appCode(server, secret))).status).toBe(200);
    expect(await stateOf(browser)).toEqual({ since: server.now.toISOString(), recoveryCodesLeft: 10 });
    expect(await elsewhere.currentUser()).toBeNull();
    const mail = await mailTo(server, learner.email);
    expect(mail.subject).toBe('Two-factor sign-in is on for your Wickwise account');
    expect(mail.text).toContain("If this wasn't you, write to us right away:\n\n");
    expect(mail.text).toMatch(/\/contact\n$/);
  });

  test('the code that confirmed it does not sign in', async () => {
    const { learner, browser } = await setUp();
    const code = appCode(server, secretOf(await begin(browser)));
    await confirm(browser, code);
    const page = await (await signInByPassword(server, learner.email)).post('/api/auth/second-factor', { code });
    expect(codeOf(page)).toEqual([400, 'wrong_code']);
  });

  test('a setup that was begun again takes codes of the newer secret only', async () => {
    const { browser } = await setUp();
    const older = secretOf(await begin(browser));
    const newer = secretOf(await begin(browser));
    expect(codeOf(await confirm(browser, appCode(server, older)))).toEqual([400, 'wrong_code']);
    expect((await confirm(browser, appCode(server, newer))).status).toBe(200);
    expect(codeOf(await begin(browser))).toEqual([409, 'two_factor_on']);
    expect(codeOf(await confirm(browser, appCode(server, newer)))).toEqual([404, 'not_found']);
  });

  test('a code without a setup confirms nothing', async () => {
    const { browser } = await setUp();
    expect(codeOf(await confirm(browser, '123456'))).toEqual([404, 'not_found']);
    expect(codeOf(await renew(browser))).toEqual([404, 'not_found']);
    expect(codeOf(await turnOff(browser))).toEqual([404, 'not_found']);
  });
});

describe('changing it', () => {
  test('every change needs a sign-in within the last half hour', async () => {
    const { browser } = await setUp();
    const { secret } = await turnOnTwoFactor(server, browser);
    const before = server.now;
    server.now = new Date(before.getTime() + 30 * 60_000);
    for (const change of [begin, renew, turnOff]) expect(codeOf(await change(browser))).toEqual([403, 'sign_in_again']);
    expect(codeOf(await confirm(browser, appCode(server, secret)))).toEqual([403, 'sign_in_again']);
    expect(await stateOf(browser)).not.toBeNull();
    server.now = before;
  });

  test('after it was turned off, a password signs in alone and the owner is told', async () => {
    const { learner, browser } = await setUp();
    const { recoveryCodes } = await turnOnTwoFactor(server, browser);
    const waiting = await signInByPassword(server, learner.email);
    expect((await turnOff(browser)).status).toBe(200);
    expect(await stateOf(browser)).toBeNull();
    expect(await (await signInByPassword(server, learner.email)).currentUser()).not.toBeNull();
    const page = await waiting.post('/api/auth/second-factor', { code: recoveryCodes[0] });
    expect(codeOf(page)).toEqual([400, 'sign_in_expired']);
    const { subject } = await mailTo(server, learner.email, 2);
    expect(subject).toBe('Two-factor sign-in is off for your Wickwise account');
  });

  test('new recovery codes replace the old ones', async () => {
    const { learner, browser } = await setUp();
    const old = (await turnOnTwoFactor(server, browser)).recoveryCodes;
    const fresh = (await renew(browser)).json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(new Set([...old, ...fresh]).size).toBe(20);
    const waiting = await signInByPassword(server, learner.email);
    expect(codeOf(await waiting.post('/api/auth/second-factor', { code: old[0] }))).toEqual([400, 'wrong_code']);
    expect((await waiting.post('/api/auth/second-factor', { code: fresh[0] })).status).toBe(200);
  });
});

describe('guessing', () => {
  test('five wrong codes from one network make it wait, and another network gets a few more', async () => {
    const { learner, browser } = await setUp();
    const { secret } = await turnOnTwoFactor(server, browser);
    const tryFrom = async (guesser: BrowserSession, code: string) =>
      (await guesser.post('/api/auth/second-factor', { code })).status;
    const statuses = [];
    for (let network = 0; network < 5; network += 1) {
      const guesser = await signInByPassword(server, learner.email);
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await tryFrom(guesser, '000000'));
    }
    const perNetwork = [400, 400, 400, 400, 400, 429];
    expect(statuses).toEqual([...Array(4).fill(perNetwork).flat(), ...Array(6).fill(429)]);
    expect(await tryFrom(await signInByPassword(server, learner.email), appCode(server, secret))).toBe(429);
    expect(await browser.currentUser()).not.toBeNull();
  });
});
