import { describe, expect, test, vi } from 'vitest';
import { refreshAccess } from '#app/features/access/queries.ts';
import { answer, answerOutside, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { purchase } from '#tests/component/purchases.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import Checkout from './checkout.tsx';

const USER = 'GET /api/auth/user';
const INTENT = 'POST /api/create-payment-intent';
const CONFIRM = 'POST /sandbox/payment_intents/pi_1/confirm';
const intent = { clientSecret: 'pi_1_secret_2', publishableKey: 'pk_sandbox', provider: 'sandbox' } as const;

const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const payButton = () => screen.getByRole('button', { name: 'Pay $37.00' });

/** The checkout, inside the landmark that its page has. */
function renderCheckout() {
  return renderScreen(
    <main>
      <Checkout />
    </main>,
    { at: '/checkout' },
  );
}

describe('the card form', () => {
  test('the card form shows what is missing or wrong at each field until corrected', async () => {
    answer(USER, null);
    answer(INTENT, intent);
    const { user } = renderCheckout();
    const email = await findField('Email address');
    await user.click(payButton());
    expect(document.activeElement).toBe(email);
    for (const [label, problem] of [
      ['Email address', 'Enter your email address.'],
      ['Card number', 'Enter the card number.'],
      ['Expiration date', 'Enter the expiration date.'],
      ['Security code', 'Enter the security code.'],
    ] as const) {
      await expectProblem(label, problem);
    }
    await user.type(await findField('Card number'), '4242 4242 4242 4241');
    await user.type(await findField('Expiration date'), '0120');
    await user.type(await findField('Security code'), '12');
    await user.type(email, 'not an address');
    await user.click(payButton());
    await expectProblem('Card number', 'Check the digits.');
    await expectProblem('Expiration date', 'The card has expired.');
    await expectProblem('Security code', '3 digits.');
    await expectProblem('Email address', 'name@example.com');
    await user.clear(await findField('Expiration date'));
    await user.type(await findField('Expiration date'), '1230');
    expect((await findField('Expiration date')).getAttribute('aria-invalid')).toBeNull();
  });

  test('the card form leads to the return page after a confirmation whose response was lost', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    answer(USER, people.genesis);
    answer(INTENT, intent);
    answerOutside(CONFIRM, () =>
      Response.json({ error: { code: 'payment_intent_unexpected_state', message: 'Paid.' } }, { status: 400 }),
    );
    const { user } = renderCheckout();
    await user.type(await findField('Card number'), '4242424242424242');
    await user.type(await findField('Expiration date'), '1230');
    await user.type(await findField('Security code'), '123');
    await user.click(payButton());
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`${window.location.origin}/payment-success?payment_intent=pi_1`),
    );
    assign.mockRestore();
  });
});

test('a checkout that was just paid does not ask to pay again while the new tier is loaded', async () => {
  answer(USER, people.genesis);
  answer(INTENT, intent);
  const { client } = renderCheckout();
  await findField('Card number');
  answer(INTENT, refusal('already_heritage'));
  await refreshAccess(client);
  expect(recordedCalls(INTENT)).toHaveLength(1);
});

async function expectProblem(label: string, problem: string): Promise<void> {
  const field = await findField(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(problem);
}

describe('a checkout that cannot begin', () => {
  test('an unreachable provider is explained with the support address and retried', async () => {
    answer(USER, people.genesis);
    answer(INTENT, refusal('payment_unavailable', 'The payment service does not answer.'));
    answer('GET /api/support', {
      email: 'help@wickwise.example',
      academyUrl: null,
      hasRealTimeData: false,
      hasModel: false,
    });
    const { user } = renderCheckout();
    expect(await findHeading('Payment Setup Failed')).toBeTruthy();
    expect(
      screen.getByText('Unable to initialize payment. Please try again or contact support.'),
      'what to do',
    ).toBeTruthy();
    expect(await screen.findByText('Setup Error')).toBeTruthy();
    expect(screen.getAllByText('The payment service does not answer.').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    const support = await screen.findByRole('link', { name: 'help@wickwise.example' });
    expect(support.getAttribute('href')).toBe('mailto:help@wickwise.example');

    answer(INTENT, intent);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findField('Card number')).toBeTruthy();
    expect(document.activeElement).toBe(await findHeading('Upgrade to Heritage'));
  });

  test('the checkout names no support address when none is set', async () => {
    answer(USER, people.genesis);
    answer(INTENT, refusal('payment_unavailable'));
    answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
    renderCheckout();
    expect(await findHeading('Payment Setup Failed')).toBeTruthy();
    await waitFor(() => expect(recordedCalls('GET /api/support')).toHaveLength(1));
    expect(screen.queryByText(/Write to support/)).toBeNull();
  });

  test('a checkout blocked by a processing payment shows it and checks again', async () => {
    const underway = 'Your payment is still being processed. A mail will tell you when it has arrived.';
    answer(USER, people.genesis);
    answer(INTENT, refusal('payment_underway', underway));
    const { user } = renderCheckout();
    expect(await findHeading('Your payment is being processed')).toBeTruthy();
    expect(screen.getByText(underway)).toBeTruthy();
    expect(screen.getByText(/you won’t pay twice/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See your purchases' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByText('Setup Error')).toBeNull();

    answer(INTENT, intent);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await findField('Card number')).toBeTruthy();
  });
});

test.each(['refunded', 'suspended'] as const)(
  'a learner whose payment is %s is warned before paying again only while it is disputed',
  async (status) => {
    answer(USER, people.refunded);
    answer(INTENT, intent);
    answer('GET /api/purchases', [{ ...purchase, status }]);
    renderCheckout();
    expect(await findField('Card number')).toBeTruthy();
    await waitFor(() => expect(recordedCalls('GET /api/purchases')).toHaveLength(1));
    if (status === 'suspended') expect(await screen.findByText('You may not need to pay again')).toBeTruthy();
    expect(screen.queryAllByText('You may not need to pay again')).toHaveLength(status === 'suspended' ? 1 : 0);
    expect(payButton()).toBeTruthy();
  },
);
