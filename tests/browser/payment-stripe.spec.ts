import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';
import { makeDataDir, removeDataDir, startServer } from './support/server-process.ts';

const ACCOUNT = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** As much of Stripe's script as the checkout uses. It tells the page what it was asked, and declines every payment. */
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

/** The product with an account at Stripe, which nobody can reach from here. */
const withAccount = test.extend({
  origin: [
    async ({ browserName: _ }, use) => {
      const dataDir = await makeDataDir();
      const server = await startServer(dataDir, ACCOUNT);
      await use(server.url);
      await server.kill();
      await removeDataDir(dataDir);
    },
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

withAccount('with an account at Stripe its own fields take the card', { tag: '@desktop' }, async ({ page, origin }) => {
  await standInForStripe(page);
  await page.goto('/checkout');
  await expect(page.getByText('The fields of Stripe')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Sandbox');
  await page.getByRole('button', { name: 'Pay 37.00 USD' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your e-mail address.');
  await page.getByLabel('E-mail address').fill('buyer@example.com');
  await page.getByRole('button', { name: 'Pay 37.00 USD' }).click();
  await expect(toast(page)).toContainText('Your card was declined.');
  expect(await page.evaluate('window.asked')).toMatchObject({
    key: 'pk_test_1',
    elements: { clientSecret: 'pi_1_secret_2' },
    element: { kind: 'payment', layout: 'tabs' },
    confirmed: {
      return_url: `${origin}/payment-success`,
      payment_method_data: { billing_details: { email: 'buyer@example.com' } },
    },
  });
});

withAccount('a script of Stripe that does not come can be asked for again', { tag: '@desktop' }, async ({ page }) => {
  await standInForStripe(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Setup Failed');
  await expect(toast(page)).toContainText('Unable to initialize payment. Please try again.');
  await standInForStripe(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The fields of Stripe')).toBeVisible();
});
