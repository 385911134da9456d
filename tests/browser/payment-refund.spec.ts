import { createAccount, signIn } from './support/accounts.ts';
import { buyHeritage, expectHeritageOpen } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { completeButton, toast } from './support/lesson-screens.ts';

test('a refund closes heritage here, in a page that is open, and on another device', async ({
  page,
  context,
  caller,
  origin,
  openBrowser,
  faults,
}) => {
  const account = await createAccount(caller);
  await buyHeritage(page);

  const open = await context.newPage();
  await expectHeritageOpen(open);
  const device = await openBrowser();
  await signIn({ request: device.request, origin }, account);
  const other = await device.newPage();
  await other.goto(`${origin}/scenarios`);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(/Loading|Required/);

  await page.goto('/account#purchases');
  const purchase = page.getByRole('region', { name: 'Purchases' }).getByRole('listitem');
  await expect(purchase).toContainText(/Heritage Tier - Lifetime Access.*37\.00 USD.*Paid/s);
  await purchase.getByRole('button', { name: 'Get a refund' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Refund 37.00 USD?' });
  await expect(dialog).toContainText('Heritage closes at once');
  await dialog.getByRole('button', { name: 'Keep Heritage' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(purchase).toContainText('Paid');

  await purchase.getByRole('button', { name: 'Get a refund' }).click();
  await dialog.getByRole('button', { name: 'Refund and close Heritage' }).click();
  await expect(toast(page)).toContainText('37.00 USD is on its way back to you.');
  await expect(page.getByRole('heading', { name: 'Purchases' })).toBeFocused();
  await expect(purchase).toContainText('Refunded');
  await expect(purchase.getByRole('button', { name: 'Get a refund' })).toHaveCount(0);

  faults.expect('403 PUT /api/progress/');
  await completeButton(open).click();
  await expect(open.getByRole('heading', { name: /^This is a preview\./ })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Heritage Tier Required');
  await expect(other.getByRole('main')).toContainText('Heritage, inactive');
});

test('a refund that needs a recent sign-in says so, and changes nothing', { tag: '@desktop' }, async ({
  page,
  caller,
  faults,
}) => {
  faults.expect('403 POST /api/purchases/');
  await createAccount(caller);
  await buyHeritage(page);
  const body = { code: 'sign_in_again', message: 'Sign in again.', error: 'Sign in again.' };
  await page.route('**/api/purchases/*/refund', (route) => route.fulfill({ status: 403, json: body }));
  await page.goto('/account#purchases');
  await page.getByRole('button', { name: 'Get a refund' }).click();
  await page.getByRole('button', { name: 'Refund and close Heritage' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again first' })).toBeVisible();
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(page.getByRole('dialog')).toContainText('Check your inbox');
});

test('a receipt can be printed without what surrounds it', async ({ page, caller }) => {
  const { email } = await createAccount(caller);
  await buyHeritage(page);
  await page.goto('/account#purchases');
  await page.getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByRole('definition')).toHaveText([/^W-\d{6}$/, /\d{4}$/, email, 'Paid']);
  await expect(receipt.getByRole('row')).toHaveText([
    /Heritage Tier - Lifetime Access\s*37\.00 USD/,
    /Total\s*37\.00 USD/,
  ]);
  await expect(receipt).toContainText('Sandbox: no money moves');
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

test('a receipt that is not the learner’s is not shown', { tag: '@desktop' }, async ({ page, be }) => {
  await be('genesis');
  await page.goto('/account/receipt/somebody-elses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such receipt');
  await page.getByRole('link', { name: 'Go to your purchases' }).click();
  await expect(page.getByRole('main')).toContainText('You have bought nothing here');
});
