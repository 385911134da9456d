import type { Page } from '@playwright/test';
import { createAccount, newcomer } from './support/accounts.ts';
import { cards, countConfirmations, fillCheckout, listPurchases, payButton } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const CONFIRM = '402 POST /sandbox/payment_intents/';

/** Everything but the security code is still there. */
async function expectKept(page: Page, number: string): Promise<void> {
  await expect(page.getByLabel('Card number')).toHaveValue(number);
  await expect(page.getByLabel('Expiry date')).toHaveValue('12 / 30');
  await expect(page.getByLabel('Security code')).toHaveValue('');
}

for (const { name, number, kept, message } of [
  { name: 'declined', number: cards.declined, kept: '4000 0000 0000 0002', message: 'Your card was declined.' },
  {
    name: 'without funds',
    number: cards.noFunds,
    kept: '4000 0000 0000 9995',
    message: 'Your card has insufficient funds.',
  },
]) {
  test(`a card that is ${name} can be changed for another one`, async ({ page, request, faults }) => {
    faults.expect(CONFIRM);
    const { email } = newcomer();
    await fillCheckout(page, { number, email });
    await payButton(page).click();
    await expect(toast(page)).toContainText('Payment Failed');
    await expect(toast(page)).toContainText(message);
    await expect(page.locator('form')).toContainText(`${message} Nothing was charged.`);
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    await expectKept(page, kept);

    await page.getByLabel('Card number').fill(cards.good);
    await page.getByLabel('Security code').fill('123');
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
    await expect.poll(() => countConfirmations(request, email)).toBe(1);
  });
}

test('an incomplete form says what is missing, at the fields', async ({ page }) => {
  await page.goto('/checkout');
  await payButton(page).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  for (const [label, problem] of [
    ['E-mail address', 'Enter your e-mail address.'],
    ['Card number', 'Enter the card number.'],
    ['Expiry date', 'Enter the expiry date.'],
    ['Security code', 'Enter the security code.'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(problem));
  }
  await page.getByLabel('Card number').fill('4242 4242 4242 4241');
  await page.getByLabel('Expiry date').fill('01/20');
  await page.getByLabel('Security code').fill('12');
  await page.getByLabel('E-mail address').fill('not an address');
  await payButton(page).click();
  for (const problem of ['Check the digits.', 'The card has expired.', '3 digits.', 'name@example.com']) {
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
  }
  await page.getByLabel('Expiry date').fill('12/30');
  await expect(page.getByLabel('Expiry date')).not.toHaveAttribute('aria-invalid');
});

test('a payment is authenticated at the bank', async ({ page, request }) => {
  const { email } = newcomer();
  await fillCheckout(page, { number: cards.authenticates, email });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  // What could confirm a payment stays in no address.
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
  await expect.poll(() => countConfirmations(request, email)).toBe(1);
});

test('an authentication that fails leads back to the checkout', async ({ page, caller }) => {
  const { email } = await createAccount(caller);
  await fillCheckout(page, { number: cards.authenticates });
  await payButton(page).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
  await expect(page.getByRole('main')).toContainText('Nothing was charged.');
  expect(await listPurchases(caller)).toEqual([]);

  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await payButton(page).click();
  await expect(page.getByRole('main')).toContainText(`Heritage is open now for ${email}`);
});

test('a payment that was given up on the bank’s page costs nothing and can be made later', async ({ page, caller }) => {
  await createAccount(caller);
  await fillCheckout(page, { number: cards.authenticates });
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toBeVisible();
  expect(await listPurchases(caller)).toEqual([]);
  await fillCheckout(page, { number: cards.good });
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  expect(await listPurchases(caller)).toHaveLength(1);
});

test('a provider that is down is said, and asked again', async ({ page, be, faults }) => {
  faults.expect('503 POST /api/create-payment-intent');
  await be('genesis');
  const body = { code: 'payment_unavailable', message: 'The payment service does not answer.', error: '' };
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 503, json: body }));
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Payment Setup Failed');
  await expect(main).toContainText('Unable to initialize payment. Please try again or contact support.');
  await expect(toast(page)).toContainText('Setup Error');
  await expect(toast(page)).toContainText('The payment service does not answer.');
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  // Nobody reads the mail of a server that was not told of an address.
  await expect(main).not.toContainText('Write to support');

  await page.route('**/api/support', (route) => route.fulfill({ json: { email: 'help@wickwise.example' } }));
  await page.reload();
  const support = main.getByRole('link', { name: 'help@wickwise.example' });
  await expect(support).toHaveAttribute('href', 'mailto:help@wickwise.example');

  await page.unroute('**/api/create-payment-intent');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Upgrade to Heritage' })).toBeFocused();
});

const UNDERWAY = 'Your payment is still being processed. A mail will tell you when it has arrived.';

test('a payment that is on its way is no failed setup', async ({ page, be, faults }) => {
  faults.expect('409 POST /api/create-payment-intent');
  await be('genesis');
  const body = { code: 'payment_underway', message: UNDERWAY, error: UNDERWAY };
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ status: 409, json: body }));
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your payment is on its way');
  await expect(main).toContainText(UNDERWAY);
  await expect(main).toContainText('nothing to pay a second time');
  await expect(main.getByRole('link', { name: 'See your purchases' })).toHaveAttribute('href', '/account#purchases');
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(toast(page)).toHaveCount(0);

  await page.unroute('**/api/create-payment-intent');
  await main.getByRole('button', { name: 'Look again now' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('who has a dispute open is warned before they pay again', async ({ page, be }) => {
  await be('refunded');
  let status = 'refunded';
  await page.route('**/api/purchases', async (route) => {
    const response = await route.fetch();
    const purchases: object[] = await response.json();
    await route.fulfill({ response, json: purchases.map((purchase) => ({ ...purchase, status })) });
  });
  const main = page.getByRole('main');
  for (const path of ['/checkout', '/subscribe']) {
    const offer = path === '/checkout' ? payButton(page) : page.getByRole('button', { name: 'Upgrade to Heritage' });
    status = 'refunded';
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(offer).toBeVisible();
    await expect(main).not.toContainText('You may not need to pay again');
    status = 'suspended';
    await page.goto(path);
    await expect(main).toContainText('You may not need to pay again');
    await expect(main).toContainText('If you pay now, you pay a second time.');
    await expect(offer).toBeVisible();
  }
});

test('an answer that is lost is asked for again, and paid once', async ({ page, caller, faults }) => {
  faults.expect('failed POST /sandbox/payment_intents/');
  faults.expect('400 POST /sandbox/payment_intents/');
  await createAccount(caller);
  await fillCheckout(page, { number: cards.good });
  const confirmation = '**/sandbox/payment_intents/*/confirm';
  // The payment goes through, and the browser never hears of it.
  await page.route(confirmation, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payButton(page).click();
  await expect(toast(page)).toContainText('Payment Failed');
  await expect(page.locator('form')).toContainText('you are charged once at most');
  await expectKept(page, '4242 4242 4242 4242');

  await page.unroute(confirmation);
  await page.getByLabel('Security code').fill('123');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  expect(await listPurchases(caller)).toHaveLength(1);
});
