import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import { linkIn, mailsTo, mailTo, tokenIn } from '../../../../../tests/support/mail.ts';
import { listenToQueries } from '../../../../../tests/support/queries.ts';
import { createLearner, startTestServer, TEST_PASSWORD, type TestServer } from '../../../../../tests/support/server.ts';
import { account, user } from '../../db/schema/identity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ATTACKERS = 'the-attackers-password';
const VICTIMS = 'the-victims-password';

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `person-${addresses}@example.com`;
}

function signUp(browser: BrowserSession, email: string, password: string, name = 'Somebody') {
  return browser.post('/api/auth/sign-up/email', { name, email, password });
}

function signIn(browser: BrowserSession, email: string, password: string) {
  return browser.post('/api/auth/sign-in/email', { email, password });
}

async function openNewestLink(browser: BrowserSession, email: string, mails = 1) {
  const page = await browser.post('/api/auth/link', { token: tokenIn(await mailTo(server, email, mails)) });
  return page.json<{ passwordKept: boolean }>();
}

describe('signing up with an address of one’s own', () => {
  test('keeps the password and the name when the link is opened in the same browser', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await signUp(browser, email, VICTIMS, 'Vera');
    expect(await browser.currentUser()).toBeNull();
    expect(await openNewestLink(browser, email)).toEqual({ passwordKept: true });
    expect(await browser.currentUser()).toMatchObject({ email, name: 'Vera', subscriptionTier: 'genesis' });
    expect((await signIn(new BrowserSession(server), email, VICTIMS)).status).toBe(200);
  });

  test('works whatever the case of the letters', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await signUp(browser, email.toUpperCase(), VICTIMS);
    expect(await openNewestLink(browser, email)).toEqual({ passwordKept: true });
    expect((await signIn(new BrowserSession(server), email, VICTIMS)).status).toBe(200);
  });

  test('signs nobody in before the link, and a right password until then mails a new one', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await signUp(browser, email, VICTIMS);
    await mailTo(server, email, 1);
    expect((await signIn(browser, email, VICTIMS)).status).toBe(401);
    expect(await openNewestLink(browser, email, 2)).toEqual({ passwordKept: true });
  });

  test('leads on to where the learner was going', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await browser.post('/api/auth/sign-up/email', {
      ...{ name: 'Vera', email, password: VICTIMS, callbackURL: '/quiz?kind=candles' },
    });
    expect(linkIn(await mailTo(server, email)).searchParams.get('returnTo')).toBe('/quiz?kind=candles');
  });

  test.each([
    ['a name of nothing but spaces', { name: '  ' }, 'invalid_request'],
    ['a name longer than the account page allows', { name: 'n'.repeat(81) }, 'invalid_request'],
    ['something that is not an address', { email: 'nobody' }, 'VALIDATION_ERROR'],
    ['two addresses', { email: 'a@example.com,b@example.com' }, 'VALIDATION_ERROR'],
    ['a short password', { password: 'short' }, 'PASSWORD_TOO_SHORT'],
    ['a long password', { password: 'p'.repeat(129) }, 'PASSWORD_TOO_LONG'],
  ])('with %s is refused', async (_, wrong, code) => {
    const fields = { name: 'Vera', email: newAddress(), password: VICTIMS, ...wrong };
    const page = await new BrowserSession(server).post('/api/auth/sign-up/email', fields);
    expect([page.status, page.json<{ code: string }>().code]).toEqual([400, code]);
    expect(page.json()).toHaveProperty('error');
  });

  test('stores nothing that the form does not ask for', async () => {
    const email = newAddress();
    const extra = { image: 'https://evil.example/a.png', emailVerified: true, timeZone: 'UTC', signUpProof: 'x' };
    const fields = { name: 'Vera', email, password: VICTIMS, ...extra };
    expect((await new BrowserSession(server).post('/api/auth/sign-up/email', fields)).status).toBe(200);
    const [row] = await server.runtime.db.select().from(user).where(eq(user.email, email));
    expect(row).toMatchObject({ image: null, emailVerified: false, timeZone: null });
    expect(row?.signUpProof).not.toBe('x');
  });
});

