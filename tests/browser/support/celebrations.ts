import { expect, type Locator, type Page } from '@playwright/test';
import { type Caller, viewCelebrations } from './accounts.ts';

/** What was earned appears on a card, a moment after the event that earned it. */
export function celebration(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Awesome!' }) });
}

/** Waits for what the last event is celebrated with, and closes it. */
export async function closeCelebrations(page: Page, caller: Caller): Promise<void> {
  await celebration(page).getByRole('button', { name: 'Awesome!' }).click();
  await expect(celebration(page)).toBeHidden();
  // The page's own calls may be cut off by the next step.
  await viewCelebrations(caller);
}
