import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const needSignIn = ['/account', '/test-access', '/subscribe?success=true'];
const needHeritage = [
  '/live-charts',
  '/live-charts/replay',
  '/pattern-gallery',
  '/scenarios',
  '/trading-journal',
  '/analytics',
];

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });

test('a visitor is asked to sign in on every protected screen, and an unknown path is not found', async ({
  page,
  faults,
}) => {
  for (const path of [...needHeritage, ...needSignIn]) {
    await page.goto(path);
    await expect(heading(page, 'Authentication Required'), path).toBeVisible();
    await expect(page, path).toHaveTitle(/^Authentication Required/);
  }
  // The payment message of the last address must not cover the sign-in.
  await expect(toast(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fsubscribe%3Fsuccess%3Dtrue$/);

  faults.expect('404 GET /no/such/page');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(heading(page, '404 Page Not Found')).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await page.getByRole('main').getByRole('link', { name: 'Go to the lessons' }).click();
  await expect(heading(page, 'Lessons')).toBeVisible();
});

test('each learner finds the screens of their tier open, and the others closed', async ({ page, be }) => {
  await test.step('a Genesis learner can open the account but no premium screen', async () => {
    await be('genesis');
    await page.goto('/account');
    await expect(heading(page, 'Account')).toBeVisible();
    for (const path of needHeritage) {
      await page.goto(path);
      await expect(heading(page, 'Heritage Tier Required'), path).toBeVisible();
    }
  });
  await test.step('a refunded learner sees the home page and where to buy again', async () => {
    await be('refunded');
    await page.goto('/');
    await expect(heading(page, /^Good to see you/)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/live-charts');
    await page.getByRole('link', { name: 'See why under your purchases' }).click();
    await expect(page).toHaveURL(/\/account#purchases$/);
  });
  await test.step('a Heritage learner can open premium screens and has the lessons as the home page', async () => {
    await be('heritage');
    for (const path of needHeritage) {
      await page.goto(path);
      await expect(heading(page)).not.toHaveText(/Loading|Required/);
      await expect(heading(page)).toBeVisible();
    }
    for (const path of ['/', '/home']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/learn$/);
    }
  });
});

test('a page that the browser restores after its learner has signed out is loaded again', async ({
  page,
  be,
  faults,
}) => {
  faults.expect('401 GET /api/');
  await be('genesis');
  await page.goto('/account');
  const address = page.getByRole('main').getByText('learner@example.com', { exact: true });
  await expect(address).toBeVisible();
  await page.context().clearCookies();
  // The browser of the tests keeps no pages to restore.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await expect(address).toBeHidden();
});