describe('a sign-up that cannot be stored', () => {
  test('says so, leaves no account and mails no link', async () => {
    const own = await startTestServer();
    await own.connection.run(REFUSE_USERS);
    const email = newAddress();
    const page = await signUp(new BrowserSession(own), email, VICTIMS);
    expect([page.status, page.json<{ code: string }>().code]).toEqual([500, 'internal_error']);
    expect(await own.runtime.db.select().from(user).where(eq(user.email, email))).toEqual([]);
    expect(await mailsTo(own, email)).toEqual([]);
    await own.close();
  });

  const REFUSE_USERS = `alter table "user" add constraint none check (name = '')`;
});

test('a link says that a password was kept only where one is stored, or none was chosen', async () => {
  const [provided, email] = [new BrowserSession(server), newAddress()];
  await server.runtime.db.insert(user).values({ id: `proven-${email}`, email, name: 'Petra', emailVerified: true });
  await signUp(provided, email, VICTIMS);
  expect(await openNewestLink(provided, email)).toEqual({ passwordKept: false });
  const [linkOnly, unknown] = [new BrowserSession(server), newAddress()];
  await linkOnly.post('/api/auth/sign-in/magic-link', { email: unknown });
  expect(await openNewestLink(linkOnly, unknown)).toEqual({ passwordKept: true });
});

describe('somebody who signed up with another person’s address', () => {
  test('is out when the owner opens the mailed link: no password, no session, no name stays', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), newAddress()];
    await signUp(attacker, email, ATTACKERS, 'Call this number');
    expect(await openNewestLink(victim, email)).toEqual({ passwordKept: false });
    expect(await victim.currentUser()).toMatchObject({ email, name: '' });
    expect(await attacker.currentUser()).toBeNull();
    expect((await signIn(attacker, email, ATTACKERS)).status).toBe(401);
  });

  test('is out as well when the owner signs up on top of it', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), newAddress()];
    await signUp(attacker, email, ATTACKERS);
    await mailTo(server, email, 1);
    await signUp(victim, email, VICTIMS);
    expect(await openNewestLink(victim, email, 2)).toEqual({ passwordKept: false });
    for (const password of [ATTACKERS, VICTIMS]) expect((await signIn(attacker, email, password)).status).toBe(401);
  });

  test('gains nothing by signing up after the owner', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), newAddress()];
    await signUp(victim, email, VICTIMS);
    await mailTo(server, email, 1);
    await signUp(attacker, email, ATTACKERS);
    expect(await openNewestLink(victim, email, 2)).toEqual({ passwordKept: true });
    expect((await signIn(attacker, email, ATTACKERS)).status).toBe(401);
    expect((await signIn(victim, email, VICTIMS)).status).toBe(200);
  });

  test('changes nothing about an account that is proven already', async () => {
    const { email, id } = await createLearner(server, { email: newAddress() });
    const owner = new BrowserSession(server);
    await signUp(new BrowserSession(server), email, ATTACKERS, 'Another Name');
    expect(await openNewestLink(owner, email)).toEqual({ passwordKept: true });
    expect(await owner.currentUser()).toMatchObject({ id, name: 'Test Learner' });
    expect((await signIn(owner, email, ATTACKERS)).status).toBe(401);
    expect((await signIn(owner, email, TEST_PASSWORD)).status).toBe(200);
  });

  test('and at a provider that had not verified it loses that way in too', async () => {
    const [victim, email] = [new BrowserSession(server), newAddress()];
    const [row] = await server.runtime.db
      .insert(user)
      .values({ id: `unproven-${email}`, email, name: 'Attacker', emailVerified: false })
      .returning();
    const linked = { id: `account-${email}`, userId: row?.id ?? '', accountId: 'attacker', providerId: 'oidc' };
    await server.runtime.db.insert(account).values(linked);
    await signUp(victim, email, VICTIMS);
    // The account was there: the password that was chosen on top of it is not stored.
    expect(await openNewestLink(victim, email)).toEqual({ passwordKept: false });
    expect((await signIn(victim, email, VICTIMS)).status).toBe(401);
    expect(await victim.currentUser()).toMatchObject({ email, name: '' });
    expect(await server.runtime.db.select().from(account).where(eq(account.userId, linked.userId))).toEqual([]);
  });
});

