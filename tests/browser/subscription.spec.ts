import { createAccount } from './support/accounts.ts';
import { buyHeritage } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const CREATE = '**/api/subscription/create-checkout';

test('a visitor is told what signing in is for', async ({ page }) => {
  await page.goto('/subscribe');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await expect(main).toContainText('Please log in to view subscription options');
});

test('a session that ended meanwhile is told the same', { tag: '@desktop' }, async ({ page, be, faults }) => {
  faults.expect('401 GET /api/subscription/info');
  await be('genesis');
  const refusal = { code: 'not_signed_in', message: 'Sign in first.', error: 'Sign in first.' };
  await page.route('**/api/subscription/info', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto('/subscribe');
  await expect(page.getByRole('main')).toContainText('Please log in to view subscription options');
});

test('a genesis learner sees the tier they have and the one they could have', async ({ page, be }) => {
  await be('genesis');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/subscription/info', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/subscribe');
  await expect(page.getByText('Loading subscription information...')).toBeVisible();
  answer();
  const [genesis, heritage] = [page.getByRole('article').first(), page.getByRole('article').last()];
  await expect(genesis).toContainText(/Genesis.*Current.*FREE/);
  await expect(heritage).toContainText(/Heritage.*\$37.*one-time/);
  await expect(heritage.getByText('Active', { exact: true })).toHaveCount(0);
  const table = page.getByRole('table');
  for (const [feature, has] of [
    ['Chart pattern lessons', '5 basic All 50+'],
    ['Vocabulary', '67 terms 67 terms'],
    ['AI chart analysis', 'Not included Included'],
    ['Real-time market data', 'Not included Included'],
    ['Advanced analytics', 'Not included Included'],
  ]) {
    await expect(table.getByRole('row', { name: `${feature} ${has}` })).toBeVisible();
  }
});

test('a heritage learner sees that it is active, and nothing to buy', async ({ page, be }) => {
  await be('heritage');
  await page.goto('/subscribe');
  const heritage = page.getByRole('article').last();
  await expect(heritage.getByText('Active', { exact: true })).toBeVisible();
  await expect(heritage).toContainText('You have Heritage access');
  await expect(page.getByText('Current', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upgrade to Heritage' })).toHaveCount(0);
});

test('a refunded learner sees that it is inactive, and can buy again', { tag: '@desktop' }, async ({ page, be }) => {
  await be('refunded');
  await page.goto('/subscribe');
  await expect(page.getByRole('article').last().getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Heritage' })).toBeVisible();
});

test('heritage bought in another tab opens everything as soon as one screen knows', { tag: '@desktop' }, async ({
  page,
  context,
  caller,
}) => {
  await createAccount(caller);
  await page.goto('/tier-breakdown');
  const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade $37' });
  await expect(upgrade).toBeVisible();
  await buyHeritage(await context.newPage());
  await expect(upgrade).toBeVisible();
  await page.getByRole('link', { name: 'See your subscription' }).click();
  await expect(page.getByText('You have Heritage access')).toBeVisible();
  await expect(upgrade).toHaveCount(0);
});

test('who has bought nothing is led from the account to the subscription', { tag: '@desktop' }, async ({
  page,
  be,
}) => {
  await be('genesis');
  await page.goto('/account');
  await page.getByRole('link', { name: 'See your subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
});

test('the upgrade waits for its answer, and says when it has none', { tag: '@desktop' }, async ({
  page,
  be,
  faults,
}) => {
  faults.expect('503 POST /api/subscription/create-checkout');
  await be('genesis');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CREATE, async (route) => {
    await held;
    await route.fulfill({ status: 503 });
  });
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Upgrade to Heritage' }).click();
  const waiting = page.getByRole('button', { name: 'Opening the checkout...' });
  await expect(waiting).toBeDisabled();
  answer();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to create checkout session');
  await expect(page.getByRole('button', { name: 'Upgrade to Heritage' })).toBeEnabled();

  await page.unroute(CREATE);
  await page.route(CREATE, (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Upgrade to Heritage' }).click();
  await expect(toast(page)).toContainText('Failed to redirect to checkout');
  await expect(page.getByRole('button', { name: 'Upgrade to Heritage' })).toBeEnabled();
});

test('an upgrade that the server refuses says why, beside its button', { tag: '@desktop' }, async ({
  page,
  be,
  faults,
}) => {
  faults.expect('409 POST /api/subscription/create-checkout');
  await be('genesis');
  const reason = 'Your payment is still being processed. A mail will tell you when it has arrived.';
  const refusal = { code: 'payment_underway', message: reason, error: reason };
  await page.route(CREATE, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.goto('/subscribe');
  const heritage = page.getByRole('article').last();
  await heritage.getByRole('button', { name: 'Upgrade to Heritage' }).click();
  await expect(toast(page)).toContainText('Failed to create checkout session');
  await expect(heritage.getByRole('status')).toContainText(reason);
});

test('the upgrade leads to the page of the provider', { tag: '@desktop' }, async ({ page, caller, origin }) => {
  await createAccount(caller);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Upgrade to Heritage' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${origin}/sandbox/checkout/`));
});
