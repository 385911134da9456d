import { expectAccessible } from './support/accessibility.ts';
import { newcomer } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

test('the states of signing in and of activating heritage are accessible', { tag: '@long' }, async ({
  page,
  faults,
}) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  faults.expect('400 POST /api/auth/link');
  const { name, email, password } = newcomer();
  await page.goto('/sign-in?error=access_denied');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectAccessible(page, 'a refused sign-in');

  await page.getByRole('tab', { name: 'Create account' }).click();
  await expectAccessible(page, 'the form of a new account');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page, 'the inbox to check');

  const address = '**/api/auth/link/address';
  await page.route(address, (route) => route.fulfill({ json: { email } }));
  await page.goto('/sign-in/link?token=a-token');
  await expect(page.getByRole('button', { name: `Sign in as ${email}` })).toBeVisible();
  await expectAccessible(page, 'the page of the link');
  await page.unroute(address);
  await page.goto('/sign-in/link?token=a-token');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page, 'a spent link');

  await page.goto('/landing');
  const form = page.getByRole('region', { name: 'Heritage Customer?' });
  await form.getByLabel('Email address').press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form of heritage customers without an address');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page, 'the inbox of heritage customers');
});

test('the dialogs, the menus and the emergency gate are accessible', { tag: ['@both', '@long'] }, async ({
  page,
  be,
  context,
  origin,
}) => {
  await be('genesis');
  await context.addCookies([{ name: 'emergency_heritage_access', value: 'true', url: origin }]);
  await page.goto('/test-access');
  await expect(page.getByText('Bought Heritage?')).toBeVisible();
  await expectAccessible(page, 'the gate that only the cookie opens');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the dialog of deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'the list of time zones');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account:/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Account:/ })).toBeVisible();
  await expectAccessible(page, 'the menu of the header');
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the welcome is accessible', { tag: ['@both', '@long'] }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Wickwise' })).toBeVisible();
    await expectAccessible(page, 'the welcome of a first visit');
  });
});
