import { counts } from '@wickwise/curriculum/copy/counts';
import { describe, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { purchase } from '#tests/component/purchases.ts';
import { screen, waitFor } from '#tests/component/render-screen.tsx';
import {
  findUpgrade,
  genesis,
  heritage,
  INFO,
  planText,
  queryUpgrade,
  renderSubscription,
} from '#tests/component/subscription.tsx';

const CREATE = 'POST /api/subscription/create-checkout';
const refunded = { tier: 'heritage', status: 'inactive', hasHeritageAccess: false } as const;

describe('the subscription page', () => {
  test('the subscription page shows a Genesis learner both tiers once it has loaded', async () => {
    const loaded = Promise.withResolvers<typeof genesis>();
    answer(INFO, loaded.promise);
    renderSubscription();
    expect(await screen.findByText('Loading subscription information...')).toBeTruthy();
    loaded.resolve(genesis);
    expect(await findUpgrade()).toBeTruthy();
    expect(planText('Genesis')).toMatch(/Current.*FREE/);
    expect(planText('Heritage')).toMatch(/\$37.*one-time/);
    expect(planText('Heritage')).not.toContain('Active');
    for (const row of [
      'Pattern lessons 5 candlestick lessons All 50+',
      new RegExp(`^Vocabulary ${counts.terms} terms.* ${counts.terms} terms`),
    ]) {
      expect(screen.getByRole('row', { name: row })).toBeTruthy();
    }
    expect(
      screen.getByRole('row', { name: /^Real-time market data.*Not included.*Charts of a simulated market$/ }),
    ).toBeTruthy();
    expect(screen.getByRole('row', { name: /^AI chart analysis.*Not included.*Built-in rules$/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Advanced analytics.*Not included.*Included$/ })).toBeTruthy();
    expect(screen.getByText(/^Here, AI chart analysis uses no language model\./)).toBeTruthy();
    for (const open of [/up to 40 times a day/, /saved in the browser you use/, /lasts as long as Wickwise runs/]) {
      expect(screen.getByText(open)).toBeTruthy();
    }
  });

  test('the subscription page offers a Heritage learner nothing to buy', async () => {
    answer(INFO, heritage);
    renderSubscription({ user: 'heritage' });
    expect(await screen.findByText(/^You have Heritage access/)).toBeTruthy();
    expect(await screen.findByText('on March 2, 2026')).toBeTruthy();
    expect(planText('Heritage')).toMatch(/Active.*Paid/);
    expect(planText('Heritage')).not.toContain('$37');
    expect(screen.queryByText('Current')).toBeNull();
    expect(queryUpgrade()).toBeNull();
  });

  test.each([
    { statuses: ['refunded'], why: 'your payment was refunded' },
    { statuses: ['lost'], why: 'your bank took the payment back after a dispute' },
    { statuses: ['revoked'], why: 'we closed your purchase' },
    { statuses: ['refunded', 'suspended'], why: 'your payment is disputed with your bank' },
  ] as const)('the subscription page says why Heritage is inactive: $statuses', async ({ statuses, why }) => {
    answer(INFO, refunded);
    renderSubscription({ user: 'refunded', purchases: statuses.map((status) => ({ ...purchase, status })) });
    const reason = `Your Heritage is inactive because ${why}. You keep your progress.`;
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  test.each(['refunded', 'suspended'] as const)(
    'the subscription page says that Heritage whose payment is %s is inactive',
    async (status) => {
      answer(INFO, refunded);
      renderSubscription({ user: 'refunded', purchases: [{ ...purchase, status }] });
      expect(await findUpgrade()).toBeTruthy();
      expect(planText('Heritage')).toContain('Inactive');
      const warning = 'If you pay now, you’ll be charged a second time.';
      if (status === 'suspended') expect(await screen.findByText(new RegExp(warning))).toBeTruthy();
      else await waitFor(() => expect(recordedCalls('GET /api/purchases')).toHaveLength(1));
      expect(planText('Heritage').includes(warning)).toBe(status === 'suspended');
    },
  );

  test('the subscription page asks a learner to sign in once the session has ended', async () => {
    answer(INFO, refusal('not_signed_in'));
    renderSubscription();
    expect(await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeTruthy();
  });
});

describe('the upgrade', () => {
  test('the upgrade button is busy until the response and can be clicked again after a failure', async () => {
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

  test('a refused upgrade says why beside its button', async () => {
    const reason = 'Your payment is still being processed. A mail will tell you when it has arrived.';
    answer(INFO, genesis);
    answer(CREATE, refusal('payment_underway', reason));
    const { user } = renderSubscription();
    await user.click(await findUpgrade());
    expect(await screen.findByText('Failed to create checkout session')).toBeTruthy();
    await waitFor(() => expect(planText('Heritage')).toContain(reason));
  });

  test("the upgrade leads to Stripe's page", async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    answer(INFO, genesis);
    answer(CREATE, { url: 'https://checkout.stripe.example/cs_1' });
    const { user } = renderSubscription();
    await user.click(await findUpgrade());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.stripe.example/cs_1'));
    assign.mockRestore();
  });
});
