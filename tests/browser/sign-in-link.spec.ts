import type { Locator, Page } from '@playwright/test';
import { expectFocusKept } from './support/accessibility.ts';
import { newcomer } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { linkIn, readLink, readMail } from './support/mailbox.ts';
import { expectTokenNotLeaked, recordRequests } from './support/one-time-link.ts';
import type { Account } from './support/prepared-accounts.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link instead' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`We sent a link to ${email}.`);
}

function signInButton(page: Page, email: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Sign in as ${email}`, exact: true });
}

async function clickSignIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toContainText(`signs you in as ${email}`);
  await signInButton(page, email).click();
}

test('a mailed link signs in once, returns to the requested page, and never works again', async ({
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
  await clickSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expectTokenNotLeaked(requests, link);

  await clickSignIn(slow, email);
  await expect(slow.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectFocusKept(slow, 'the focus is lost with the button');

  const other = await (await openBrowser()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.getByLabel('Email address').fill(email);
  await other.getByRole('button', { name: 'Send a new link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});

async function signUp(page: Page, { name, email, password }: Account): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
}

async function submitPassword(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a link opened in another browser than the sign-up drops its password, and lets its owner set one', async ({
  page,
  request,
  openBrowser,
  faults,
}) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  const account = newcomer();
  await signUp(page, account);
  const first = await readMail(request, account.email);
  await test.step('signing in before the address is confirmed mails a new link', async () => {
    await submitPassword(page, account);
    await expect(page.getByRole('alert')).toContainText('open the newest link in your inbox first');
  });
  const other = await (await openBrowser()).newPage();
  await test.step('the new link signs in and drops the password that a stranger could have chosen', async () => {
    await other.goto(linkIn(await readMail(request, account.email, first.text)));
    await clickSignIn(other, account.email);
    await expect(other.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await submitPassword(page, account);
    await expect(page.getByRole('alert')).toContainText('don’t match');
  });
  const password = 'a new and better password';
  await test.step('the account page sets a new password without the old one', async () => {
    const timeZoneSaved = other.waitForResponse((response) => response.request().method() === 'PATCH');
    await other.getByRole('link', { name: 'Set a password' }).click();
    await expect(other.getByRole('heading', { name: 'Password', exact: true })).toBeFocused();
    // A new password replaces the session's token: what the header loads must not be in flight then.
    await timeZoneSaved;
    await expect(other.getByRole('link', { name: '0-day streak, level 1' })).toBeVisible();
    await expect(
      other.getByText('You have no password yet. You signed in by link, so you can set one now.'),
    ).toBeVisible();
    await other.getByLabel('New password').fill(password);
    await other.getByRole('button', { name: 'Save password' }).click();
    await expect(other.getByText('Password saved.').first()).toBeVisible();
  });
  await submitPassword(page, { ...account, password });
  await expect(page).toHaveURL(/\/learn$/);
});
