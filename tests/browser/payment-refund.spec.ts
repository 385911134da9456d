import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectHeritageOpen, payForHeritage } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';
import { completeButton, lessonCard, toast } from './support/lesson-screens.ts';

test('a buyer prints the receipt and gets a refund, which closes Heritage here, in an open page and on other devices', async ({
  page,
  context,
  caller,
  origin,
  openBrowser,
  faults,
}) => {
  const account = await createAccount(caller);
  await payForHeritage(caller, account.email);
  await page.goto('/account#purchases');
  const purchase = page.getByRole('region', { name: 'Purchases' }).getByRole('listitem');
  await expect(purchase).toContainText(/Heritage Tier - Lifetime Access.*37\.00 USD.*Paid/s);
  await expectAccessible(page, 'the account of a buyer');

  await test.step('the receipt is printed without what surrounds it', async () => {
    await purchase.getByRole('link', { name: 'Receipt' }).click();
    await expectReceipt(page, account.email);
    await page.getByRole('link', { name: 'Back to your account' }).click();
  });
  await test.step('a refund can be canceled before it is confirmed', async () => {
    await purchase.getByRole('button', { name: 'Get a refund' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Refund $37.00?' });
    await expect(dialog).toContainText('Heritage is locked right away');
    await expectAccessible(page, 'the dialog of a refund');
    await dialog.getByRole('button', { name: 'Keep Heritage' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(purchase).toContainText('Paid');
  });

  const open = await context.newPage();
  await expectHeritageOpen(open);
  const device = await openBrowser();
  await signIn({ request: device.request, origin }, account);
  const other = await device.newPage();
  await other.goto(`${origin}/scenarios`);
  // Without the scenarios on screen, the refund could come before the page has requested them.
  await expect(other.getByText('1 of 24')).toBeVisible();
  await test.step('a refund is confirmed', () => takeRefund(page, purchase));
  await test.step('an open lesson falls back to its preview', async () => {
    faults.expect('403 PUT /api/progress/');
    await completeButton(open).click();
    await expect(open.getByRole('heading', { name: /^This is a preview\./ })).toBeVisible();
    await open.goto('/learn');
    await expect(lessonCard(open, 'Morning Star')).toContainText('Preview');
  });
  await test.step('on another device the next lesson is locked without a reload', async () => {
    await other.getByRole('contentinfo').getByRole('link', { name: 'Lessons' }).click();
    await lessonCard(other, 'Morning Star').getByRole('link').first().click();
    await expect(other.getByRole('heading', { name: /^This is a preview\./ })).toBeVisible();
  });
  await test.step('another device shows that Heritage is inactive', async () => {
    await other.goto(`${origin}/scenarios`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Heritage Tier Required');
    await expect(other.getByRole('main')).toContainText('Genesis (your Heritage is inactive)');
  });
});

async function expectReceipt(page: Page, email: string): Promise<void> {
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByRole('definition')).toHaveText([/^W-\d{6}$/, /\d{4}$/, email, 'Paid']);
  await expect(receipt.getByRole('row')).toHaveText([
    /Heritage Tier - Lifetime Access\s*37\.00 USD/,
    /Total\s*37\.00 USD/,
  ]);
  await expect(receipt).toContainText('Sandbox: no money moves');
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expectAccessible(page, 'a receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });
}

async function takeRefund(page: Page, purchase: Locator): Promise<void> {
  await purchase.getByRole('button', { name: 'Get a refund' }).click();
  await page.getByRole('button', { name: 'Refund and end access' }).click();
  await expect(toast(page)).toContainText('$37.00 is on its way back to you.');
  await expect(page.getByRole('heading', { name: 'Purchases' })).toBeFocused();
  await expect(purchase).toContainText('Refunded');
  await expect(purchase.getByRole('button', { name: 'Get a refund' })).toHaveCount(0);
}
