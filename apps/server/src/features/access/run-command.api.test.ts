import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import {
  changesOf,
  HERITAGE,
  hasHeritageLessons,
  insertUnclaimed,
  openBrowser,
  signInByLink,
  signInByPassword,
} from '#tests/support/learner/buyers.ts';
import { buyHeritage } from '#tests/support/learner/payments.ts';
import { turnOnTwoFactor } from '#tests/support/learner/two-factor.ts';
import { createLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { user } from '../../db/schema/identity.ts';
import { reconcile } from '../payment/reconcile.ts';
import type { AdminCommand } from './admin-command.ts';
import { runCommand } from './run-command.ts';

const server = await useTestServer();

function order(command: AdminCommand['command'], email: string): Promise<string> {
  const { db, log } = server.runtime;
  return runCommand({ db, log, environment: 'sandbox', now: server.now }, { command, email, by: 'ops' });
}

async function purchasesUnder(email: string) {
  return server.runtime.db.select().from(purchase).where(eq(purchase.email, email));
}

function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

describe('grant', () => {
  test('a grant opens Heritage at once for free and is recorded', async () => {
    const { email, id } = await createLearner(server);
    const browser = await signInByPassword(server, email);
    expect(await order('grant', email.toUpperCase())).toBe(`${email} now has Heritage.`);
    expect(await hasHeritageLessons(browser)).toBe(true);
    const [granted] = await purchasesUnder(email);
    expect(granted).toMatchObject({ userId: id, status: 'paid', amountCents: 0, paymentIntentId: null });
    expect(await changesOf(server, granted?.id ?? '')).toEqual([
      { change: 'granted', cause: 'operator:ops', userId: id },
    ]);
  });

  test('a grant to an address without an account is claimed by verifying it', async () => {
    const email = newAddress();
    expect(await order('grant', email)).toContain(`${email} will get Heritage`);
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    const [granted] = await purchasesUnder(email);
    expect((await changesOf(server, granted?.id ?? '')).map(({ change }) => change)).toEqual(['granted', 'bound']);
  });

  test('a grant to an unverified account waits until the address is verified', async () => {
    const email = newAddress();
    await new BrowserSession(server).post('/api/auth/sign-up/email', { name: 'A', email, password: 'a-long-password' });
    expect(await order('grant', email)).toContain('will get Heritage');
    expect(await purchasesUnder(email)).toMatchObject([{ userId: null }]);
  });

  test('a grant changes nothing if Heritage is open or already granted', async () => {
    const [{ email: owner }, waiting] = [await createLearner(server, { role: 'heritage' }), newAddress()];
    await insertUnclaimed(server, waiting);
    for (const email of [owner, waiting]) {
      expect(await order('grant', email)).toBe(`${email} already has Heritage. Nothing was changed.`);
      expect(await purchasesUnder(email)).toHaveLength(1);
    }
  });

  test('a grant after a refund opens Heritage again', async () => {
    const { email } = await createLearner(server, { role: 'refunded' });
    await order('grant', email);
    expect(await hasHeritageLessons(await signInByPassword(server, email))).toBe(true);
  });

  test('a grant to an address that cannot be mailed is rejected', async () => {
    await expect(order('grant', 'zoë@example.com')).rejects.toThrow('Email can’t be delivered to zoë@example.com');
  });
});

describe('revoke', () => {
  test('a revocation closes Heritage at the next call and is recorded', async () => {
    const { email, id } = await createLearner(server, { role: 'heritage' });
    const browser = await signInByPassword(server, email);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await order('revoke', email)).toMatch(/^Revoked:\nW-\S+ .* revoked /);
    expect(await hasHeritageLessons(browser)).toBe(false);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'inactive' });
    const [revoked] = await purchasesUnder(email);
    expect(await changesOf(server, revoked?.id ?? '')).toEqual([
      { change: 'revoked', cause: 'operator:ops', userId: id },
    ]);
    await order('grant', email);
    expect(await hasHeritageLessons(browser)).toBe(true);
  });

  test('a revocation outlasts later events and says that no money was refunded', async () => {
    const email = newAddress();
    await buyHeritage(server, new BrowserSession(server), email);
    expect(await order('revoke', email)).toContain('No money was refunded');
    server.now = new Date(server.now.getTime() + 60 * 60_000);
    await reconcile(server.runtime);
    expect(await purchasesUnder(email)).toMatchObject([{ status: 'lost', revokedAt: expect.any(Date) }]);
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject({ subscriptionStatus: 'inactive' });
    expect((await browser.get('/api/purchases')).json()).toMatchObject([{ status: 'revoked', refundableUntil: null }]);
  });

  test('a revocation without an open purchase is rejected', async () => {
    const [genesis, refunded] = [await createLearner(server), await createLearner(server, { role: 'refunded' })];
    const revoked = await createLearner(server, { role: 'heritage' });
    await order('revoke', revoked.email);
    for (const { email } of [genesis, refunded, revoked]) {
      await expect(order('revoke', email)).rejects.toThrow(`${email} has nothing to revoke.`);
    }
  });
});

