import type { PaymentState } from '@wickwise/contract/payment';
import { expect, test } from 'vitest';
import { answer, never, recordedCalls, refusal } from '#tests/component/answers.ts';
import { screen, waitFor } from '#tests/component/render-screen.tsx';
import {
  findUpgrade,
  genesis,
  heritage,
  INFO,
  planText,
  queryUpgrade,
  renderSubscription,
  USER,
} from '#tests/component/subscription.tsx';

const REFRESH = 'POST /api/payment/:providerId/refresh';
const WELCOME = 'Your upgrade was successful. You now have access to all premium features.';
const RETURN = '/subscribe?success=true&session_id=cs_test_1';
const answerState = (state: PaymentState) =>
  answer(REFRESH, { state, hasHeritageAccess: state === 'paid', isSandbox: true });

test('returning after a payment welcomes the learner and refetches what is unlocked', async () => {
  answer(INFO, heritage);
  answerState('paid');
  const { address } = renderSubscription({ at: RETURN });
  expect(await screen.findByText(WELCOME)).toBeTruthy();
  expect(planText('Heritage')).toContain('Active');
  expect(address()).toBe('/subscribe');
  expect(recordedCalls(USER).length).toBeGreaterThanOrEqual(2);
  expect(recordedCalls(INFO).length).toBeGreaterThanOrEqual(2);
});

test('a response older than the payment is refetched on return', async () => {
  const older = Promise.withResolvers<typeof genesis>();
  answer(INFO, older.promise);
  answerState('paid');
  renderSubscription({ at: RETURN });
  for (const route of [INFO, REFRESH]) await waitFor(() => expect(recordedCalls(route)).toHaveLength(1));
  answer(INFO, heritage);
  older.resolve(genesis);
  expect(await screen.findByText(WELCOME)).toBeTruthy();
  expect(planText('Heritage')).toContain('Active');
});

test('returning with a processing payment says so, checks again and welcomes once it has arrived', async () => {
  answer(INFO, genesis);
  answerState('processing');
  renderSubscription({ at: RETURN });
  expect(await screen.findByText('Your payment is being processed')).toBeTruthy();
  expect(queryUpgrade()).toBeNull();
  expect(screen.queryByText(WELCOME)).toBeNull();
  answer(INFO, heritage);
  answerState('paid');
  expect(await screen.findByText(WELCOME, {}, { timeout: 10_000 })).toBeTruthy();
  expect(planText('Heritage')).toContain('Active');
  expect(screen.queryByText('Your payment is being processed')).toBeNull();
});

test.each([
  ['failed', 'Your payment didn’t go through'],
  ['unknown', 'We can’t find this payment'],
  ['reversed', 'This payment no longer unlocks Heritage'],
] as const)('returning with a payment that is %s says so, and offers the upgrade again', async (state, title) => {
  answer(INFO, genesis);
  answerState(state);
  renderSubscription({ at: RETURN });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(await findUpgrade()).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
  expect(screen.queryByText(WELCOME)).toBeNull();
});

test('returning with a payment that could not be checked offers another check', async () => {
  answer(INFO, genesis);
  answer(REFRESH, refusal('unavailable'));
  const { user } = renderSubscription({ at: RETURN });
  expect(await screen.findByText('We couldn’t check your payment')).toBeTruthy();
  answerState('paid');
  answer(INFO, heritage);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(WELCOME)).toBeTruthy();
});

test('an address without a payment shows no payment, and says that there is none', async () => {
  answer(INFO, genesis);
  const { address } = renderSubscription({ at: '/subscribe?success=true' });
  expect(await findUpgrade()).toBeTruthy();
  expect(address()).toBe('/subscribe');
  expect(await screen.findByText('No payment yet')).toBeTruthy();
  expect(screen.queryByText(/^(Your|The) payment/)).toBeNull();
  expect(screen.queryByText(WELCOME)).toBeNull();
});

test('returning without a session id welcomes a Heritage learner', async () => {
  answer(INFO, heritage);
  renderSubscription({ user: 'heritage', at: '/subscribe?success=true' });
  expect(await screen.findByText(WELCOME)).toBeTruthy();
});

test('returning without a payment lets the learner try again', async () => {
  answer(INFO, genesis);
  const { address } = renderSubscription({ at: '/subscribe?canceled=true' });
  expect(await screen.findByText('Your upgrade was canceled. You can try again anytime.')).toBeTruthy();
  expect(address()).toBe('/subscribe');
  expect(await findUpgrade()).toBeTruthy();
});

test('the payment is checked before anything is shown about it', async () => {
  answer(INFO, genesis);
  answer(REFRESH, never());
  renderSubscription({ at: RETURN });
  expect(await screen.findByText('Checking your payment')).toBeTruthy();
  expect(queryUpgrade()).toBeNull();
});
