import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import {
  beginOrder,
  changesOf,
  insertUnclaimed,
  ownerOf,
  signInByLink,
  signInByPassword,
} from '#tests/support/learner/buyers.ts';
import { createLearner, openSession } from '#tests/support/server.ts';

const server = await useTestServer();

test('twenty concurrent claims of a session bind its purchase once', async () => {
  const purchase = await insertUnclaimed(server, 'eager@example.com');
  const browser = await signInByLink(server, 'eager@example.com');
  const waiting = await insertUnclaimed(server, 'eager@example.com');
  await Promise.all(Array.from({ length: 20 }, () => browser.post('/api/purchases/claim', {})));
  const id = (await browser.currentUser())?.id;
  expect([await ownerOf(server, purchase), await ownerOf(server, waiting)]).toEqual([id, id]);
  expect(await changesOf(server, waiting)).toHaveLength(1);
  expect(await changesOf(server, purchase)).toHaveLength(1);
  expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'heritage' });
});

test('exactly one of the mailbox owner and the holders of a copied proof gets the purchase', async () => {
  // Which claim comes first depends on timing: a single purchase would rarely reveal a double claim.
  for (let round = 0; round < 10; round += 1) {
    const [email, browser] = [`raced-${round}@example.com`, new BrowserSession(server)];
    const owner = await signInByLink(server, email);
    const purchase = await (await beginOrder(server, browser)).pay(email);
    const others = await Promise.all(Array.from({ length: 4 }, () => signedInCopy(browser)));
    const confirm = { confirmedPurchaseId: purchase };
    await Promise.all([owner, ...others].map((each) => each.post('/api/purchases/claim', confirm)));
    const users = await Promise.all([owner, ...others].map((each) => each.currentUser()));
    const heirs = users.filter((user) => user?.subscriptionTier === 'heritage');
    expect(heirs.map((heir) => heir?.id)).toEqual([await ownerOf(server, purchase)]);
    // Whichever claim was first, the mailbox on the receipt ends up with the purchase.
    const { id } = (await owner.post('/api/purchases/claim', {})).json<{ id: string }>();
    expect(await ownerOf(server, purchase)).toBe(id);
    expect((await changesOf(server, purchase)).filter(({ change }) => change === 'bound').length).toBeLessThan(3);
  }
});

async function signedInCopy(browser: BrowserSession): Promise<BrowserSession> {
  const { id } = await createLearner(server);
  const copy = browser.copy();
  copy.plant(`${await openSession(server, id)}; Path=/`);
  return copy;
}

test('concurrent claims of several purchases all finish, and each purchase has one owner', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [email, browser] = [`many-${round}@example.com`, new BrowserSession(server)];
    const owner = await signInByLink(server, email);
    const order = await beginOrder(server, browser);
    const purchases = [await order.pay(email)];
    for (let more = 0; more < 5; more += 1) purchases.push(await insertUnclaimed(server, email));
    const buyer = await signInByPassword(server, (await createLearner(server)).email, browser);
    const asked = await Promise.all(
      [owner, buyer].flatMap((each) => [each.post('/api/purchases/claim', {}), each.post('/api/purchases/claim', {})]),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const purchase of purchases) expect(await changesOf(server, purchase)).toHaveLength(1);
  }
});
