import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { linkIn, mailsTo, mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { ATTACKERS_PASSWORD, newAddress, signIn, signUp, VICTIMS_PASSWORD } from '#tests/support/learner/sign-up.ts';
import { createLearner, startTestServer, TEST_PASSWORD } from '#tests/support/server.ts';
import { account, user } from '../../db/schema/identity.ts';

const server = await useTestServer();

async function openNewestLink(browser: BrowserSession, email: string, mails = 1) {
  const page = await browser.post('/api/auth/link', { token: tokenIn(await mailTo(server, email, mails)) });
  return page.json<{ passwordKept: boolean }>();
}

describe('signing up', () => {
  test('opening the link in the same browser keeps password and name', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await signUp(browser, email, VICTIMS_PASSWORD, 'Vera');
    expect(await browser.currentUser()).toBeNull();
    expect(await openNewestLink(browser, email)).toEqual({ passwordKept: true });
    expect(await browser.currentUser()).toMatchObject({ email, name: 'Vera', subscriptionTier: 'genesis' });
    expect((await signIn(new BrowserSession(server), email, VICTIMS_PASSWORD)).status).toBe(200);
  });

  test('an address works in any case', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await signUp(browser, email.toUpperCase(), VICTIMS_PASSWORD);
    expect(await openNewestLink(browser, email)).toEqual({ passwordKept: true });
    expect((await signIn(new BrowserSession(server), email, VICTIMS_PASSWORD)).status).toBe(200);
  });

  test('no one is signed in before the link, and a correct password mails a new one', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await signUp(browser, email, VICTIMS_PASSWORD);
    await mailTo(server, email, 1);
    expect((await signIn(browser, email, VICTIMS_PASSWORD)).status).toBe(401);
    expect(await openNewestLink(browser, email, 2)).toEqual({ passwordKept: true });
  });

  test('the link leads to where the learner was going', async () => {
    const [browser, email] = [new BrowserSession(server), newAddress()];
    await browser.post('/api/auth/sign-up/email', {
      name: 'Vera',
      email,
      password: VICTIMS_PASSWORD,
      callbackURL: '/quiz?kind=candles',
    });
    expect(linkIn(await mailTo(server, email)).searchParams.get('returnTo')).toBe('/quiz?kind=candles');
  });

  test.each([
    ['a name of nothing but spaces', { name: '  ' }],
    ['a name longer than the account page allows', { name: 'n'.repeat(81) }],
    ['something that is not an address', { email: 'nobody' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['a short password', { password: 'short' }],
    ['a long password', { password: 'p'.repeat(129) }],
  ])('a sign-up with %s is rejected', async (_, wrong) => {
    const fields = { name: 'Vera', email: newAddress(), password: VICTIMS_PASSWORD, ...wrong };
    const page = await new BrowserSession(server).post('/api/auth/sign-up/email', fields);
    expect([page.status, page.json<{ code: string }>().code]).toEqual([400, 'invalid_request']);
    expect(page.json()).toHaveProperty('error');
  });

  test.each([
    ['common_password', 'QwertyUiop'],
    ['guessable_password', 'Vera.Wickwise.1'],
  ])('a password that attackers try first is refused as %s and makes no account', async (code, password) => {
    const email = newAddress();
    const page = await signUp(new BrowserSession(server), email, password, 'Vera');
    expect([page.status, page.json<{ code: string }>().code]).toEqual([400, code]);
    expect(await server.runtime.db.select().from(user).where(eq(user.email, email))).toEqual([]);
  });

  test('fields outside the form are not stored', async () => {
    const email = newAddress();
    const extra = { image: 'https://evil.example/a.png', emailVerified: true, timeZone: 'UTC', signUpProof: 'x' };
    const fields = { name: 'Vera', email, password: VICTIMS_PASSWORD, ...extra };
    expect((await new BrowserSession(server).post('/api/auth/sign-up/email', fields)).status).toBe(200);
    const [row] = await server.runtime.db.select().from(user).where(eq(user.email, email));
    expect(row).toMatchObject({ image: null, emailVerified: false, timeZone: null });
    expect(row?.signUpProof).not.toBe('x');
  });
});

