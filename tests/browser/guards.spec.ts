import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const needSignIn = ['/account', '/subscribe', '/test-access'];
const needHeritage = ['/live-charts', '/pattern-gallery', '/scenarios', '/trading-journal', '/analytics'];

async function expectAuthenticationRequired(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await expect(page).toHaveTitle('Authentication Required · Wickwise');
  await expect(main).toContainText('Please sign in to access this feature.');
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
}

test('a visitor is asked to sign in on every protected screen', async ({ page }) => {
  for (const path of [...needSignIn, ...needHeritage]) {
    await page.goto(path);
    await expectAuthenticationRequired(page);
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    await expect(signIn).toHaveAttribute('href', `/api/login?${new URLSearchParams({ returnTo: path })}`);
  }
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fanalytics$/);
});

test('a genesis learner is told which tier a premium screen needs', async ({ page, be }) => {
  await be('genesis');
  for (const path of needHeritage) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Heritage Tier Required' })).toBeVisible();
    await expect(main).toContainText('This feature is available to Heritage tier members only.');
    await expect(main.getByRole('term')).toHaveText(['Current tier', 'Required tier']);
    await expect(main.getByRole('definition')).toHaveText(['Genesis', 'Heritage']);
    await expect(main.getByRole('link', { name: 'Upgrade to Heritage - $37' })).toHaveAttribute('href', '/checkout');
    await expect(main.getByRole('link', { name: 'Back to Free Content' })).toHaveAttribute('href', '/learn');
    await expect(page).toHaveTitle('Heritage Tier Required · Wickwise');
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Free Content' }).click();
  await expect(page).toHaveTitle('Lessons · Wickwise');
});

test('who had Heritage is told why it is closed', { tag: '@desktop' }, async ({ page, be }) => {
  await be('refunded');
  await page.goto('/live-charts');
  const main = page.getByRole('main');
  await expect(main).toContainText(/it is closed now: the payment was given back, or it is disputed.*Current tier/);
  await main.getByRole('link', { name: 'See what became of your purchase' }).click();
  await expect(page).toHaveURL(/\/account#purchases$/);
});

test('the emergency cookie opens no premium screen', { tag: '@desktop' }, async ({ page, context, be, origin }) => {
  await be('genesis');
  await context.addCookies([{ name: 'emergency_heritage_access', value: 'true', url: origin }]);
  await page.goto('/live-charts');
  await expect(page.getByRole('heading', { level: 1, name: 'Heritage Tier Required' })).toBeVisible();
});

test('signed-in screens open for genesis, premium screens for heritage', async ({ page, be }) => {
  await be('genesis');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await be('heritage');
  for (const path of needHeritage) {
    await page.goto(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText(/Loading|Required/);
    await expect(heading).toBeVisible();
  }
});

test('home is for everyone but heritage members, who have their lessons there', async ({ page, be }) => {
  await be('heritage');
  for (const path of ['/', '/home']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/learn$/);
  }
  await be('refunded');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Learn to read the market/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown path is answered with 404 and a page that says so', async ({ page, faults }) => {
  faults.expect('404 GET /no/such/page');
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the lessons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
});

test('what the product does not have is not there', { tag: '@desktop' }, async ({ request }) => {
  const page = await request.get('/dev/ui');
  expect(page.status(), 'the workbench of the design system').toBe(404);
  const call = await request.get('/api/no-such-call');
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at this address.' });
});
