import type { Locator, Page } from '@playwright/test';
import { hasLostFocus } from './support/accessibility.ts';
import { type Account, createAccount, newcomer } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { linkIn, readLink, readMail } from './support/mailbox.ts';
import { expectTokenUntold, recordRequests } from './support/one-time-link.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'E-mail me a sign-in link instead' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`We sent a link to ${email}.`);
}

function signInButton(page: Page, email: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Sign in as ${email}`, exact: true });
}

async function pressSignIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toContainText(`signs you in as ${email}`);
  await signInButton(page, email).click();
}

test('a mailed link signs in once, where it was wanted, and never again', async ({
  page,
  request,
  openBrowser,
  faults,
}) => {
  faults.expect('400 POST /api/auth/link');
  const { email } = newcomer();
  await page.goto('/sign-in?returnTo=/account');
  await askForLink(page, email);
  const link = await readLink(request, email);
  // Mail scanners open links too: only the button spends one.
  await request.get(link);
  const requests = recordRequests(page);
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign-in\/link\?returnTo=%2Faccount$/);
  const slow = await (await openBrowser()).newPage();
  await slow.goto(link);
  await expect(signInButton(slow, email)).toBeVisible();
  await pressSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expectTokenUntold(requests, link);

  await pressSignIn(slow, email);
  await expect(slow.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await hasLostFocus(slow), 'the focus is lost with the button').toBe(false);

  const other = await (await openBrowser()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.getByLabel('E-mail address').fill(email);
  await other.getByRole('button', { name: 'Send a new link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

test('a newer link replaces the one before', { tag: '@desktop' }, async ({ page, request, faults }) => {
  faults.expect('400 POST /api/auth/link');
  const { email } = newcomer();
  await page.goto('/sign-in');
  await askForLink(page, email);
  const first = await readMail(request, email);
  await page.goto('/sign-in');
  await askForLink(page, email);
  const second = await readMail(request, email, first.text);
  await page.goto(linkIn(first));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(linkIn(second));
  await pressSignIn(page, email);
  await expect(page).toHaveURL(/\/learn$/);
});

test('a link that could not be read is read again on request, and keeps the focus', { tag: '@desktop' }, async ({
  page,
  request,
  faults,
}) => {
  faults.expect('failed POST /api/auth/link/address');
  const { email } = newcomer();
  await page.goto('/sign-in');
  await askForLink(page, email);
  await page.route('**/api/auth/link/address', (route) => route.abort());
  await page.goto(await readLink(request, email));
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await expect(page.getByRole('main').getByRole('button', { name: /^Sign in/ })).toHaveCount(0);
  await page.unroute('**/api/auth/link/address');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(signInButton(page, email)).toBeVisible();
  expect(await hasLostFocus(page), 'the focus is lost with the button').toBe(false);
  await page.keyboard.press('Tab');
  await expect(signInButton(page, email)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn$/);
});

test('a link warns when another account is signed in', async ({ page, caller, request }) => {
  const account = await createAccount(caller);
  const { email } = newcomer();
  await request.post('/api/auth/sign-in/magic-link', { data: { email }, headers: { origin: caller.origin } });
  await page.goto(await readLink(request, email));
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `You're signed in as ${account.email}; this link signs you in as ${email}`,
  );
  await pressSignIn(page, email);
  await expect(page).toHaveURL(/\/learn$/);
  await page.goto('/account');
  await expect(page.getByRole('main')).toContainText(email);
});

test('the page of the link without its token says what to do', async ({ page }) => {
  await page.goto('/sign-in/link');
  await expect(page.getByRole('heading', { name: 'Open the link from your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your e-mail address.');
});

async function signUp(page: Page, { name, email, password }: Account): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
}

test('a link opened in another browser signs in there, without the password that anybody could have chosen', {
  tag: '@desktop',
}, async ({ page, request, openBrowser, faults }) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  const account = newcomer();
  await signUp(page, account);
  const other = await (await openBrowser()).newPage();
  await other.goto(await readLink(request, account.email));
  await pressSignIn(other, account.email);
  await expect(other.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await other.getByRole('link', { name: 'Set a password' }).click();
  await expect(other.getByRole('heading', { name: 'Password', exact: true })).toBeFocused();
  await expect(
    other.getByText('You signed in by link, so you can set a password now without the old one.'),
  ).toBeVisible();

  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
});

test('who signs in before confirming the address gets a new link', { tag: '@desktop' }, async ({
  page,
  request,
  faults,
}) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  const account = newcomer();
  await signUp(page, account);
  const first = await readMail(request, account.email);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('first open the newest link in your inbox');
  await page.goto(linkIn(await readMail(request, account.email, first.text)));
  await pressSignIn(page, account.email);
  await expect(page).toHaveURL(/\/learn$/);
});

test('a forgotten password is replaced by way of a link', async ({ page, context, caller, request }) => {
  const { email } = await createAccount(caller);
  const before = await readMail(request, email);
  await context.clearCookies();
  await page.goto('/sign-in?returnTo=/account');
  await expect(page.getByText('Forgotten your password? The link signs you in without it.')).toBeVisible();
  await askForLink(page, email);
  await page.goto(linkIn(await readMail(request, email, before.text)));
  await pressSignIn(page, email);
  await page.getByLabel('New password').fill('a new and better password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password saved.').first()).toBeVisible();

  await context.clearCookies();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a new and better password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/learn$/);
});
