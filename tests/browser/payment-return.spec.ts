import { createAccount, newcomer } from './support/accounts.ts';
import { buyHeritage } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';

test('a payment that is on its way is looked up until it has arrived', async ({ page }) => {
  const states = ['processing', 'processing', 'processing'];
  await page.route('**/api/payment/pi_*/refresh', async (route) => {
    const state = states.shift();
    const json = { state, hasHeritageAccess: false, isSandbox: true };
    await (state === undefined ? route.continue() : route.fulfill({ json }));
  });
  await buyHeritage(page, newcomer().email);
  expect(states).toEqual([]);
});

test('a payment that stays on its way says so', { tag: '@desktop' }, async ({ page }) => {
  const json = { state: 'processing', hasHeritageAccess: false, isSandbox: true };
  await page.route('**/api/payment/pi_1/refresh', (route) => route.fulfill({ json }));
  await page.goto('/payment-success?payment_intent=pi_1');
  const message = page.getByRole('status').filter({ hasText: 'Your payment is being processed' });
  await expect(message).toContainText('This page looks again by itself.');
  const again = page.getByRole('button', { name: 'Look again now' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Successful');

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/payment/pi_1/refresh', async (route) => {
    await held;
    await route.fulfill({ json });
  });
  await again.click();
  await expect(page.getByRole('button', { name: 'Looking…' })).toBeFocused();
  answer();
  await expect(again).toBeFocused();
});

test('a payment that was given back since celebrates nothing', async ({ page, be }) => {
  await be('refunded');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const json = { state: 'returned', hasHeritageAccess: false, isSandbox: true };
  await page.route('**/api/payment/pi_1/refresh', (route) => route.fulfill({ json }));
  await page.goto('/payment-success?payment_intent=pi_1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This payment no longer unlocks Heritage');
  await expect(main).toContainText('it has since been refunded or disputed');
  await expect(main).toContainText('reply to the email with your receipt');
  await expect(main).not.toContainText('Heritage is yours');
  await expect(main.getByRole('link', { name: 'See your purchases' })).toHaveAttribute('href', '/account#purchases');
  expect(loaded.filter((url) => url.includes('confetti'))).toEqual([]);
});

test('a payment for what was paid already says that it is refunded', { tag: '@desktop' }, async ({ page, be }) => {
  await be('heritage');
  const json = { state: 'duplicate', hasHeritageAccess: true, isSandbox: true };
  await page.route('**/api/payment/pi_1/refresh', (route) => route.fulfill({ json }));
  await page.goto('/payment-success?payment_intent=pi_1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’d already paid, so we’re refunding this one');
  await expect(main.getByRole('link', { name: 'See your purchases' })).toHaveAttribute('href', '/account#purchases');
});

test('the good news waits for no other answer', { tag: '@desktop' }, async ({ page, be }) => {
  await be('genesis');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const json = { state: 'paid', hasHeritageAccess: false, isSandbox: true };
  const known = page.waitForResponse('**/api/auth/user');
  await page.route('**/api/payment/pi_1/refresh', async (route) => {
    await known;
    for (const call of ['auth/user', 'stats']) {
      await page.route(`**/api/${call}`, async (other) => {
        await held;
        await other.continue();
      });
    }
    await route.fulfill({ json });
  });
  await page.goto('/payment-success?payment_intent=pi_1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(main).toContainText('We’re opening Heritage.');
  await expect(main).toContainText('A confirmation is on its way');
  answer();
  await expect(main).toContainText('This payment isn’t in your account');
});

test('another account in the same browser is told whose payment it is, and led to it', { tag: '@desktop' }, async ({
  page,
  caller,
}) => {
  await createAccount(caller);
  await buyHeritage(page);
  const address = page.url();
  const { email } = await createAccount(caller);
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main).toContainText(`This payment isn’t in your account`);
  await expect(main).toContainText(`You’re signed in as ${email}.`);
  await expect(main).toContainText('A confirmation is on its way');
  await expect(main).not.toContainText('Heritage is yours');
  await main.getByRole('button', { name: 'Authenticate & Access Heritage Features' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Flearn$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('another browser learns nothing of a payment', { tag: '@desktop' }, async ({ page, openBrowser }) => {
  await buyHeritage(page, newcomer().email);
  const other = await (await openBrowser()).newPage();
  for (const address of [page.url(), page.url().replace(/pi_\w+/, 'pi_unknown'), page.url().replace(/\?.*/, '')]) {
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('There is no payment to show here');
  }
  await expect(other.getByRole('link', { name: 'Restore access' }).first()).toHaveAttribute('href', '/restore-access');
});

test('confetti falls for those who do not mind motion', { tag: '@desktop' }, async ({ page, browser, origin }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await buyHeritage(page, newcomer().email);
  await expect.poll(() => loaded.filter((url) => url.includes('confetti'))).toHaveLength(1);

  const calm = await browser.newPage({ reducedMotion: 'reduce', baseURL: origin });
  const calmly: string[] = [];
  calm.on('request', (request) => calmly.push(request.url()));
  await buyHeritage(calm, newcomer().email);
  expect(calmly.filter((url) => url.includes('confetti'))).toEqual([]);
  await calm.context().close();
});
