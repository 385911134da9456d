import type { PaymentState } from '@wickwise/contract/payment';
import { describe, expect, test, vi } from 'vitest';
import { answer, askedCalls, never, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { purchase } from '#tests/component/purchases.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import Subscribe from './subscribe.tsx';

const INFO = 'GET /api/subscription/info';
const USER = 'GET /api/auth/user';
const CREATE = 'POST /api/subscription/create-checkout';
const REFRESH = 'POST /api/payment/:providerId/refresh';
const WELCOME = 'Your upgrade was successful. You now have access to all premium features.';

const genesis = { tier: 'genesis', status: 'active', hasHeritageAccess: false } as const;
const heritage = { tier: 'heritage', status: 'active', hasHeritageAccess: true } as const;
const refunded = { tier: 'heritage', status: 'inactive', hasHeritageAccess: false } as const;

interface Subscription {
  user?: 'genesis' | 'heritage' | 'refunded';
  at?: string;
}

function renderSubscription({ user = 'genesis', at = '/subscribe' }: Subscription = {}) {
  answer(USER, people[user]);
  if (user === 'heritage') answer('GET /api/purchases', [purchase]);
  return renderScreen(<Subscribe />, { at });
}

const findUpgrade = () => screen.findByRole('button', { name: 'Upgrade to Heritage' });
const queryUpgrade = () => screen.queryByRole('button', { name: 'Upgrade to Heritage' });
const planText = (name: 'Genesis' | 'Heritage') =>
  screen.getByRole('heading', { level: 2, name }).closest('article')?.textContent ?? '';

describe('the subscription page', () => {
  test('says that it loads, and then which tier a genesis learner has and could have', async () => {
    const loaded = Promise.withResolvers<typeof genesis>();
    answer(INFO, loaded.promise);
    renderSubscription();
    expect(await screen.findByText('Loading subscription information...')).toBeTruthy();
    loaded.resolve(genesis);
    expect(await findUpgrade()).toBeTruthy();
    expect(planText('Genesis')).toMatch(/Current.*FREE/);
    expect(planText('Heritage')).toMatch(/\$37.*one-time/);
    expect(planText('Heritage')).not.toContain('Active');
    for (const row of ['Chart pattern lessons 5 basic All 50+', /^Vocabulary 67 terms.* 67 terms/]) {
      expect(screen.getByRole('row', { name: row })).toBeTruthy();
    }
    for (const feature of ['AI chart analysis', 'Real-time market data', 'Advanced analytics']) {
      expect(screen.getByRole('row', { name: new RegExp(`^${feature}.*Not included.*Included$`) })).toBeTruthy();
    }
  });

  test('shows a heritage learner that it is active, and nothing to buy', async () => {
    answer(INFO, heritage);
    renderSubscription({ user: 'heritage' });
    expect(await screen.findByText(/^You have Heritage access/)).toBeTruthy();
    expect(await screen.findByText('on March 2, 2026')).toBeTruthy();
    expect(planText('Heritage')).toMatch(/Active.*Paid/);
    expect(planText('Heritage')).not.toContain('$37');
    expect(screen.queryByText('Current')).toBeNull();
    expect(queryUpgrade()).toBeNull();
  });

  test.each(['refunded', 'suspended'] as const)(
    'says that heritage whose payment is %s is inactive',
    async (status) => {
      answer(INFO, refunded);
      answer('GET /api/purchases', [{ ...purchase, status }]);
      renderSubscription({ user: 'refunded' });
      expect(await findUpgrade()).toBeTruthy();
      expect(planText('Heritage')).toContain('Inactive');
      const warning = 'If you pay now, you’ll be charged a second time.';
      if (status === 'suspended') expect(await screen.findByText(new RegExp(warning))).toBeTruthy();
      else await waitFor(() => expect(askedCalls('GET /api/purchases')).toHaveLength(1));
      expect(planText('Heritage').includes(warning)).toBe(status === 'suspended');
    },
  );

  test('asks a learner whose session has ended meanwhile to sign in', async () => {
    answer(INFO, refusal('not_signed_in'));
    renderSubscription();
    expect(await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeTruthy();
  });
});

describe('the upgrade', () => {
  test('waits for its answer, and can be pressed again when it has none', async () => {
    answer(INFO, genesis);
    const answered = Promise.withResolvers<{ url: string }>();
    answer(CREATE, answered.promise);
    const { user } = renderSubscription();
    await user.click(await findUpgrade());
    const waiting = await screen.findByRole('button', { name: 'Opening the checkout...' });
    expect(waiting.getAttribute('aria-disabled') ?? waiting.getAttribute('disabled')).not.toBeNull();
    answered.reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText('Failed to create checkout session')).toBeTruthy();
    expect((await findUpgrade()).getAttribute('aria-disabled')).toBeNull();

    answer(CREATE, {} as { url: string });
    await user.click(await findUpgrade());
    expect(await screen.findByText('Failed to redirect to checkout')).toBeTruthy();
    expect(await findUpgrade()).toBeTruthy();
  });

  test('that the server refuses says why, beside its button', async () => {
    const reason = 'Your payment is still being processed. A mail will tell you when it has arrived.';
    answer(INFO, genesis);
    answer(CREATE, refusal('payment_underway', reason));
    const { user } = renderSubscription();
    await user.click(await findUpgrade());
    expect(await screen.findByText('Failed to create checkout session')).toBeTruthy();
    await waitFor(() => expect(planText('Heritage')).toContain(reason));
  });

  test('leads to the page of the provider', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    answer(INFO, genesis);
    answer(CREATE, { url: 'https://checkout.stripe.example/cs_1' });
    const { user } = renderSubscription();
    await user.click(await findUpgrade());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.stripe.example/cs_1'));
    assign.mockRestore();
  });
});

