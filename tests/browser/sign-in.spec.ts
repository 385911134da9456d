import type { Page } from '@playwright/test';
import { demonstration, newcomer } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import type { Account } from './support/prepared-accounts.ts';
import { signOut } from './support/signing-out.ts';

const MISMATCH =
  'That email address and password don’t match. If you’re new here, open the newest link in your inbox first.';

async function submitPassword(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a password sign-in returns to the requested page, and signing out ends the session itself', {
  tag: '@phone',
}, async ({ page, context, faults, openBrowser }) => {
  const { email } = demonstration.genesis;
  await test.step('a wrong password and an unknown address get the same message', async () => {
    faults.expect('401 POST /api/auth/sign-in/email');
    const words = page.getByRole('alert');
    await page.goto('/sign-in');
    await submitPassword(page, { email, password: 'not-the-password' });
    await expect(words).toHaveText(MISMATCH);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.goto('/api/login?returnTo=/learn?category=price-action');
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
    await expect(words).toBeHidden();
    await submitPassword(page, newcomer());
    await expect(words).toHaveText(MISMATCH);
  });
  await test.step('the correct password returns to the requested page', async () => {
    await submitPassword(page, demonstration.genesis);
    await expect(page).toHaveURL(/\/learn\?category=price-action$/);
    await expect(page.getByRole('tab', { name: 'Price action' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('a signed-in learner is told so and can continue', async () => {
    await page.goto('/sign-in?returnTo=/account');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    await expect(main).toContainText(`signed in as ${email}.`);
    await main.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });
  await test.step('a copy of the cookies opens nothing after signing out', async () => {
    const thief = await openBrowser();
    await thief.addCookies(await context.cookies());
    const user = async () => (await thief.request.get('/api/auth/user')).json();
    expect(await user()).toMatchObject({ email });
    await signOut(page, faults);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toBeVisible();
    expect(await user()).toBeNull();
    expect((await thief.request.get('/api/account')).status()).toBe(401);
  });
});
