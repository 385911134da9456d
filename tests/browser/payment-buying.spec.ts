import type { Page } from '@playwright/test';
import { createAccount, newcomer } from './support/accounts.ts';
import {
  buyHeritage,
  cards,
  countConfirmations,
  expectHeritageOpen,
  fillCheckout,
  listPurchases,
  payButton,
  payForHeritage,
} from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { readLink } from './support/mailbox.ts';
import type { Account } from './support/prepared-accounts.ts';

const MARKERS = ['heritage_payment_completed', 'heritage_payment_timestamp'];

test('a learner buys Heritage once, however often the button is clicked', async ({ page, caller, request }) => {
  const { email } = await createAccount(caller);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const confetti = page.waitForRequest(/confetti\.module/);
  await page.goto('/learn/morning-star');
  await expect(page.getByRole('heading', { name: /^This is a preview\./ })).toBeVisible();

  await fillCheckout(page, { number: cards.good });
  await expect(page.getByRole('main')).toContainText(`You’re paying as ${email}`);
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Visa');
  await expect(page.getByLabel('Expiration date')).toHaveValue('12 / 30');
  await payButton(page).dblclick();

  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await confetti;
  await expect(main).toContainText('Sandbox: no money moves');
  await expect(main).toContainText(`Heritage is unlocked for ${email}`);
  // Home would send them on to the lessons.
  await expect(main.getByRole('link', { name: 'Learn More About Features' })).toHaveAttribute(
    'href',
    '/tier-breakdown',
  );
  await main.getByRole('link', { name: 'Go to your lessons' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expectHeritageOpen(page);

  expect(await listPurchases(caller)).toMatchObject([{ status: 'paid' }]);
  await expect.poll(() => countConfirmations(request, email)).toBe(1);
  await page.goto('/checkout');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You already have Heritage');
  await main.getByRole('link', { name: 'See your purchase' }).click();
  await expect(main.getByRole('heading', { name: 'Heritage Tier - Lifetime Access' })).toBeVisible();
  expect(await countConfirmations(request, email)).toBe(1);
});

test('a guest buys and signs up with the same address afterwards', { tag: '@phone' }, async ({ page, request }) => {
  const guest = newcomer();
  await buyHeritage(page, guest.email);
  await authenticateAs(page, guest);
  await expectHeritageOpen(page);
  await expect.poll(() => countConfirmations(request, guest.email)).toBe(1);
});

test('a guest is not asked to pay again, and under another address is asked whose purchase it is', async ({
  page,
  caller,
  request,
  faults,
}) => {
  faults.expect('409 POST /api/create-payment-intent');
  const payer = newcomer();
  await payForHeritage(caller, payer.email);
  await test.step('the checkout tells the guest that Heritage is already paid for', async () => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heritage is already paid for');
    await expect(page.getByRole('button', { name: 'Authenticate & Access Heritage Features' })).toBeVisible();
  });
  const learner = await createAccount(caller);
  const question = page.getByRole('region', { name: 'Unclaimed purchase' });
  await test.step('the checkout asks whose purchase it is, in place of the notice above other pages', async () => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this purchase yours?');
    await expect(question).toHaveCount(0);
  });
  await test.step('a learner claims a guest purchase', async () => {
    await page.goto('/learn');
    await expect(question).toContainText(`add it to ${learner.email}`);
    await expect(question).not.toContainText(payer.email);
    await question.getByRole('button', { name: 'Yes, it’s mine' }).click();
    await expect(question).toHaveCount(0);
    await expectHeritageOpen(page);
  });
  await expect.poll(() => countConfirmations(request, payer.email)).toBe(1);
  expect(await countConfirmations(request, learner.email)).toBe(0);
});

test('heritage can be bought by keyboard', async ({ page, caller }) => {
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

/** Follows the button of the success page, makes an account, and ends at the lessons without the markers. */
async function authenticateAs(page: Page, { name, email, password }: Account): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Learn More About Features' })).toHaveAttribute('href', '/');
  await main.getByRole('button', { name: 'Authenticate & Access Heritage Features' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Flearn$/);
  // The server redirected to a new document, where a click before hydration is lost.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const [completed, timestamp] = await readMarkers(page);
  expect(completed).toBe('true');
  expect(Date.now() - Number(timestamp)).toBeLessThan(60_000);

  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await readLink(page.request, email));
  await main.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect.poll(() => readMarkers(page)).toEqual([null, null]);
}

function readMarkers(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), MARKERS);
}
