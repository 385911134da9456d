import type { Page } from '@playwright/test';
import { demonstration } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** Keeps the page's scripts back, as a slow network does, until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a tab that is pressed before the page works opens once it does', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Create account' }).click();
  await expect(page.getByLabel('Name')).toBeHidden();
  release();
  await expect(page.getByLabel('Name')).toBeVisible();
});

test('a form that is sent before the page works is sent once it does, and not by way of the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('E-mail address').fill(demonstration.genesis.email);
  await page.getByLabel('Password', { exact: true }).fill(demonstration.genesis.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
  release();
  await expect(page).toHaveURL(/\/learn$/);
});
