import { expect, test } from 'vitest';
import { answer, answerOutside, recordedCalls, refusal } from '#tests/component/answers.ts';
import { account } from '#tests/component/people.ts';
import { purchase } from '#tests/component/purchases.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PurchaseList } from './purchase-list.tsx';

const LINK = 'POST /api/auth/sign-in/magic-link';

test('a learner without purchases is led to the subscription', async () => {
  answer('GET /api/purchases', []);
  renderScreen(<PurchaseList account={account} />);
  expect(await screen.findByText(/No purchases yet/)).toBeTruthy();
  const subscription = screen.getByRole('link', { name: 'See your plan' });
  expect(subscription.getAttribute('href')).toBe('/subscribe');
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
