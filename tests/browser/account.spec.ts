import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { completeLessons, createAccount, signIn } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import type { Account } from './support/prepared-accounts.ts';

test('a learner exports their data and deletes the account for good', async ({ page, caller, openBrowser, faults }) => {
  const account = await createAccount(caller);
  await completeLessons(caller, ['doji', 'hammer']);
  const other = await openBrowser();
  await signIn({ request: other.request, origin: caller.origin }, account);
  await page.goto('/account#export');
  await test.step('the export holds everything about the learner and nothing to sign in with', () =>
    expectExport(page, account));

  await test.step('the account is deleted once its address is typed', async () => {
    // The page's pending requests are refused once there is no account.
    faults.expect('401 ');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type your email address to confirm').fill(account.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  expect(await (await page.request.get('/api/auth/user')).json()).toBeNull();
  expect((await other.request.get('/api/account')).status()).toBe(401);
  const { origin } = caller;
  const again = await other.request.post('/api/auth/sign-in/email', { headers: { origin }, data: account });
  expect(again.status()).toBe(401);
});

async function expectExport(page: Page, { name, email }: Account): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^wickwise-export-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { data } = JSON.parse(text) as { data: Record<string, unknown[]> };
  expect(data.profile).toMatchObject({ name, email });
  expect(data.activities).toMatchObject([{ subject: 'doji' }, { subject: 'hammer' }]);
  // Two lessons, the day, and the badge of the first lesson.
  expect(data.ledger).toHaveLength(4);
  const session = (await page.context().cookies()).find((cookie) => cookie.httpOnly);
  expect(text).not.toContain(decodeURIComponent(session?.value ?? '').split('.')[0]);
  expect(text).not.toMatch(/"(password|token|hash|publicKey|signUpProof)"/);
}
