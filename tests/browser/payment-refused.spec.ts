import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, newcomer } from './support/accounts.ts';
import { cards, countConfirmations, fillCheckout, listPurchases, payButton } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const DECLINED = 'Your card was declined.';
const NO_FUNDS = 'Your card has insufficient funds.';

test('a payment form that is incomplete, declined or without a response can be corrected, and pays once', async ({
  page,
  request,
  faults,
}) => {
  for (const fault of ['402', '400', 'failed']) faults.expect(`${fault} POST /sandbox/payment_intents/`);
  const { email } = newcomer();
  await test.step('an incomplete form says what is missing, at the first field', async () => {
    await page.goto('/checkout');
    await page.getByText('Test cards').click();
    await payButton(page).click();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(4);
    await expectAccessible(page, 'an incomplete checkout');
  });
  await test.step('a card that is declined, or has no funds, can be replaced with another', async () => {
    await page.getByRole('button', { name: 'Use the card 4000 0000 0000 0002' }).click();
    await page.getByLabel('Email address').fill(email);
    await payButton(page).click();
    await expectRefused(page, { email, number: '4000 0000 0000 0002', message: DECLINED });
    await expectAccessible(page, 'a declined card');
    await payAgain(page, cards.noFunds);
    await expectRefused(page, { email, number: '4000 0000 0000 9995', message: NO_FUNDS });
  });
  await test.step('a lost response is requested again, and the payment is charged once', async () => {
    // The payment goes through, and the browser never hears of it.
    await page.route(
      '**/sandbox/payment_intents/*/confirm',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await payAgain(page, cards.good);
    await expect(page.locator('form')).toContainText('you won’t be charged twice');
    await expectKept(page, '4242 4242 4242 4242');
    await payAgain(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
    await expect.poll(() => countConfirmations(request, email)).toBe(1);
  });
});

test('a payment that is canceled or declined at the bank costs nothing, and can be made later', async ({
  page,
  caller,
}) => {
  const { email } = await createAccount(caller);
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('the learner comes back from the page of the bank', async () => {
    await fillCheckout(page, { number: cards.authenticates });
    await payButton(page).click();
    await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
    await page.goBack();
    await expect(payButton(page)).toBeVisible();
    expect(await listPurchases(caller)).toEqual([]);
  });
  await test.step('an authentication that fails leads back to the checkout', async () => {
    await fillCheckout(page, { number: cards.authenticates });
    await payButton(page).click();
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(heading).toHaveText('Your payment didn’t go through');
    await expect(page.getByRole('main')).toContainText('You haven’t been charged.');
    expect(await listPurchases(caller)).toEqual([]);
    await page.getByRole('link', { name: 'Back to checkout' }).click();
  });
  await test.step('the payment is authenticated', async () => {
    await page.getByLabel('Card number').fill(cards.authenticates);
    await page.getByLabel('Expiration date').fill('12/30');
    await page.getByLabel('Security code').fill('123');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page.getByRole('main')).toContainText(`Heritage is unlocked for ${email}`);
    // What could confirm a payment stays in no address.
    await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
    expect(await listPurchases(caller)).toHaveLength(1);
  });
});

interface Refused {
  readonly email: string;
  readonly number: string;
  readonly message: string;
}

async function expectRefused(page: Page, { email, number, message }: Refused): Promise<void> {
  await expect(toast(page)).toContainText('Payment Failed');
  await expect(toast(page)).toContainText(message);
  await expect(page.locator('form')).toContainText(`${message} You haven’t been charged.`);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expectKept(page, number);
}

/** Everything but the security code is still there. */
async function expectKept(page: Page, number: string): Promise<void> {
  await expect(page.getByLabel('Card number')).toHaveValue(number);
  await expect(page.getByLabel('Expiration date')).toHaveValue(/^12 \/ \d\d$/);
  await expect(page.getByLabel('Security code')).toHaveValue('');
}

async function payAgain(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Security code').fill('123');
  await payButton(page).click();
}
