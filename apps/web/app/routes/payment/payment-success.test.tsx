import type { PaymentState } from '@wickwise/contract/payment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import PaymentSuccess from './payment-success.tsx';

const USER = 'GET /api/auth/user';
const REFRESH = 'POST /api/payment/:providerId/refresh';

// Confetti needs a canvas, which is missing here, and is skipped with reduced motion.
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => vi.restoreAllMocks());

const answerState = (state: PaymentState, hasHeritageAccess = false) =>
  answer(REFRESH, { state, hasHeritageAccess, isSandbox: true });
const renderReturn = (at = '/payment-success?payment_intent=pi_1') => renderScreen(<PaymentSuccess />, { at });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a payment that stays in progress says so, and keeps the focus while it is looked up', async () => {
  answer(USER, people.genesis);
  answerState('processing');
  const { user } = renderReturn();
  expect(await findHeading('Your payment is being processed')).toBeTruthy();
  expect(screen.getByText(/This page checks automatically/)).toBeTruthy();
  expect(screen.queryByText(/Successful/)).toBeNull();

  const looked = Promise.withResolvers<{ state: 'processing'; hasHeritageAccess: false; isSandbox: true }>();
  answer(REFRESH, looked.promise);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Checking…' }));
  looked.resolve({ state: 'processing', hasHeritageAccess: false, isSandbox: true });
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Check again' }));
});

test('a payment in progress is polled until it has arrived', async () => {
  answer(USER, people.genesis);
  answerState('processing');
  renderReturn();
  expect(await findHeading('Your payment is being processed')).toBeTruthy();
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answerState('paid', true);
  expect(await findHeading('Payment Successful!')).toBeTruthy();
});

test('a buyer whose Heritage is open moves on to the lessons, which welcome them', async () => {
  answer(USER, people.heritage);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answerState('paid', true);
  renderReturn();
  const lessons = await screen.findByRole('link', { name: 'Go to your lessons' });
  expect(lessons.getAttribute('href')).toBe('/learn?welcome=heritage');
});

test('a payment that was reversed since is not celebrated', async () => {
  answer(USER, people.refunded);
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  answerState('reversed');
  renderReturn();
  expect(await findHeading('This payment no longer unlocks Heritage')).toBeTruthy();
  expect(screen.getByText(/it has since been refunded or disputed/)).toBeTruthy();
  expect(screen.getByText(/write to us from the contact page/)).toBeTruthy();
  expect(screen.queryByText(/Heritage is yours/)).toBeNull();
  expect(document.querySelector('canvas')).toBeNull();
  const purchases = await screen.findByRole('link', { name: 'See your purchases' });
  expect(purchases.getAttribute('href')).toBe('/account#purchases');
});

test('a guest who may have mistyped their address reads who can still claim the purchase', async () => {
  answer(USER, null);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answerState('paid');
  renderReturn();
  expect(await screen.findByText(/the owner of the address on the receipt can still claim it/)).toBeTruthy();
});

test('a guest whose payment was reversed is told how to sign in to it', async () => {
  answer(USER, null);
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  answerState('reversed');
  renderReturn();
  expect(await findHeading('This payment no longer unlocks Heritage')).toBeTruthy();
  expect(await screen.findByText(/a link that we email to the address you paid with/)).toBeTruthy();
});

test('a duplicate payment says that it is refunded', async () => {
  answer(USER, people.heritage);
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  answerState('duplicate', true);
  renderReturn();
  expect(await findHeading('You’d already paid, so we’re refunding this one')).toBeTruthy();
  const purchases = await screen.findByRole('link', { name: 'See your purchases' });
  expect(purchases.getAttribute('href')).toBe('/account#purchases');
});

test.each(['/payment-success?payment_intent=pi_unknown', '/payment-success'])(
  'at %s, which shows no payment, access can be restored',
  async (at) => {
    answer(USER, null);
    answerState('unknown');
    renderReturn(at);
    expect(await findHeading('We can’t find this payment')).toBeTruthy();
    const restore = screen.getByRole('link', { name: 'Restore access' });
    expect(restore.getAttribute('href')).toBe('/restore-access');
  },
);

test('the success is shown without waiting for any other response', async () => {
  const known = Promise.withResolvers<typeof people.genesis>();
  answer(USER, people.genesis);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answer(REFRESH, async () => {
    await waitFor(() => expect(recordedCalls(USER)).toHaveLength(1));
    answer(USER, known.promise);
    return { state: 'paid', hasHeritageAccess: false, isSandbox: true };
  });
  renderReturn();
  expect(await findHeading('Payment Successful!')).toBeTruthy();
  expect(screen.getByText(/We’re unlocking Heritage\./)).toBeTruthy();
  expect(screen.getByText(/A confirmation is on its way/)).toBeTruthy();
  known.resolve(people.genesis);
  expect(await screen.findByText('This payment isn’t in your account')).toBeTruthy();
});
