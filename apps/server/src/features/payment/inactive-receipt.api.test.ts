import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailTo, tokenIn } from '#tests/support/counterparts/mail.ts';
import { beginPayment, browserOf, buyHeritage, CARDS, payByCard, sandboxOf } from '#tests/support/learner/payments.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';

const server = await useTestServer();

async function buyDisputed(browser: BrowserSession, email: string): Promise<void> {
  await payByCard(server, await beginPayment(browser), { email, card: CARDS.disputed });
  await sandboxOf(server).deliverDue();
}

test('a guest whose payment is disputed at once gets a receipt that says so, with a link to the purchase', async () => {
  const email = 'disputed@example.com';
  await buyDisputed(new BrowserSession(server), email);
  const receipt = await mailTo(server, email);
  expect(receipt.subject).toMatch(/^Your receipt W-\d{6} from Wickwise$/);
  expect(receipt.text).toContain("it doesn't unlock Heritage because your payment is disputed with your bank");
  expect(receipt.text).toContain('37.00 USD');
  expect(receipt.text).toContain(`${server.origin}/restore-access\n`);
  expect(receipt.text).not.toContain('Heritage is yours');
  const phone = new BrowserSession(server);
  await phone.post('/api/auth/link', { token: tokenIn(receipt) });
  expect(await phone.currentUser()).toMatchObject({ email, subscriptionStatus: 'inactive' });
  expect((await phone.get('/api/purchases')).json()).toMatchObject([{ status: 'suspended' }]);
});

test('a learner whose payment is disputed at once gets a receipt that leads to the account page', async () => {
  const learner = await createLearner(server);
  await buyDisputed(browserOf(server, learner), learner.email);
  const { text } = await mailTo(server, learner.email);
  expect(text).toContain("we'll unlock Heritage automatically");
  expect(text).toContain(`${server.origin}/sign-in?returnTo=%2Faccount%23purchases\n`);
  expect(text).not.toContain('full refund');
});

test('a receipt that is sent after a dispute says so', async () => {
  const [first, email] = [await startTestServer(), 'late@example.com'];
  await first.app.ready();
  // A process that no longer polls, as after a kill.
  await first.runtime.jobs.close();
  const payment = await buyHeritage(first, new BrowserSession(first), email);
  await sandboxOf(first).bank.openDispute(payment);
  await sandboxOf(first).deliverDue();
  const second = await startTestServer({}, { sharing: first.connection });
  await second.app.ready();
  expect((await mailTo(second, email)).text).toContain('your payment is disputed with your bank');
  await second.close();
  await first.close();
});
