import type { Page } from '@playwright/test';
import { test as base, expect } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';
import { runPreparedServer } from './support/prepared-server.ts';

const ACCOUNT = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** As much of Stripe's script as the checkout uses. It reports its calls to the page and declines every payment. */
const SCRIPT = `
  const asked = (window.asked = {});
  const element = {
    mount(place) { place.append('The fields of Stripe'); setTimeout(() => element.ready?.({})); },
    on(name, listener) { element[name] = listener; return element; },
    off() {}, once() {}, update() {}, destroy() {},
  };
  const elements = { create: (kind, options) => { asked.element = { kind, ...options }; return element; }, getElement: () => null, update() {}, on() {} };
  window.Stripe = Object.assign((key) => {
    asked.key = key;
    return {
      elements: (options) => { asked.elements = options; return elements; },
      confirmPayment: async ({ confirmParams }) => {
        asked.confirmed = confirmParams;
        return { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    };
  }, { version: 'endive' });
`;

/** The product with a Stripe account that is unreachable from here. */
const test = base.extend({
  origin: [
    ({ browserName: _ }, use) => runPreparedServer(ACCOUNT, ({ url }) => use(url)),
    { scope: 'test', timeout: 120_000 },
  ],
});

async function standInForStripe(page: Page): Promise<void> {
  const intent = { clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1', provider: 'stripe' };
  await page.route('**/api/create-payment-intent', (route) => route.fulfill({ json: intent }));
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}

test('a shop with a Stripe account uses Stripe’s own card fields, once their script has loaded', async ({
  page,
  origin,
}) => {
  const fields = page.getByText('The fields of Stripe');
  const pay = page.getByRole('button', { name: 'Pay $37.00' });
  await standInForStripe(page);
  await test.step('a Stripe script that fails to load can be requested again', async () => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Setup Failed');
    await expect(toast(page)).toContainText('Unable to initialize payment. Please try again.');
    await standInForStripe(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(fields).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Sandbox');
  });
  await test.step('our own form asks for the email address, and a refusal is shown', async () => {
    await pay.click();
    await expect(page.getByRole('alert')).toHaveText('Enter your email address.');
    await page.getByLabel('Email address').fill('buyer@example.com');
    await pay.click();
    await expect(toast(page)).toContainText('Your card was declined.');
  });
  expect(await page.evaluate('window.asked'), 'what Stripe was asked').toMatchObject({
    key: 'pk_test_1',
    elements: { clientSecret: 'pi_1_secret_2' },
    element: { kind: 'payment', layout: 'tabs' },
    confirmed: {
      return_url: `${origin}/payment-success`,
      payment_method_data: { billing_details: { email: 'buyer@example.com' } },
    },
  });
});
