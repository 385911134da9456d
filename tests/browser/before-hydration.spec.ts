import { demonstration } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

const SCRIPTS = '**/assets/*.js';

test('a form sent before its page works stays on the page, with what was typed, and never reaches the address', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  const { email, password } = demonstration.genesis;
  const passwordField = page.getByLabel('Password', { exact: true });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(email);
  await passwordField.fill(password);
  await passwordField.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
  released.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(passwordField).toHaveValue(password);
  await passwordField.press('Enter');
  await expect(page).toHaveURL(/\/learn$/);
});

test('a choice made before the page works is undone: the page and its controls agree', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/learn/hammer', { waitUntil: 'commit' });
  const nearMiss = page.getByRole('radio', { name: 'Near miss' }).first();
  await nearMiss.check();
  released.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('radio', { name: 'Example' }).first()).toBeChecked();
  await nearMiss.check();
  await expect(nearMiss).toBeChecked();
});
