import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer({ PUBLIC_URL: 'https://wickwise.example' });
const FORMER = '__Secure-wickwise.session_token';
const NAME = '__Host-wickwise.session_token';

describe('a browser that signed in before the session cookie was renamed', () => {
  let learner: TestLearner;
  let browser: BrowserSession;
  beforeEach(async () => {
    learner = await createLearner(server);
    browser = new BrowserSession(server);
    browser.plant(`${learner.cookie.replace(NAME, FORMER)}; Path=/`);
  });

  test('it stays signed in and gets the new name', async () => {
    expect(await browser.currentUser()).toMatchObject({ id: learner.id });
    const [renamed, former] = [NAME, FORMER].map((name) => decodeURIComponent(browser.cookie(name)?.value ?? ''));
    expect(renamed).toBe(former);
    expect(browser.cookie(NAME)?.attributes).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect((await browser.get('/api/account')).headers.getSetCookie()).toEqual([]);
  });

  test('better-auth recognizes it, too', async () => {
    expect((await browser.get('/api/auth/passkey/generate-register-options')).status).toBe(200);
  });

  test('signing out removes both names', async () => {
    await browser.get('/api/logout');
    expect([browser.cookie(NAME), browser.cookie(FORMER)]).toEqual([undefined, undefined]);
    expect(await browser.currentUser()).toBeNull();
  });

  test('a former cookie whose session has ended is removed', async () => {
    const copy = browser.copy();
    await browser.get('/api/logout');
    expect(await copy.currentUser()).toBeNull();
    expect(copy.cookie(FORMER)).toBeUndefined();
  });

  test('no new name is sent in a response that others may get', async () => {
    expect((await browser.get('/api/patterns/all')).headers.getSetCookie()).toEqual([]);
  });
});
