import { expectAccessible } from './support/accessibility.ts';
import { createAccount, newcomer } from './support/accounts.ts';
import { buyHeritage, cards, payButton } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

test('the checkout is accessible, with its problems too', async ({ page, faults }) => {
  faults.expect('402 POST /sandbox/');
  await page.goto('/checkout');
  await page.getByText('Test cards').click();
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveCount(4);
  await expectAccessible(page, 'an incomplete checkout');
  await page.getByRole('button', { name: 'Use the card 4000 0000 0000 0002' }).click();
  await page.getByLabel('E-mail address').fill(newcomer().email);
  await payButton(page).click();
  await expect(toast(page)).toContainText('Payment Failed');
  await expectAccessible(page, 'a declined card');
});

test('the ways a payment ends are accessible', async ({ page, faults }) => {
  await page.route('**/api/payment/pi_*/refresh', (route) => {
    const state = /pi_(\w+)/.exec(route.request().url())?.[1];
    return state === 'down' ? route.fulfill({ status: 503 }) : route.fulfill({ json: { state, isSandbox: true } });
  });
  faults.expect('503 POST /api/payment/pi_down/refresh');
  for (const state of ['processing', 'failed', 'unknown', 'returned', 'duplicate', 'down', 'paid']) {
    await page.goto(`/payment-success?payment_intent=pi_${state}`);
    await expect(page.getByRole('heading', { level: 1, name: /payment|paid/i })).toBeVisible();
    await expectAccessible(page, `a payment: ${state}`);
  }
});

test('the whole way can be gone by keyboard', { tag: '@desktop' }, async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Card' }).focus();
  // The panel of the tab comes before its first field.
  for (const _ of ['panel', 'number']) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type(cards.good);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
});

test('purchases, their receipt and the refund are accessible', async ({ page, caller }) => {
  await createAccount(caller);
  await buyHeritage(page);
  await page.goto('/account#purchases');
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible();
  await expectAccessible(page, 'the account of a buyer');
  await page.getByRole('button', { name: 'Get a refund' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the dialog of a refund');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await expectAccessible(page, 'a receipt');
});

test('restoring and activating are accessible in every state', async ({ page, faults }) => {
  faults.expect('400 POST /api/auth/link/address');
  const address = '**/api/auth/link/address';
  await page.route(address, (route) => route.fulfill({ json: { email: 'buyer@example.com' } }));
  await page.goto('/restore-access?token=no-such-link');
  await expect(page.getByRole('button', { name: 'Sign in as buyer@example.com' })).toBeVisible();
  await expectAccessible(page, 'the page of a restore link');
  await page.unroute(address);
  await page.goto('/restore-access?token=no-such-link');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a restore link that is spent');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByLabel('E-mail address').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form that asks for a restore link');
  await page.getByLabel('E-mail address').fill(newcomer().email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page, 'the inbox of a restore link');
});