describe('purchases', () => {
  test('purchases are listed with their owner and history', async () => {
    const email = newAddress();
    await insertUnclaimed(server, email);
    await insertUnclaimed(server, email, 'refunded');
    const id = (await (await signInByLink(server, email)).currentUser())?.id ?? '';
    const lines = (await order('purchases', email)).split('\n').map((line) => line.replaceAll(/\d+/g, '0'));
    const owner = email.replaceAll(/\d+/g, '0');
    expect(lines).toEqual([
      `W-0  0-0-0  0.0 USD  paid       of ${owner}`,
      '  0-0-0 0:0 UTC  bound      mailbox',
      `W-0  0-0-0  0.0 USD  refunded   of ${owner}`,
      '  0-0-0 0:0 UTC  bound      mailbox',
    ]);
    await server.runtime.db.delete(user).where(eq(user.id, id));
    expect(await order('purchases', email)).toContain(`paid       waits for ${email}`);
  });

  test('an account without purchases is reported', async () => {
    const { email } = await createLearner(server);
    expect(await order('purchases', email)).toBe(`${email} has no purchases.`);
  });
});

describe('user', () => {
  test('user shows the account of an address and its tier', async () => {
    const { email, id } = await createLearner(server, { role: 'refunded' });
    const shown = await order('user', email);
    for (const part of [id, 'Test Learner', 'proven', 'heritage, inactive', '1 open', '1 in the account, 0 waiting']) {
      expect(shown).toContain(part);
    }
  });

  test('user shows unclaimed purchases where there is no account', async () => {
    const email = newAddress();
    await insertUnclaimed(server, email);
    expect(await order('user', email)).toBe(`${email}\n  account    none\n  purchases  0 in the account, 1 waiting`);
  });
});

test.each(['revoke', 'purchases', 'user'] as const)('%s reports an unknown address', async (command) => {
  await expect(order(command, 'nobody@example.com')).rejects.toThrow(
    'There is no account and no purchase with the address nobody@example.com.',
  );
});

describe('end-sessions', () => {
  test('an account is signed out everywhere, and so are sign-ins that wait for a code', async () => {
    const [learner, other] = [await createLearner(server), await createLearner(server)];
    const [here, elsewhere] = [await openBrowser(server, learner), await openBrowser(server, other)];
    await turnOnTwoFactor(server, here);
    const waiting = await signInByPassword(server, learner.email);
    expect(await order('end-sessions', learner.email)).toBe(`Ended 1 session of ${learner.email}.`);
    expect(await here.currentUser()).toBeNull();
    expect((await waiting.get('/api/auth/second-factor')).json()).toBeNull();
    expect(await elsewhere.currentUser()).toMatchObject({ id: other.id });
    await expect(order('end-sessions', newAddress())).rejects.toThrow('There is no account');
  });

  test('every account is signed out', async () => {
    const browsers = [
      await openBrowser(server, await createLearner(server)),
      await openBrowser(server, await createLearner(server)),
    ];
    expect(await order('end-sessions', '--all')).toMatch(/^Ended \d+ sessions of all accounts\.$/);
    for (const browser of browsers) expect(await browser.currentUser()).toBeNull();
  });
});

describe('two-factor-off', () => {
  test('an owner who lost every second factor signs in with one again', async () => {
    const learner = await createLearner(server);
    await turnOnTwoFactor(server, await openBrowser(server, learner));
    expect(await order('two-factor-off', learner.email)).toBe(`${learner.email} now signs in without a code.`);
    expect(await (await signInByPassword(server, learner.email)).currentUser()).toMatchObject({ id: learner.id });
    await expect(order('two-factor-off', learner.email)).rejects.toThrow('Two-factor sign-in is already off.');
    await expect(order('two-factor-off', newAddress())).rejects.toThrow('There is no account');
  });
});
