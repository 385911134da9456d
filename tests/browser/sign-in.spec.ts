import type { Page } from '@playwright/test';
import { type Account, createAccount, demonstration, newcomer } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { signOut } from './support/signing-out.ts';

const MISMATCH =
  'That e-mail address and password do not match. If you are new here, first open the newest link in your inbox.';

async function submitPassword(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a wrong password and an unknown address are answered in the same words', async ({ page, faults }) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  await page.goto('/sign-in');
  const words = page.getByRole('alert');
  await submitPassword(page, { ...demonstration.genesis, password: 'not-the-password' });
  await expect(words).toHaveText(MISMATCH);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await page.reload();
  await expect(words).toBeHidden();
  await submitPassword(page, newcomer());
  await expect(words).toHaveText(MISMATCH);
});

test('what was left out is said at its field before anything is sent', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(['Enter your e-mail address.', 'Enter your password.']);
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('E-mail address').fill('robin@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Check the address: it should look like name@example.com.',
    'Use at least 10 characters.',
  ]);
});

test('a password signs in and leads back to the page that was asked for', async ({ page }) => {
  await page.goto('/api/login?returnTo=/learn?category=price-action');
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  await submitPassword(page, demonstration.genesis);
  await expect(page).toHaveURL(/\/learn\?category=price-action$/);
  await expect(page.getByRole('tab', { name: 'Price action' })).toHaveAttribute('aria-selected', 'true');
});

for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example', '/sign-in', '/api/logout']) {
  test(`sign-in does not follow ${hostile}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/sign-in?${new URLSearchParams({ returnTo: hostile })}`);
    await submitPassword(page, demonstration.genesis);
    await expect(page).toHaveURL(/\/learn$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  });
}

test('the login call refuses to lead to another site', { tag: '@desktop' }, async ({ request }) => {
  for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const response = await request.get('/api/login', { params: { returnTo: hostile }, maxRedirects: 0 });
    expect(response.status()).toBe(400);
  }
});

test('the eleventh password in a minute is refused with how long to wait', { tag: '@desktop' }, async ({
  page,
  faults,
}) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  faults.expect('429 POST /api/auth/sign-in/email');
  await page.goto('/sign-in');
  const tooMany = page.getByRole('alert').filter({ hasText: /too many tries in a short time/ });
  for (let attempt = 1; attempt <= 11; attempt++) {
    const answer = page.waitForResponse('**/api/auth/sign-in/email');
    await submitPassword(page, { ...newcomer(), password: `guess number ${attempt}` });
    expect((await answer).status()).toBe(attempt <= 10 ? 401 : 429);
  }
  await expect(tooMany).toBeVisible();
  await expect(tooMany).toContainText(/Wait a minute|Try again in \d+ (second|minute)s?/);
});

test('whoever is signed in already is told so and can go on', async ({ page, caller }) => {
  const { name, email } = await createAccount(caller);
  await page.goto('/sign-in?returnTo=/account');
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await expect(card).toContainText(`${name}, you are signed in as ${email}.`);
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('sign-out ends the session itself, not only this browser’s copy of it', async ({
  page,
  context,
  faults,
  openBrowser,
}) => {
  await page.goto('/sign-in?returnTo=/account');
  await submitPassword(page, demonstration.genesis);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const copied = await context.cookies();
  const thief = await openBrowser();
  await thief.addCookies(copied);
  expect(await (await thief.request.get('/api/auth/user')).json()).toMatchObject({
    email: demonstration.genesis.email,
  });

  await signOut(page, faults);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toBeVisible();
  expect(await (await thief.request.get('/api/auth/user')).json()).toBeNull();
  expect((await thief.request.get('/api/account')).status()).toBe(401);
});
