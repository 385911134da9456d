import { createAccount } from './support/accounts.ts';
import { cards, payForHeritage } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

test('a learner leaves Stripe’s page, returns to it, pays, and is welcomed once', async ({ page, caller, origin }) => {
  const upgrade = page.getByRole('button', { name: 'Upgrade to Heritage' });
  const atProvider = (address: URL) => address.href.startsWith(`${origin}/sandbox/checkout/`);
  await test.step('a visitor sees why to sign in', async () => {
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Please log in to view subscription options');
  });
  await createAccount(caller);
  await page.goto('/subscribe');
  await test.step('without a payment, the learner may try again', async () => {
    await upgrade.click();
    await expect(page).toHaveURL(atProvider);
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await expect(toast(page)).toContainText('Upgrade Canceled');
    await expect(toast(page)).toContainText('Your upgrade was canceled. You can try again anytime.');
    await expect(page).toHaveURL(/\/subscribe$/);
  });
  await test.step('with a payment, Heritage is open', async () => {
    await upgrade.click();
    await page.getByLabel('Card number').fill(cards.good);
    await page.getByLabel('Expiration date').fill('12 / 30');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
    await expect(page).toHaveURL(/\/subscribe$/);
    await expect(page.getByRole('article').last().getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  });
  await page.reload();
  await expect(page.getByText('You have Heritage access')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('Heritage bought in another tab opens everything as soon as one screen notices', async ({ page, caller }) => {
  const { email } = await createAccount(caller);
  await page.goto('/tier-breakdown');
  const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade $37' });
  await expect(upgrade).toBeVisible();
  // A visitor has the link to upgrade too, so the page must know who is signed in before the payment.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account:/ })).toBeVisible();
  await payForHeritage(caller, email);
  await expect(upgrade).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText('You have Heritage access')).toBeVisible();
  await expect(upgrade).toHaveCount(0);
});
