import { beforeEach, expect, test } from 'vitest';
import { answer, answerOutside, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { account } from '#tests/component/people.ts';
import { purchase } from '#tests/component/purchases.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PurchaseList } from './purchase-list.tsx';

const RELEASED = 'GET /api/purchases/released';
beforeEach(() => answer(RELEASED, []));

const LINK = 'POST /api/auth/sign-in/magic-link';

test('a learner without purchases is led to the subscription', async () => {
  answer('GET /api/purchases', []);
  renderScreen(<PurchaseList account={account} />);
  expect(await screen.findByText(/No purchases yet/)).toBeTruthy();
  const subscription = screen.getByRole('link', { name: 'See your plan' });
  expect(subscription.getAttribute('href')).toBe('/subscribe');
});

test('a purchase that left the account is named, with what to do', async () => {
  answer('GET /api/purchases', []);
  answer(RELEASED, [{ receiptNumber: 'W-000009', releasedAt: '2026-03-04T09:00:00.000Z' }]);
  renderScreen(<PurchaseList account={account} />);
  expect(await screen.findByText('W-000009')).toBeTruthy();
  expect(screen.getByText(/claimed the purchase, so it no longer unlocks Heritage here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByText(/No purchases yet/)).toBeNull();
});

test('a list that could not be loaded can be requested again', async () => {
  answer('GET /api/purchases', [purchase]);
  answer(RELEASED, unreachable);
  const { user } = renderScreen(<PurchaseList account={account} />);
  expect(await screen.findByText('Your purchases couldn’t be loaded')).toBeTruthy();
  answer(RELEASED, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('W-000123')).toBeTruthy();
});

test('a refund that needs a recent sign-in says so, changes nothing, and mails a link', async () => {
  answer('GET /api/purchases', [purchase]);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answer('POST /api/purchases/:purchaseId/refund', refusal('sign_in_again'));
  answerOutside(LINK, () => Response.json({ status: true }));
  const { user } = renderScreen(<PurchaseList account={account} />);
  await user.click(await screen.findByRole('button', { name: 'Get a refund' }));
  await user.click(await screen.findByRole('button', { name: 'Refund and end access' }));
  expect(await screen.findByRole('dialog', { name: 'Please sign in again first' })).toBeTruthy();
  expect(await screen.findByText('Nothing has changed yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
  expect(await screen.findByText('Check your inbox')).toBeTruthy();
  expect(recordedCalls(LINK)).toMatchObject([{ body: { email: account.email, callbackURL: '/account#purchases' } }]);
});
