import { expectAccessible, expectAccessibleWords } from './support/accessibility.ts';
import { createAccount } from './support/accounts.ts';
import { payForHeritage } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every outcome of a payment is accessible, and none throws confetti', { tag: '@long' }, async ({
    page,
    faults,
  }) => {
    await page.route('**/api/payment/pi_*/refresh', (route) => {
      const state = /pi_(\w+)/.exec(route.request().url())?.[1];
      return state === 'down' ? route.fulfill({ status: 503 }) : route.fulfill({ json: { state, isSandbox: true } });
    });
    faults.expect('503 POST /api/payment/pi_down/refresh');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const state of ['processing', 'failed', 'unknown', 'reversed', 'duplicate', 'down', 'paid']) {
      await page.goto(`/payment-success?payment_intent=pi_${state}`);
      await expect(page.getByRole('heading', { level: 1, name: /payment|paid/i })).toBeVisible();
      const check = ['failed', 'unknown', 'duplicate', 'down'].includes(state)
        ? expectAccessibleWords
        : expectAccessible;
      await check(page, `a payment: ${state}`);
    }
    expect(loaded.filter((url) => url.includes('confetti.module'))).toEqual([]);
  });
});

test('another account in the same browser sees whose payment it is, with a link to it', async ({ page, caller }) => {
  const buyer = await createAccount(caller);
  const payment = await payForHeritage(caller, buyer.email);
  const { email } = await createAccount(caller);
  await page.goto(`/payment-success?payment_intent=${payment}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`This payment isn’t in your account`);
  await expect(main).toContainText(`You’re signed in as ${email}.`);
  await expect(main).toContainText('A confirmation is on its way');
  await expect(main).not.toContainText('Heritage is yours');
  await main.getByRole('button', { name: 'Authenticate & Access Heritage Features' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Flearn$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
