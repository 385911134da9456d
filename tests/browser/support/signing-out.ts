import type { Page } from '@playwright/test';
import type { Faults } from './faults.ts';

/** Signs out by the bar at the lower edge on a phone, by the header elsewhere. */
export async function signOut(page: Page, faults: Faults): Promise<void> {
  // The page may still be asking for something: that is refused once the session has ended.
  faults.expect('401 GET /api/');
  await page.getByRole('link', { name: 'Sign Out' }).filter({ visible: true }).click();
}
