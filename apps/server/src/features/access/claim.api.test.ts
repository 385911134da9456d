import { accessCalls } from '@wickwise/contract/access';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import {
  changesOf,
  claim,
  GENESIS,
  HERITAGE,
  hasHeritageLessons,
  insertUnclaimed,
  ownerOf,
  signInByLink,
  signInByPassword,
} from '#tests/support/learner/buyers.ts';
import { browserOf, buyHeritage } from '#tests/support/learner/payments.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { insertPurchase } from '../../db/factories.ts';
import { normalizeEmail } from '../../plugins/email-address.ts';

const server = await useTestServer();

describe('unclaimed purchases of an address', () => {
  test('a session that verifies the mailbox owns the purchase from its first call', async () => {
    const { email, id } = await createLearner(server);
    const purchase = await insertUnclaimed(server, email);
    const browser = await signInByLink(server, email);
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await browser.currentUser()).toMatchObject({ id, ...HERITAGE });
    expect(await changesOf(server, purchase)).toEqual([{ change: 'bound', cause: 'mailbox', userId: id }]);
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
    expect(await changesOf(server, purchase)).toHaveLength(1);
  });

  test('a session that verified the mailbox earlier is offered the purchase and can claim it', async () => {
    const browser = await signInByLink(server, 'early@example.com');
    const purchase = await insertUnclaimed(server, 'early@example.com');
    const unclaimed = { id: purchase, maskedEmail: 'e•••@e•••.com', needsConfirmation: false };
    expect(await browser.currentUser()).toMatchObject({ ...GENESIS, unclaimedPurchase: unclaimed });
    expect(await ownerOf(server, purchase)).toBeNull();
    expect(await claim(browser)).toMatchObject({ ...HERITAGE, unclaimedPurchase: null });
    expect(await hasHeritageLessons(browser)).toBe(true);
    expect(await changesOf(server, purchase)).toMatchObject([{ change: 'bound', cause: 'mailbox' }]);
  });

  test('a session that did not verify the mailbox itself gets nothing, even if the account is verified', async () => {
    const { email, id } = await createLearner(server);
    const purchase = await insertUnclaimed(server, email);
    const browser = await signInByPassword(server, email);
    expect(await browser.currentUser()).toMatchObject({ id, ...GENESIS });
    expect(await hasHeritageLessons(browser)).toBe(false);
    expect([await ownerOf(server, purchase), await changesOf(server, purchase)]).toEqual([null, []]);
  });

  test('addresses match in any case and Unicode form, and look-alikes do not match', async () => {
    const same = ['Form@Example.com', 'ｆｏｒｍ@example.com'];
    const others = [
      'f\u043Erm@example.com',
      'form\u200B@example.com',
      'form+1@example.com',
      'form@example.com.example',
    ];
    const insert = (email: string) => insertUnclaimed(server, normalizeEmail(email));
    const [mine, theirs] = [await Promise.all(same.map(insert)), await Promise.all(others.map(insert))];
    const browser = await signInByLink(server, 'FORM@example.com');
    const id = (await browser.currentUser())?.id;
    expect(await Promise.all(mine.map((one) => ownerOf(server, one)))).toEqual([id, id]);
    expect(await Promise.all(theirs.map((one) => ownerOf(server, one)))).toEqual([null, null, null, null]);
  });

  test('a refunded or disputed purchase is claimed too and opens nothing', async () => {
    for (const status of ['refunded', 'suspended', 'lost'] as const) {
      const email = `${status}@example.com`;
      const purchase = await insertUnclaimed(server, email, status);
      const browser = await signInByLink(server, email);
      expect(await browser.currentUser()).toMatchObject({ ...HERITAGE, subscriptionStatus: 'inactive' });
      expect(await ownerOf(server, purchase)).not.toBeNull();
      expect(await hasHeritageLessons(browser)).toBe(false);
    }
  });

  test('a deleted account releases its purchase to the next session that verifies the mailbox', async () => {
    const email = 'returning@example.com';
    const purchase = await insertUnclaimed(server, email);
    const browser = await signInByLink(server, email);
    await browser.currentUser();
    await browser.send('/api/account', { method: 'DELETE', body: { email } });
    expect(await ownerOf(server, purchase)).toBeNull();
    const again = await signInByLink(server, email);
    expect(await again.currentUser()).toMatchObject(HERITAGE);
  });

  test('a purchase of a deleted account cannot be claimed by browser', async () => {
    const buyer = await createLearner(server);
    const browser = browserOf(server, buyer);
    await buyHeritage(server, browser, buyer.email);
    await browser.send('/api/account', { method: 'DELETE', body: { email: buyer.email } });
    const next = await createLearner(server);
    browser.plant(`${next.cookie}; Path=/`);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect((await browser.get('/api/purchases')).json()).toEqual([]);
  });

  test("another learner's purchase stays theirs", async () => {
    const owner = await createLearner(server);
    const email = 'second-mailbox@example.com';
    const purchase = await insertPurchase(server.runtime.db, { userId: owner.id, email });
    const browser = await signInByLink(server, email);
    expect(await browser.currentUser()).toMatchObject(GENESIS);
    expect(await ownerOf(server, purchase)).toBe(owner.id);
  });
});

describe('claims by mailbox', () => {
  test('a claim by mailbox ends the sessions of the account that did not verify the mailbox', async () => {
    const { email } = await createLearner(server);
    await insertUnclaimed(server, email);
    const other = await signInByPassword(server, email);
    const copy = other.copy();
    expect(await copy.currentUser()).not.toBeNull();
    const browser = await signInByLink(server, email);
    for (const ended of [other, copy]) expect(await ended.currentUser()).toBeNull();
    expect(await browser.currentUser()).toMatchObject(HERITAGE);
  });

  test('a claim by mailbox keeps the sessions that verified it, too', async () => {
    const { email } = await createLearner(server);
    const other = await signInByLink(server, email);
    await insertUnclaimed(server, email);
    await signInByLink(server, email);
    expect(await other.currentUser()).toMatchObject({ email, ...HERITAGE });
  });

  test('a claim that finds nothing ends no session', async () => {
    const { email } = await createLearner(server);
    const other = await signInByPassword(server, email);
    await (await signInByLink(server, email)).currentUser();
    expect(await other.currentUser()).toMatchObject({ email });
  });
});

test('an unclaimed purchase does not change the reported tier', async () => {
  const learner = await createLearner(server);
  await insertUnclaimed(server, learner.email);
  const { body } = await call(server, accessCalls.subscriptionInfo, { as: learner });
  expect(body).toEqual({ tier: 'genesis', status: 'active', hasHeritageAccess: false });
});
