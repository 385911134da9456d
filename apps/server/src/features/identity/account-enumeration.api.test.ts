import { describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { ATTACKERS_PASSWORD, newAddress, signIn, signUp, VICTIMS_PASSWORD } from '#tests/support/learner/sign-up.ts';
import { listenToQueries } from '#tests/support/queries.ts';
import { createLearner, startTestServer, TEST_PASSWORD } from '#tests/support/server.ts';

const server = await useTestServer();

describe('known and unknown addresses get the same responses', () => {
  const asks = {
    'sign-up': (email: string) => ({
      url: '/api/auth/sign-up/email',
      body: { name: 'Vera', email, password: VICTIMS_PASSWORD },
    }),
    'a link': (email: string) => ({ url: '/api/auth/sign-in/magic-link', body: { email } }),
    'a wrong password': (email: string) => ({
      url: '/api/auth/sign-in/email',
      body: { email, password: VICTIMS_PASSWORD },
    }),
  };

  test.each(Object.entries(asks))('requesting %s does not reveal whether an address is known', async (_, ask) => {
    const known = await createLearner(server);
    const answers = [];
    for (const email of [known.email, newAddress()]) {
      const { url, body } = ask(email);
      answers.push(tellsOf(await new BrowserSession(server).post(url, body)));
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('trying the password of one’s own sign-up does not reveal a known address', async () => {
    const [{ email: known }, unknown] = [await createLearner(server), newAddress()];
    const answers = [];
    for (const email of [known, unknown]) {
      const browser = new BrowserSession(server);
      await signUp(browser, email, ATTACKERS_PASSWORD);
      answers.push(tellsOf(await signIn(browser, email, ATTACKERS_PASSWORD)));
    }
    expect(answers[0]).toEqual(answers[1]);
    // The second link is mailed after the response: waiting for it keeps it out of the next test.
    await mailTo(server, unknown, 2);
  });

  /** Everything in a response that could differ. */
  function tellsOf({ status, text, headers }: Awaited<ReturnType<BrowserSession['post']>>) {
    const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
    return { status, text, cookies, names: [...headers.keys()].filter((name) => name !== 'date') };
  }

  test('a sign-up hashes a password and sends an email in both cases', async () => {
    const { password } = await server.runtime.auth.$context;
    const [hash, mail] = [vi.spyOn(password, 'hash'), vi.spyOn(server.runtime.mailer, 'sendLater')];
    const known = await createLearner(server);
    const work = [];
    for (const email of [known.email, newAddress()]) {
      hash.mockClear();
      mail.mockClear();
      await signUp(new BrowserSession(server), email, VICTIMS_PASSWORD);
      work.push({ hashed: hash.mock.calls.length, mailed: mail.mock.calls.map(([{ to }]) => to === email) });
    }
    expect(work).toEqual([
      { hashed: 1, mailed: [true] },
      { hashed: 1, mailed: [true] },
    ]);
    vi.restoreAllMocks();
  });

  test('a password attempt is hashed once in both cases', async () => {
    const { password } = await server.runtime.auth.$context;
    const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
    const known = await createLearner(server);
    const tried = [];
    for (const email of [known.email, newAddress()]) {
      vi.clearAllMocks();
      await signIn(new BrowserSession(server), email, VICTIMS_PASSWORD);
      tried.push(hash.mock.calls.length + verify.mock.calls.length);
    }
    expect(tried).toEqual([1, 1]);
    vi.restoreAllMocks();
  });

  test('an unverified sign-up’s correct password gets the same response as a wrong one', async () => {
    const own = await startTestServer();
    const [browser, email] = [new BrowserSession(own), newAddress()];
    await signUp(browser, email, ATTACKERS_PASSWORD);
    await mailTo(own, email, 1);
    const told = [
      tellsOf(await signIn(browser, email, VICTIMS_PASSWORD)),
      tellsOf(await signIn(browser, email, ATTACKERS_PASSWORD)),
    ];
    expect(told[1]).toEqual(told[0]);
    await mailTo(own, email, 2);
    const post = await listenToQueries(own);
    const work = [];
    for (const password of [VICTIMS_PASSWORD, ATTACKERS_PASSWORD]) {
      const { untilAnswer } = await post('/api/auth/sign-in/email', { email, password });
      // The rate limit's queries differ between the first attempt and the second.
      work.push(untilAnswer.filter((query) => !query.includes('"rate_limit"')));
    }
    expect(work[1]).toEqual(work[0]);
    await mailTo(own, email, 3);
    await own.close();
  });

  test('no response contains a session token', async () => {
    const { email } = await createLearner(server);
    const browser = new BrowserSession(server);
    const page = await signIn(browser, email, TEST_PASSWORD);
    const token = decodeURIComponent(browser.cookie('wickwise.session_token')?.value ?? '').split('.')[0] ?? '';
    expect(token).not.toBe('');
    expect(page.text).toBe('{"done":true}');
    for (const url of ['/api/auth/user', '/api/account', '/api/account/export']) {
      expect((await browser.get(url)).text).not.toContain(token);
    }
  });
});
