import { type Locator, within } from './locators.ts';
import type { Screen } from './screen.ts';

const next: Locator = within(
  '//*[@role="dialog"]',
  '//button[normalize-space()="Continue" or normalize-space()="Awesome!"]',
);

/** Waits for what the last event is celebrated with, and reads on until nothing is left. */
export async function closeCelebrations(screen: Screen): Promise<void> {
  await screen.see(next);
  while (await screen.shows(next)) await screen.click(next);
}
