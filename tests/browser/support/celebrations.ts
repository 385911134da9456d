import { expect, type Locator, type Page } from '@playwright/test';
import { type Caller, viewCelebrations } from './accounts.ts';

/** A celebration opens on its own, a moment after the event that earned it, and takes the focus. */
function celebration(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^(Continue|Awesome!)$/ }) });
}

/**
 * Waits for what the last event is celebrated with, and closes it by its button: Escape would reach a message first.
 * Closing puts the rest off to the next page, so it is viewed by calls.
 */
export async function closeCelebrations(page: Page, caller: Caller): Promise<void> {
  await celebration(page).getByRole('button', { name: 'Close' }).click();
  await expect(celebration(page)).toBeHidden();
  await viewCelebrations(caller);
}