describe('a sign-up that cannot be stored', () => {
  test('a failed sign-up leaves no account and mails no link', async () => {
    const own = await startTestServer();
    await own.connection.run(REFUSE_USERS);
    const email = newAddress();
    const page = await signUp(new BrowserSession(own), email, VICTIMS_PASSWORD);
    expect([page.status, page.json<{ code: string }>().code]).toEqual([500, 'internal_error']);
    expect(await own.runtime.db.select().from(user).where(eq(user.email, email))).toEqual([]);
    expect(await mailsTo(own, email)).toEqual([]);
    await own.close();
  });

  const REFUSE_USERS = `alter table "user" add constraint none check (name = '')`;
});

test('the response reports whether the password was kept', async () => {
  const [provided, email] = [new BrowserSession(server), newAddress()];
  await server.runtime.db.insert(user).values({ id: `proven-${email}`, email, name: 'Petra', emailVerified: true });
  await signUp(provided, email, VICTIMS_PASSWORD);
  expect(await openNewestLink(provided, email)).toEqual({ passwordKept: false });
  const [linkOnly, unknown] = [new BrowserSession(server), newAddress()];
  await linkOnly.post('/api/auth/sign-in/magic-link', { email: unknown });
  expect(await openNewestLink(linkOnly, unknown)).toEqual({ passwordKept: true });
});

describe('an attacker who signed up with someone else’s address', () => {
  test('the attacker loses password, session and name when the owner opens the link', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), newAddress()];
    await signUp(attacker, email, ATTACKERS_PASSWORD, 'Call this number');
    expect(await openNewestLink(victim, email)).toEqual({ passwordKept: false });
    expect(await victim.currentUser()).toMatchObject({ email, name: '' });
    expect(await attacker.currentUser()).toBeNull();
    expect((await signIn(attacker, email, ATTACKERS_PASSWORD)).status).toBe(401);
  });

  test('the attacker is locked out when the owner signs up as well', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), newAddress()];
    await signUp(attacker, email, ATTACKERS_PASSWORD);
    await mailTo(server, email, 1);
    await signUp(victim, email, VICTIMS_PASSWORD);
    expect(await openNewestLink(victim, email, 2)).toEqual({ passwordKept: false });
    for (const password of [ATTACKERS_PASSWORD, VICTIMS_PASSWORD])
      expect((await signIn(attacker, email, password)).status).toBe(401);
  });

  test('signing up after the owner gains nothing', async () => {
    const [attacker, victim, email] = [new BrowserSession(server), new BrowserSession(server), newAddress()];
    await signUp(victim, email, VICTIMS_PASSWORD);
    await mailTo(server, email, 1);
    await signUp(attacker, email, ATTACKERS_PASSWORD);
    expect(await openNewestLink(victim, email, 2)).toEqual({ passwordKept: true });
    expect((await signIn(attacker, email, ATTACKERS_PASSWORD)).status).toBe(401);
    expect((await signIn(victim, email, VICTIMS_PASSWORD)).status).toBe(200);
  });

  test('signing up does not change a verified account', async () => {
    const { email, id } = await createLearner(server, { email: newAddress() });
    const owner = new BrowserSession(server);
    await signUp(new BrowserSession(server), email, ATTACKERS_PASSWORD, 'Another Name');
    expect(await openNewestLink(owner, email)).toEqual({ passwordKept: true });
    expect(await owner.currentUser()).toMatchObject({ id, name: 'Test Learner' });
    expect((await signIn(owner, email, ATTACKERS_PASSWORD)).status).toBe(401);
    expect((await signIn(owner, email, TEST_PASSWORD)).status).toBe(200);
  });

  test('the attacker loses a sign-in at a provider that had not verified the address', async () => {
    const [victim, email] = [new BrowserSession(server), newAddress()];
    const [row] = await server.runtime.db
      .insert(user)
      .values({ id: `unproven-${email}`, email, name: 'Attacker', emailVerified: false })
      .returning();
    const linked = { id: `account-${email}`, userId: row?.id ?? '', accountId: 'attacker', providerId: 'oidc' };
    await server.runtime.db.insert(account).values(linked);
    await signUp(victim, email, VICTIMS_PASSWORD);
    // The account already existed, so the password chosen at this sign-up is not stored.
    expect(await openNewestLink(victim, email)).toEqual({ passwordKept: false });
    expect((await signIn(victim, email, VICTIMS_PASSWORD)).status).toBe(401);
    expect(await victim.currentUser()).toMatchObject({ email, name: '' });
    expect(await server.runtime.db.select().from(account).where(eq(account.userId, linked.userId))).toEqual([]);
  });
});
