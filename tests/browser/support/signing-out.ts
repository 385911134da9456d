import type { Page } from '@playwright/test';
import type { Faults } from './faults.ts';

/** Signs out by the menu of the account. */
export async function signOut(page: Page, faults: Faults): Promise<void> {
  // The page may still be asking for something: that is refused once the session has ended.
  faults.expect('401 GET /api/');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page
    .getByRole('dialog', { name: /^Account:/ })
    .getByRole('link', { name: 'Sign Out' })
    .click();
}