describe('a known and an unknown address are answered alike', () => {
  const asks = {
    'sign-up': (email: string) => ({
      url: '/api/auth/sign-up/email',
      body: { name: 'Vera', email, password: VICTIMS },
    }),
    'a link': (email: string) => ({ url: '/api/auth/sign-in/magic-link', body: { email } }),
    'a wrong password': (email: string) => ({ url: '/api/auth/sign-in/email', body: { email, password: VICTIMS } }),
  };

  test.each(Object.entries(asks))('when asking for %s', async (_, ask) => {
    const known = await createLearner(server);
    const answers = [];
    for (const email of [known.email, newAddress()]) {
      const { url, body } = ask(email);
      answers.push(tellsOf(await new BrowserSession(server).post(url, body)));
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('when trying the password that one has just signed up with', async () => {
    const [{ email: known }, unknown] = [await createLearner(server), newAddress()];
    const answers = [];
    for (const email of [known, unknown]) {
      const browser = new BrowserSession(server);
      await signUp(browser, email, ATTACKERS);
      answers.push(tellsOf(await signIn(browser, email, ATTACKERS)));
    }
    expect(answers[0]).toEqual(answers[1]);
    // Made after the answer, the second link is no work of the next test.
    await mailTo(server, unknown, 2);
  });

  /** All of an answer that could differ. */
  function tellsOf({ status, text, headers }: Awaited<ReturnType<BrowserSession['post']>>) {
    const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
    return { status, text, cookies, names: [...headers.keys()].filter((name) => name !== 'date') };
  }

  test('with the same work: a password is hashed and a mail sent for both', async () => {
    const { password } = await server.runtime.auth.$context;
    const [hash, mail] = [vi.spyOn(password, 'hash'), vi.spyOn(server.runtime.mailer, 'sendLater')];
    const known = await createLearner(server);
    const work = [];
    for (const email of [known.email, newAddress()]) {
      hash.mockClear();
      mail.mockClear();
      await signUp(new BrowserSession(server), email, VICTIMS);
      work.push({ hashed: hash.mock.calls.length, mailed: mail.mock.calls.map(([{ to }]) => to === email) });
    }
    expect(work).toEqual([
      { hashed: 1, mailed: [true] },
      { hashed: 1, mailed: [true] },
    ]);
    vi.restoreAllMocks();
  });

  test('with the same work: a password that is tried is hashed once, with an account and without', async () => {
    const { password } = await server.runtime.auth.$context;
    const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
    const known = await createLearner(server);
    const tried = [];
    for (const email of [known.email, newAddress()]) {
      vi.clearAllMocks();
      await signIn(new BrowserSession(server), email, VICTIMS);
      tried.push(hash.mock.calls.length + verify.mock.calls.length);
    }
    expect(tried).toEqual([1, 1]);
    vi.restoreAllMocks();
  });

  test('and a right password before the link as a wrong one: the link is made and mailed after the answer', async () => {
    const own = await startTestServer();
    const [browser, email] = [new BrowserSession(own), newAddress()];
    await signUp(browser, email, ATTACKERS);
    await mailTo(own, email, 1);
    const told = [tellsOf(await signIn(browser, email, VICTIMS)), tellsOf(await signIn(browser, email, ATTACKERS))];
    expect(told[1]).toEqual(told[0]);
    await mailTo(own, email, 2);
    const post = await listenToQueries(own);
    const work = [];
    for (const password of [VICTIMS, ATTACKERS]) {
      const { untilAnswer } = await post('/api/auth/sign-in/email', { email, password });
      // What counts the tries differs from the first to the second.
      work.push(untilAnswer.filter((query) => !query.includes('"rate_limit"')));
    }
    expect(work[1]).toEqual(work[0]);
    await mailTo(own, email, 3);
    await own.close();
  });

  test('and no answer carries the token of a session', async () => {
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
