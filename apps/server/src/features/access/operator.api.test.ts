import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import {
  changesOf,
  hasHeritageLessons,
  insertWaiting,
  signInByLink,
  signInByPassword,
} from '../../../../../tests/support/buyers.ts';
import { buyHeritage } from '../../../../../tests/support/payments.ts';
import { createLearner, startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { user } from '../../db/schema/identity.ts';
import { purchase } from '../../db/schema/payment.ts';
import { OWNER_KEY_HEADER } from '../../plugins/owner-key.ts';
import { reconcile } from '../payment/reconcile.ts';
import { obey } from './operator.ts';
import type { OperatorOrder } from './operator-order.ts';
import { OPERATOR_PATH } from './operator-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function order(command: OperatorOrder['command'], email: string): Promise<string> {
  return obey({ db: server.runtime.db, environment: 'sandbox', now: server.now }, { command, email, by: 'ops' });
}

async function purchasesUnder(email: string) {
  return server.runtime.db.select().from(purchase).where(eq(purchase.email, email));
}

function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

describe('grant', () => {
  test('opens heritage at once in the account of an address, for nothing, and is on record', async () => {
    const { email, id } = await createLearner(server);
    const browser = await signInByPassword(server, email);
    expect(await order('grant', email.toUpperCase())).toBe(`Heritage is open to ${email}.`);
    expect(await hasHeritageLessons(browser)).toBe(true);
    const [granted] = await purchasesUnder(email);
    expect(granted).toMatchObject({ userId: id, status: 'paid', amountCents: 0, paymentIntentId: null });
    expect(await changesOf(server, granted?.id ?? '')).toEqual([
      { change: 'granted', cause: 'operator:ops', userId: id },
    ]);
  });

  test('waits for an address without an account, and opens to who proves it', async () => {
    const email = newAddress();
    expect(await order('grant', email)).toContain(`waits for ${email}`);
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage', subscriptionStatus: 'active' });
    const [granted] = await purchasesUnder(email);
    expect((await changesOf(server, granted?.id ?? '')).map(({ change }) => change)).toEqual(['granted', 'bound']);
  });

  test('waits for the owner where somebody signed up with the address and has not proven it', async () => {
    const email = newAddress();
    await new BrowserSession(server).post('/api/auth/sign-up/email', { name: 'A', email, password: 'a-long-password' });
    expect(await order('grant', email)).toContain('waits');
    expect(await purchasesUnder(email)).toMatchObject([{ userId: null }]);
  });

  test('changes nothing where heritage is open already, or waits already', async () => {
    const [{ email: owner }, waiting] = [await createLearner(server, { role: 'heritage' }), newAddress()];
    await insertWaiting(server, waiting);
    for (const email of [owner, waiting]) {
      expect(await order('grant', email)).toBe(`${email} has heritage already. Nothing was changed.`);
      expect(await purchasesUnder(email)).toHaveLength(1);
    }
  });

  test('opens it again after a refund', async () => {
    const { email } = await createLearner(server, { role: 'refunded' });
    await order('grant', email);
    expect(await hasHeritageLessons(await signInByPassword(server, email))).toBe(true);
  });

  test('is refused to an address that cannot be mailed', async () => {
    await expect(order('grant', 'zoë@example.com')).rejects.toThrow('No mail can be sent to zoë@example.com');
  });
});

describe('revoke', () => {
  test('closes what was granted or bought at the next call, and is on record', async () => {
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

  test('stands against what the provider says later, and says that no money was paid back', async () => {
    const email = newAddress();
    await buyHeritage(server, new BrowserSession(server), email);
    expect(await order('revoke', email)).toContain('No money was paid back');
    server.now = new Date(server.now.getTime() + 60 * 60_000);
    await reconcile(server.runtime);
    expect(await purchasesUnder(email)).toMatchObject([{ status: 'lost', revokedAt: expect.any(Date) }]);
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject({ subscriptionStatus: 'inactive' });
  });

  test('has nothing to do for who has bought nothing, had it paid back, or was revoked before', async () => {
    const [genesis, refunded] = [await createLearner(server), await createLearner(server, { role: 'refunded' })];
    const revoked = await createLearner(server, { role: 'heritage' });
    await order('revoke', revoked.email);
    for (const { email } of [genesis, refunded, revoked]) {
      await expect(order('revoke', email)).rejects.toThrow(`${email} has nothing to revoke.`);
    }
  });
});

describe('purchases', () => {
  test('lists what waits and what is owned, with all that happened to it', async () => {
    const email = newAddress();
    await insertWaiting(server, email);
    await insertWaiting(server, email, 'refunded');
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

  test('says so when there are none', async () => {
    const { email } = await createLearner(server);
    expect(await order('purchases', email)).toBe(`${email} has bought nothing.`);
  });
});

describe('user', () => {
  test('shows the account of an address, and what it may', async () => {
    const { email, id } = await createLearner(server, { role: 'refunded' });
    const shown = await order('user', email);
    for (const part of [id, 'Test Learner', 'proven', 'heritage, inactive', '1 open', '1 in the account, 0 waiting']) {
      expect(shown).toContain(part);
    }
  });

  test('shows what waits where there is no account', async () => {
    const email = newAddress();
    await insertWaiting(server, email);
    expect(await order('user', email)).toBe(`${email}\n  account    none\n  purchases  0 in the account, 1 waiting`);
  });
});

test.each(['revoke', 'purchases', 'user'] as const)('%s says so when nobody has the address', async (command) => {
  await expect(order(command, 'nobody@example.com')).rejects.toThrow(
    'Nobody here has the address nobody@example.com: no account, and no purchase.',
  );
});

describe('the way through the running server', () => {
  const body = { command: 'grant', email: 'thief@example.com', by: 'thief' };
  const post = (headers: Record<string, string>, payload: object = body) =>
    server.app.inject({ method: 'POST', url: OPERATOR_PATH, payload, headers: { origin: server.origin, ...headers } });

  test('is not there without the key from the data folder', async () => {
    const { ownerKey } = server.runtime;
    for (const key of [undefined, '', 'guess', ownerKey.slice(1), `${ownerKey}x`, 'a'.repeat(ownerKey.length)]) {
      for (const payload of [body, {}]) {
        const answer = await post(key === undefined ? {} : { [OWNER_KEY_HEADER]: key }, payload);
        expect([answer.statusCode, answer.json()]).toMatchObject([
          404,
          { message: 'There is nothing at this address.' },
        ]);
      }
    }
    expect(await purchasesUnder(body.email)).toEqual([]);
  });

  test('takes an order with it, and refuses what is none', async () => {
    const headers = { [OWNER_KEY_HEADER]: server.runtime.ownerKey };
    const answer = await post(headers, { ...body, command: 'user' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: expect.stringContaining('Nobody here') },
    ]);
    expect((await post(headers, { ...body, command: 'delete' })).statusCode).toBe(400);
    expect((await post({ ...headers, origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});
