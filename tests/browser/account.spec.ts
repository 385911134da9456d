import { readFile } from 'node:fs/promises';
import { completeLessons, createAccount, signIn } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

test('the name and the time zone are kept', async ({ page, caller }) => {
  const { email } = await createAccount(caller);
  await page.goto('/account');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText(email);
  await expect(profile.getByLabel('Time zone'), "the device's own zone from the start").toHaveValue('Europe/Berlin');
  await profile.getByLabel('Name').fill('');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByRole('alert')).toHaveText('Enter a name.');

  await profile.getByLabel('Name').fill('  Ada Price  ');
  await profile.getByLabel('Time zone').fill('new york');
  await page
    .getByRole('option', { name: /New York/ })
    .first()
    .click();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Saved.');
  await page.reload();
  await expect(profile.getByLabel('Name')).toHaveValue('Ada Price');
  await expect(profile.getByLabel('Time zone')).toHaveValue('America/New_York');
  await profile.getByRole('button', { name: "Use this device's zone (Europe/Berlin)" }).click();
  await expect(profile.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
});

test('the password is changed with the old one, and other sessions end', { tag: '@desktop' }, async ({
  page,
  caller,
  openBrowser,
  faults,
}) => {
  faults.expect('400 PUT /api/account/password');
  const account = await createAccount(caller);
  const other = await openBrowser();
  await page.context().clearCookies();
  await signIn(caller, account);
  await signIn({ request: other.request, origin: caller.origin }, account);

  await page.goto('/account#password');
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByLabel('Current password').fill('not the password');
  await section.getByLabel('New password').fill('two unrelated words');
  await section.getByRole('button', { name: 'Save password' }).click();
  await expect(section.getByRole('alert')).toHaveText('That is not your current password.');
  await section.getByLabel('Current password').fill(account.password);
  await section.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page)).toContainText('Password saved.');
  await expect(section.getByLabel('Current password')).toHaveValue('');
  expect((await other.request.get('/api/account')).status(), 'the other session').toBe(401);
  await signIn({ request: other.request, origin: caller.origin }, { ...account, password: 'two unrelated words' });
});

test('a session ended from here loses access with its next call', { tag: '@desktop' }, async ({
  page,
  caller,
  openBrowser,
  faults,
}) => {
  const account = await createAccount(caller);
  const other = await openBrowser();
  await signIn({ request: other.request, origin: caller.origin }, account);
  const otherPage = await other.newPage();
  await otherPage.goto('/account');
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await sessions.getByRole('button', { name: /End the session of/ }).click();
  await expect(sessions).toContainText('You are signed in nowhere else.');
  await expect(sessions.getByRole('heading', { name: 'Sessions' })).toBeFocused();

  faults.expect('401 PATCH /api/account');
  await otherPage.getByRole('region', { name: 'Profile' }).getByRole('button', { name: 'Save' }).click();
  await expect(otherPage.getByRole('alert')).toContainText('You are signed out. Sign in to go on.');
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await page.reload();
  await expect(sessions).toContainText('You are signed in nowhere else.');
});

test('the export holds everything about the learner and nothing to sign in with', { tag: '@desktop' }, async ({
  page,
  caller,
}) => {
  const { name, email } = await createAccount(caller);
  await completeLessons(caller, ['doji', 'hammer']);
  await page.goto('/account#export');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^wickwise-export-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const { data } = JSON.parse(text) as { data: Record<string, unknown[]> };
  expect(data.profile).toMatchObject({ name, email });
  expect(data.activities).toMatchObject([{ subject: 'doji' }, { subject: 'hammer' }]);
  expect(data.ledger).toHaveLength(3);
  const session = (await page.context().cookies()).find((cookie) => cookie.httpOnly);
  expect(text).not.toContain(decodeURIComponent(session?.value ?? '').split('.')[0]);
  expect(text).not.toMatch(/"(password|token|hash|publicKey|signUpProof)"/);
});

test('an account is deleted for good once its address is typed', async ({ page, caller, openBrowser, faults }) => {
  const account = await createAccount(caller);
  const other = await openBrowser();
  await signIn({ request: other.request, origin: caller.origin }, account);
  // What the page was still asking for is refused once there is no account.
  faults.expect('401 ');
  await page.goto('/account#delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type your e-mail address to confirm').fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`Type ${account.email} to confirm.`);
  await dialog.getByLabel('Type your e-mail address to confirm').fill(account.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await (await page.request.get('/api/auth/user')).json()).toBeNull();
  expect((await other.request.get('/api/account')).status()).toBe(401);
  const { origin } = caller;
  const again = await other.request.post('/api/auth/sign-in/email', { headers: { origin }, data: account });
  expect(again.status()).toBe(401);
});
