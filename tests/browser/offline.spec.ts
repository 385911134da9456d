import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { todayCard } from './support/lesson-screens.ts';

test('without a connection a screen says so at once; with it, what was read comes back and nothing is sent', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR_INTERNET_DISCONNECTED');
  faults.expect('503 GET /api/patterns/all');
  await page.route('**/api/patterns/all', (route) => route.fulfill({ status: 503 }), { times: 1 });

  await test.step('an offline form says so, and sends nothing later', async () => {
    await page.goto('/heritage-access');
    await page.getByLabel('Email address').fill('buyer@example.com');
    await context.setOffline(true);
    const button = page.getByRole('button', { name: 'Activate Heritage access' });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Network error. Please try again.');
    await expect(button).toBeEnabled();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await comeBack(page);
    expect(asked).toContain('/api/health');
    expect(asked).not.toContain('/api/grant-heritage-access');
  });
  await test.step('a list that failed offline loads with the connection', async () => {
    await page.goto('/admin-patterns');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed');
    await retry.click();
    await refused;
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('definition')).toHaveCount(3);
  });
});

test('a link to an unopened page says so while there is no connection, and the page stays', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR_INTERNET_DISCONNECTED');
  await page.goto('/learn');
  await expect(todayCard(page).getByRole('link', { name: 'Start' })).toBeVisible();
  await context.setOffline(true);
  await todayCard(page).getByRole('link', { name: 'Start' }).click();
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(page).toHaveURL(/\/learn$/);
  await context.setOffline(false);
  await todayCard(page).getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/learn\/doji$/);
});

/** Until the page knows of the connection and a call made since has been answered: others would have been made before. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.evaluate(async () => (await fetch('/api/health')).status);
}