describe('coming back from the page of the provider', () => {
  const RETURN = '/subscribe?success=true&session_id=cs_test_1';
  const answerState = (state: PaymentState) =>
    answer(REFRESH, { state, hasHeritageAccess: state === 'paid', isSandbox: true });

  test('with a payment that has arrived welcomes the learner, and asks anew what is open', async () => {
    answer(INFO, heritage);
    answerState('paid');
    const { address } = renderSubscription({ at: RETURN });
    expect(await screen.findByText(WELCOME)).toBeTruthy();
    expect(planText('Heritage')).toContain('Active');
    expect(address()).toBe('/subscribe');
    expect(askedCalls(USER).length).toBeGreaterThanOrEqual(2);
    expect(askedCalls(INFO).length).toBeGreaterThanOrEqual(2);
  });

  test('asks again for an answer that is older than the payment', async () => {
    const older = Promise.withResolvers<typeof genesis>();
    answer(INFO, older.promise);
    answerState('paid');
    renderSubscription({ at: RETURN });
    for (const route of [INFO, REFRESH]) await waitFor(() => expect(askedCalls(route)).toHaveLength(1));
    answer(INFO, heritage);
    older.resolve(genesis);
    expect(await screen.findByText(WELCOME)).toBeTruthy();
    expect(planText('Heritage')).toContain('Active');
  });

  test('with a payment on its way says so, looks again by itself, and welcomes when it has arrived', async () => {
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
  ] as const)('with a payment that is %s says so, and offers the upgrade anew', async (state, title) => {
    answer(INFO, genesis);
    answerState(state);
    renderSubscription({ at: RETURN });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(await findUpgrade()).toBeTruthy();
    expect(screen.queryByText(/on its way/)).toBeNull();
    expect(screen.queryByText(WELCOME)).toBeNull();
  });

  test('with a payment that could not be looked up offers to look again', async () => {
    answer(INFO, genesis);
    answer(REFRESH, refusal('unavailable'));
    const { user } = renderSubscription({ at: RETURN });
    expect(await screen.findByText('We couldn’t check your payment')).toBeTruthy();
    answerState('paid');
    answer(INFO, heritage);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(WELCOME)).toBeTruthy();
  });

  test('invents no payment where the address names none', async () => {
    answer(INFO, genesis);
    const { address } = renderSubscription({ at: '/subscribe?success=true' });
    expect(await findUpgrade()).toBeTruthy();
    expect(address()).toBe('/subscribe');
    expect(screen.queryByText(/^(Your|The) payment/)).toBeNull();
    expect(screen.queryByText(WELCOME)).toBeNull();
  });

  test('without a session to name welcomes a learner who has Heritage', async () => {
    answer(INFO, heritage);
    renderSubscription({ user: 'heritage', at: '/subscribe?success=true' });
    expect(await screen.findByText(WELCOME)).toBeTruthy();
  });

  test('without a payment lets the learner try again', async () => {
    answer(INFO, genesis);
    const { address } = renderSubscription({ at: '/subscribe?canceled=true' });
    expect(await screen.findByText('Your upgrade was canceled. You can try again anytime.')).toBeTruthy();
    expect(address()).toBe('/subscribe');
    expect(await findUpgrade()).toBeTruthy();
  });

  test('looks the payment up before anything is known of it', async () => {
    answer(INFO, genesis);
    answer(REFRESH, never());
    renderSubscription({ at: RETURN });
    expect(await screen.findByText('Checking your payment')).toBeTruthy();
    expect(queryUpgrade()).toBeNull();
  });
});
