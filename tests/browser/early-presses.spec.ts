import type { Page } from '@playwright/test';
import { demonstration } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

const SCRIPTS = '**/assets/*.js';

/** Holds the page's scripts back, as a slow network does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('clicks before the page is interactive take effect once it is', async ({ page }) => {
  const release = await holdScripts(page);
  await test.step('a tab opens', async () => {
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Create account' }).click();
    await expect(page.getByLabel('Name')).toBeHidden();
    release();
    await expect(page.getByLabel('Name')).toBeVisible();
  });
  await test.step('a form is sent, and not by way of the address', async () => {
    await page.unroute(SCRIPTS);
    const releaseAgain = await holdScripts(page);
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill(demonstration.genesis.email);
    await page.getByLabel('Password', { exact: true }).fill(demonstration.genesis.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/sign-in$/);
    releaseAgain();
    await expect(page).toHaveURL(/\/learn$/);
  });
});
