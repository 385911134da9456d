import { createAccount } from './support/accounts.ts';
import { buyHeritage, listPurchases } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

test.describe('without a connection', { tag: '@desktop' }, () => {
  test.beforeEach(({ faults }) => faults.expect('net::ERR_INTERNET_DISCONNECTED'));

  test('the grant page says so at once, and asks nothing by itself later', async ({ page, context }) => {
    await page.goto('/heritage-access');
    await page.getByLabel('E-mail address').fill('buyer@example.com');
    await context.setOffline(true);
    const button = page.getByRole('button', { name: 'Activate Heritage access' });
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Network error. Please try again.');
    await expect(button).toBeEnabled();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(asked).not.toContain('/api/grant-heritage-access');
  });

  test('the upgrade fails and can be pressed again', async ({ page, context, be }) => {
    await be('genesis');
    await page.goto('/subscribe');
    const upgrade = page.getByRole('button', { name: 'Upgrade to Heritage' });
    await expect(upgrade).toBeVisible();
    // The first key fetches what shows messages.
    const region = page.waitForResponse((response) => response.url().includes('toast-region'));
    await page.keyboard.press('Shift');
    await region;
    await context.setOffline(true);
    await upgrade.click();
    await expect(toast(page)).toContainText('Failed to create checkout session');
    await expect(upgrade).toBeEnabled();
  });

  test('a screen says that it could not be loaded, and fills as the connection comes back', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect('503 GET /api/patterns/all');
    await page.route('**/api/patterns/all', (route) => route.fulfill({ status: 503 }), { times: 1 });
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

  test('a refund is not sent long after it failed', async ({ page, context, caller }) => {
    await createAccount(caller);
    await buyHeritage(page);
    await page.goto('/account#purchases');
    await page.getByRole('button', { name: 'Get a refund' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Refund and close Heritage' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('The server could not be reached');
    await context.setOffline(false);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await listPurchases(caller)).toMatchObject([{ status: 'paid' }]);
  });
});
