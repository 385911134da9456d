import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { openBrowser } from '#tests/support/learner/buyers.ts';
import { createLearner, TEST_PASSWORD } from '#tests/support/server.ts';

const server = await useTestServer();

async function sessionsOf(browser: BrowserSession): Promise<{ id: string; current: boolean }[]> {
  return (await browser.get('/api/account')).json<{ sessions: { id: string; current: boolean }[] }>().sessions;
}

describe('the list of sessions', () => {
  test('sessions are listed and can be ended one by one or together', async () => {
    const learner = await createLearner(server);
    const [here, there, elsewhere] = [
      await openBrowser(server, learner),
      await openBrowser(server, learner),
      await openBrowser(server, learner),
    ];
    expect(await sessionsOf(here)).toHaveLength(4);
    const [other] = (await sessionsOf(there)).filter(({ current }) => current);
    expect((await here.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await there.currentUser()).toBeNull();
    expect(await elsewhere.currentUser()).not.toBeNull();
    expect((await here.send('/api/account/sessions', { method: 'DELETE' })).status).toBe(200);
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
    expect(await elsewhere.currentUser()).toBeNull();
    const again = await here.send(`/api/account/sessions/${other?.id}`, { method: 'DELETE' });
    expect([again.status, again.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });

  test("another learner's sessions cannot be listed or ended", async () => {
    const [mine, theirs] = [
      await openBrowser(server, await createLearner(server)),
      await openBrowser(server, await createLearner(server)),
    ];
    const [their] = await sessionsOf(theirs);
    expect((await mine.send(`/api/account/sessions/${their?.id}`, { method: 'DELETE' })).status).toBe(404);
    await mine.send('/api/account/sessions', { method: 'DELETE' });
    expect(await sessionsOf(theirs)).toHaveLength(2);
  });

  test('a listed session has its user agent and address', async () => {
    const { email } = await createLearner(server);
    const browser = new BrowserSession(server, '192.0.2.44');
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    await browser.post('/api/auth/sign-in/email', { email, password: TEST_PASSWORD }, agent);
    expect(await sessionsOf(browser)).toContainEqual(
      expect.objectContaining({ current: true, ipAddress: '192.0.2.44', userAgent: agent['user-agent'] }),
    );
  });
});

describe('signing out', () => {
  test('signing out works from our own pages and the address bar', async () => {
    for (const from of ['same-origin', 'none', undefined]) {
      const browser = await openBrowser(server, await createLearner(server));
      const page = await browser.get('/api/logout', from === undefined ? {} : { 'sec-fetch-site': from });
      expect([page.status, page.url.pathname, page.url.search]).toEqual([302, '/', '?signedOut=true']);
      expect(await browser.currentUser()).toBeNull();
    }
  });

  test('signing out from another site or by a prefetch does nothing', async () => {
    const headers = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-purpose': 'prefetch' },
    ];
    for (const sent of headers) {
      const browser = await openBrowser(server, await createLearner(server));
      const page = await browser.send('/api/logout', { headers: sent });
      expect([page.status, page.url.pathname, page.url.search]).toEqual([302, '/', '']);
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(await browser.currentUser()).not.toBeNull();
    }
  });
});
