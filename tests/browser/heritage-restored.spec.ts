import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectFocusKept } from './support/accessibility.ts';
import { newcomer } from './support/accounts.ts';
import { payForHeritage } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { readMail } from './support/mailbox.ts';
import { expectTokenNotLeaked, recordRequests } from './support/one-time-link.ts';

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

test('a buyer unlocks Heritage on another device by the mailed link, which only the button uses up', async ({
  page,
  caller,
  request,
  openBrowser,
  origin,
  faults,
}) => {
  const { email } = newcomer();
  await payForHeritage(caller, email);
  const other = await (await openBrowser()).newPage();
  const main = other.getByRole('main');
  const link = await test.step('a link is requested', async () => {
    await other.goto(`${origin}/restore-access`);
    await other.getByLabel('Email address').press('Enter');
    await expect(other.getByRole('alert')).toHaveText('Please enter your email address');
    await expectAccessible(other, 'the form that asks for a restore link');
    await other.getByLabel('Email address').fill(email);
    await other.getByRole('button', { name: 'Send me the link' }).click();
    await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    await expectAccessible(other, 'the inbox of a restore link');
    return readRestoreLink(request, email);
  });
  const requests = recordRequests(other);
  for (const _ of ['a scanner of mail', 'the buyer']) {
    await other.goto(link);
    await expect(main.getByRole('status')).toContainText(`signs you in as ${email}`);
    await expect(other).toHaveURL(/\/restore-access$/);
  }
  await expectAccessible(other, 'the page of a restore link');
  await test.step('the button unlocks Heritage on that device without revealing the token', async () => {
    await other.getByRole('button', { name: `Sign in as ${email}` }).click();
    await expect(main.getByRole('status')).toContainText('Heritage tier access restored successfully!');
    await expect(other).toHaveURL(/\/learn$/);
    await expect(other.getByRole('region', { name: 'Welcome to Heritage' })).toBeVisible();
    await expectTokenNotLeaked(requests, link);
    await other.goto(`${origin}/learn/morning-star`);
    await expect(other.getByRole('heading', { name: 'What it is' })).toBeVisible();
  });
  await test.step('the page that activates heritage leads a member on to the lessons', async () => {
    await other.goto(`${origin}/activate-heritage`);
    await expect(main).toContainText('You have Heritage');
    await other.getByLabel('Email address').fill(email);
    await other.getByRole('button', { name: 'Activate Heritage access' }).click();
    await expect(main.getByRole('status')).toContainText('Heritage access activated!');
    await expect(other).toHaveURL(/\/learn$/);
  });
  await test.step('the link no longer works, and a new one can be requested', async () => {
    faults.expect('400 POST /api/auth/link/address');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('Failed to restore access. Please contact support.');
    await expectAccessible(page, 'a restore link that is spent');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expectFocusKept(page, 'the focus is lost with the button');
  });
});

test('the direct page sets its cookie and redirects, and the lessons say what is still missing', async ({
  page,
  context,
  be,
}) => {
  const main = page.getByRole('main');
  const openDirectPage = async () => {
    await page.goto('/heritage-direct');
    await expect(page.getByRole('alert').filter({ hasText: 'Heritage' })).toHaveText(
      'Heritage access activated! Redirecting to Learn page...',
    );
    await expect(page).toHaveURL(/\/learn$/);
  };
  await test.step('a visitor is led to the sign-in', async () => {
    await openDirectPage();
    const signIn = main.getByRole('link', { name: 'Sign In' });
    await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=%2Flearn');
    const pass = (await context.cookies()).find(({ name }) => name === 'emergency_heritage_access');
    expect(pass).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
    expect(Math.abs((pass?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60);
  });
  await test.step('a genesis learner is led to the activation, and no premium screen opens', async () => {
    await be('genesis');
    await openDirectPage();
    await expect(main).toContainText('The pass in this browser doesn’t unlock Heritage content.');
    await expect(main.getByRole('link', { name: 'Activate Heritage' })).toHaveAttribute('href', '/activate-heritage');
    await page.goto('/live-charts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heritage Tier Required');
  });
  await test.step('a member sees no notice', async () => {
    await be('heritage');
    await openDirectPage();
    await expect(main.getByRole('link', { name: /^Hammer/ })).toBeVisible();
    await expect(page.getByText('Bought Heritage?')).toHaveCount(0);
  });
});
