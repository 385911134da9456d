import type { Page } from '@playwright/test';
import { createAccount } from './support/accounts.ts';
import { cards } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const RETURN = '/subscribe?success=true&session_id=cs_test_1';
const OPEN = { tier: 'heritage', status: 'active', hasHeritageAccess: true };

const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to Heritage' });
const activeBadge = (page: Page) => page.getByRole('article').last().getByText('Active', { exact: true });
const openHeritage = (page: Page) => page.route('**/api/subscription/info', (route) => route.fulfill({ json: OPEN }));

/** Answers how the payment of the visit stands. */
async function answerState(page: Page, state: string): Promise<void> {
  const json = { state, hasHeritageAccess: state === 'paid', isSandbox: true };
  await page.route('**/api/payment/cs_test_1/refresh', (route) => route.fulfill({ json }));
}

test('a learner who pays on the page of the provider is welcomed back', async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/subscribe');
  await upgrade(page).click();
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByLabel('Expiry date').fill('12 / 30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(activeBadge(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});

test('a payment that has arrived welcomes once, and what is open is asked anew', async ({ page, be }) => {
  await be('genesis');
  await answerState(page, 'paid');
  await openHeritage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(RETURN);
  await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
  await expect(toast(page)).toContainText('Your upgrade was successful. You now have access to all premium features.');
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(activeBadge(page)).toBeVisible();
  expect(asked).toContain('/api/subscription/info');
  expect(asked.filter((path) => path === '/api/auth/user').length).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect(page.getByText('You have Heritage access')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('an answer that is older than the payment is asked for again', { tag: '@desktop' }, async ({ page, be }) => {
  await be('genesis');
  await answerState(page, 'paid');
  let isFirst = true;
  await page.route('**/api/subscription/info', async (route) => {
    const older = isFirst ? page.waitForResponse('**/api/payment/cs_test_1/refresh') : null;
    isFirst = false;
    if (older === null) return route.fulfill({ json: OPEN });
    const response = await route.fetch();
    await older;
    return route.fulfill({ response });
  });
  await page.goto(RETURN);
  await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
  await expect(activeBadge(page)).toBeVisible();
});

test('a payment on its way is said to be, and welcomes when it has arrived', async ({ page, be }) => {
  await be('genesis');
  await answerState(page, 'processing');
  await page.goto(RETURN);
  const notice = page.getByRole('status').filter({ hasText: 'Your payment is on its way to us' });
  await expect(notice).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  await openHeritage(page);
  await answerState(page, 'paid');
  // By itself, after a pause.
  await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
  await expect(activeBadge(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const { state, title } of [
  { state: 'failed', title: 'The payment did not go through' },
  { state: 'unknown', title: 'There is no such payment here' },
  { state: 'returned', title: 'This payment no longer unlocks Heritage' },
]) {
  test(`a payment that is ${state} is said to be, and can be made anew`, { tag: '@desktop' }, async ({ page, be }) => {
    await be('genesis');
    await answerState(page, state);
    await page.goto(RETURN);
    await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
    await expect(upgrade(page)).toBeEnabled();
    await expect(page.getByRole('main')).not.toContainText('on its way');
    await expect(toast(page)).toHaveCount(0);
  });
}

test('a payment that could not be looked up can be asked for again', { tag: '@desktop' }, async ({
  page,
  be,
  faults,
}) => {
  faults.expect('503 POST /api/payment/cs_test_1/refresh');
  await be('genesis');
  await page.route('**/api/payment/cs_test_1/refresh', (route) => route.fulfill({ status: 503 }));
  await page.goto(RETURN);
  await expect(page.getByRole('alert')).toContainText('Your payment could not be looked up');
  await answerState(page, 'paid');
  await openHeritage(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
});

test('an address that names no payment invents none', { tag: '@desktop' }, async ({ page, be }) => {
  await be('genesis');
  await page.goto('/subscribe?success=true');
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(upgrade(page)).toBeEnabled();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);

  await openHeritage(page);
  await page.goto('/subscribe?success=true');
  await expect(toast(page)).toContainText('Welcome to Heritage Tier!');
});

test('coming back without a payment, the learner may try again', async ({ page, be }) => {
  await be('genesis');
  await page.goto('/subscribe?canceled=true');
  await expect(toast(page)).toContainText('Upgrade Canceled');
  await expect(toast(page)).toContainText('Your upgrade was canceled. You can try again anytime.');
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(upgrade(page)).toBeEnabled();
});
