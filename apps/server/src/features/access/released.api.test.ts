import { beforeEach, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo, mailTo } from '#tests/support/counterparts/mail.ts';
import { claim, GENESIS, HERITAGE, signInByLink, signInByPassword } from '#tests/support/learner/buyers.ts';
import { buyHeritage } from '#tests/support/learner/payments.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

let payer: TestLearner;
let browser: BrowserSession;
let mailbox: string;

const released = async (of: BrowserSession) => (await of.get('/api/purchases/released')).json<unknown[]>();

/** A guest pays with a mistyped address and confirms the purchase in an account of their own. */
beforeEach(async () => {
  [payer, browser, mailbox] = [
    await createLearner(server),
    new BrowserSession(server),
    `${crypto.randomUUID()}@b.test`,
  ];
  await buyHeritage(server, browser, mailbox);
  await signInByPassword(server, payer.email, browser);
  const { unclaimedPurchase } = (await browser.currentUser()) ?? {};
  expect(await claim(browser, unclaimedPurchase?.id)).toMatchObject(HERITAGE);
});

test('an account is told by mail and on its page that the owner of the mailbox on the receipt has its purchase', async () => {
  expect(await released(browser)).toEqual([]);
  const [{ receiptNumber }] = (await browser.get('/api/purchases')).json<[{ receiptNumber: string }]>();
  const owner = await signInByLink(server, mailbox);
  const { id } = (await owner.currentUser()) ?? {};
  expect(await browser.currentUser()).toMatchObject(GENESIS);
  const mail = await mailTo(server, payer.email);
  expect(mail.subject).toBe(`Purchase ${receiptNumber} is no longer in your Wickwise account`);
  const page = await browser.get('/api/purchases/released');
  expect(page.json()).toEqual([{ receiptNumber, releasedAt: expect.any(String) }]);
  for (const theirs of [mailbox, id ?? '']) expect(mail.text + page.text).not.toContain(theirs);
  expect(await released(owner)).toEqual([]);
  expect((await mailsTo(server, mailbox)).filter(({ subject }) => subject === mail.subject)).toEqual([]);
});

test('an account is told nothing of what becomes of the purchase afterwards', async () => {
  const owner = await signInByLink(server, mailbox);
  const told = await released(browser);
  const [{ id }] = (await owner.get('/api/purchases')).json<[{ id: string }]>();
  expect((await owner.post(`/api/purchases/${id}/refund`, undefined)).status).toBe(200);
  expect(await released(browser)).toEqual(told);
  expect((await browser.get('/api/purchases')).json()).toEqual([]);
  await mailTo(server, payer.email);
});

test('a purchase that its own buyer claims by mail after confirming it is not reported as lost', async () => {
  await signInByLink(server, payer.email);
  expect(await released(browser)).toEqual([]);
  expect(await mailsTo(server, payer.email)).toHaveLength(1);
});
