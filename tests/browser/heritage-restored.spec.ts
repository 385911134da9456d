import type { APIRequestContext, Page } from '@playwright/test';
import { hasLostFocus } from './support/accessibility.ts';
import { createAccount, newcomer } from './support/accounts.ts';
import { buyHeritage, expectHeritageOpen } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { readMail } from './support/mailbox.ts';
import { expectTokenUntold, recordRequests } from './support/one-time-link.ts';

/** The restore link mailed to an address: other mail may have gone there before. */
async function readRestoreLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  const arrives = async () => {
    const { text } = await readMail(request, email);
    link = /https?:\/\/\S+\/restore-access\?token=\S+/.exec(text)?.[0];
    return link !== undefined;
  };
  await expect.poll(arrives, { message: `a restore link to ${email}` }).toBe(true);
  return link ?? '';
}

test('a buyer opens heritage on another device by the mailed link, which only the button spends', async ({
  page,
  request,
  openBrowser,
  origin,
  faults,
}) => {
  const { email } = newcomer();
  await buyHeritage(page, email);

  const other = await (await openBrowser()).newPage();
  await other.goto(`${origin}/restore-access`);
  await other.getByLabel('E-mail address').fill(email);
  await other.getByRole('button', { name: 'Send me the link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  const link = await readRestoreLink(request, email);
  const requests = recordRequests(other);

  for (const _ of ['a scanner of mail', 'the buyer']) {
    await other.goto(link);
    await expect(other.getByRole('main').getByRole('status')).toContainText(`signs you in as ${email}`);
    await expect(other).toHaveURL(/\/restore-access$/);
  }
  await other.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(other.getByRole('main').getByRole('status')).toContainText(
    'Heritage tier access restored successfully!',
  );
  await expect(other).toHaveURL(/\/learn\?heritage=true$/);
  await expectTokenUntold(requests, link);
  await other.goto(`${origin}/learn/morning-star`);
  await expect(other.getByRole('heading', { name: 'What it is' })).toBeVisible();

  faults.expect('400 POST /api/auth/link/address');
  await other.route('**/api/support', (route) => route.fulfill({ json: { email: 'help@wickwise.example' } }));
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('Failed to restore access. Please contact support.');
  const support = other.getByRole('main').getByRole('link', { name: 'help@wickwise.example' });
  await expect(support).toHaveAttribute('href', 'mailto:help@wickwise.example');
  await expect(other.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await other.getByRole('button', { name: 'Send a new link' }).click();
  await expect(other.getByLabel('E-mail address')).toBeVisible();
  expect(await hasLostFocus(other), 'the focus is lost with the button').toBe(false);
});

/** The page must not count on the redirect: a learner who goes on by a link leaves it behind. */
async function withoutRedirect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 2000 ? 0 : setTimeout(act, ms, ...rest);
    window.setTimeout = patient as typeof setTimeout;
  });
}

test('who goes on before the redirect is known to the next page', { tag: '@desktop' }, async ({
  page,
  request,
  openBrowser,
  origin,
}) => {
  const { email } = newcomer();
  await buyHeritage(page, email);
  const other = await (await openBrowser()).newPage();
  await withoutRedirect(other);
  await other.goto(`${origin}/restore-access`);
  await other.getByLabel('E-mail address').fill(email);
  await other.getByRole('button', { name: 'Send me the link' }).click();
  await other.goto(await readRestoreLink(request, email));
  await other.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(other.getByRole('main')).toContainText(`You are signed in as ${email}`);
  expect(await hasLostFocus(other), 'the focus is lost with the button').toBe(false);
  await expect(other).toHaveURL(/\/restore-access$/);
});

test('an activation that opened heritage is known to the next page', { tag: '@desktop' }, async ({ page, be }) => {
  await be('genesis');
  await withoutRedirect(page);
  await page.goto('/heritage-access');
  await page.route('**/api/grant-heritage-access', (route) =>
    route.fulfill({ json: { outcome: 'activated', message: 'Open.' } }),
  );
  await page.getByLabel('E-mail address').fill('buyer@example.com');
  const asked = page.waitForRequest('**/api/auth/user');
  await page.getByRole('button', { name: 'Activate Heritage access' }).click();
  await asked;
});

test('an address that bought nothing gets the same answer, and no mail', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { email } = newcomer();
  await page.goto('/restore-access');
  for (const button of ['Send me the link', 'E-mail me a sign-in link instead']) {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.getByRole('button', { name: 'Use another address' }).click();
  }
  const mails = (await (await request.get('/dev/mail.json')).json()) as { to: string }[];
  expect(mails.filter(({ to }) => to === email)).toEqual([]);
});

for (const { path, text } of [
  { path: '/activate-heritage', text: 'Heritage access activated! Redirecting to learning dashboard...' },
  { path: '/heritage-access', text: 'Heritage access activated! Redirecting to learning page...' },
]) {
  test(`${path} opens heritage at once for the buyer`, async ({ page, caller }) => {
    const { email } = await createAccount(caller);
    await buyHeritage(page);
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Heritage is open');
    const button = page.getByRole('button', { name: 'Activate Heritage access' });
    await expect(button).toBeDisabled();
    await page.getByLabel('E-mail address').fill(email);
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(page).toHaveURL(/\/learn$/);
    await expectHeritageOpen(page);
  });
}

test('the grant page says what is missing, what the server said, and when it did not answer', {
  tag: '@desktop',
}, async ({ page, faults }) => {
  const call = '**/api/grant-heritage-access';
  await page.goto('/heritage-access');
  const button = page.getByRole('button', { name: 'Activate Heritage access' });
  const field = page.getByLabel('E-mail address');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address');

  await field.fill('buyer@example.com');
  await page.route(call, (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Network error. Please try again.');

  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Failed to activate Heritage access');
  faults.expect('failed POST /api/grant-heritage-access');
  faults.expect('502 POST /api/grant-heritage-access');
});

test('the direct page leaves its cookie and goes on, and the lessons say what is still missing', async ({
  page,
  context,
  be,
}) => {
  await be('genesis');
  await page.goto('/heritage-direct');
  await expect(page.getByRole('alert').filter({ hasText: 'Heritage' })).toHaveText(
    'Heritage access activated! Redirecting to Learn page...',
  );
  await expect(page).toHaveURL(/\/learn$/);
  const pass = (await context.cookies()).find(({ name }) => name === 'emergency_heritage_access');
  expect(pass).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
  expect(Math.abs((pass?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60);
  const main = page.getByRole('main');
  await expect(main).toContainText('Heritage content itself comes only to an account that has Heritage.');
  await expect(main.getByRole('link', { name: 'Activate Heritage' })).toHaveAttribute('href', '/activate-heritage');
  await page.goto('/live-charts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heritage Tier Required');
});

test('a visitor with the cookie is led to the sign-in, and a member is told nothing', { tag: '@desktop' }, async ({
  page,
  be,
}) => {
  await page.goto('/heritage-direct');
  await expect(page).toHaveURL(/\/learn$/);
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=%2Flearn');
  await be('heritage');
  await page.goto('/heritage-direct');
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Hammer/ })).toBeVisible();
  await expect(page.getByText('Heritage content itself')).toHaveCount(0);
});

test('where no link could be asked for, the way home stands beside the reason', { tag: '@desktop' }, async ({
  page,
  faults,
}) => {
  faults.expect('502 POST /api/heritage/direct-access');
  await page.route('**/api/heritage/direct-access', (route) => route.fulfill({ status: 502 }));
  await page.goto('/restore-access');
  await page.getByLabel('E-mail address').fill('buyer@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to restore access. Please contact support.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});
