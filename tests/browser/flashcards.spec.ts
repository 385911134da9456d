import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const counter = (page: Page) => page.getByText(/^Card \d+ of \d+$/);
/** The back of the card that is turned. */
const back = (page: Page) => page.getByRole('button', { name: 'Flip back' });

test('a visitor reviews by keyboard, and signing in merges the reviews into the account', async ({ page, caller }) => {
  await page.goto('/flashcards');
  await expect(counter(page)).toHaveText('Card 1 of 5');
  await test.step('Space flips the card and focuses the answer', async () => {
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Doji' })).toBeFocused();
    await expectAccessible(page, 'a turned card');
  });
  await test.step('a digit grades the card and shows the next, and arrows move between cards', async () => {
    await page.keyboard.press('3');
    await expect(counter(page)).toHaveText('Card 2 of 5');
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText('Card 1 of 5');
  });
  await test.step('a review survives a reload', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Smart review' }).click();
    await expect(counter(page)).toHaveText('Card 1 of 4');
    await expectAccessible(page, 'smart review');
  });
  await test.step('U undoes a grade', async () => {
    await page.keyboard.press('Space');
    await expect(back(page)).toBeVisible();
    await page.keyboard.press('1');
    await expect(counter(page)).toHaveText('Card 2 of 4');
    await page.keyboard.press('u');
    await expect(counter(page)).toHaveText('Card 1 of 4');
  });
  await createAccount(caller);
  await page.goto('/flashcards');
  await expect(toast(page)).toContainText('Your flashcard reviews are now in your account');
  expect(await page.evaluate(() => localStorage.getItem('wickwise.visitor-reviews'))).toBeNull();
});

test('on a phone a card is flipped and graded by touch', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/flashcards');
  await page.getByRole('button', { name: /Show the answer/ }).tap();
  await page.getByRole('button', { name: 'Hard' }).tap();
  await expect(counter(page)).toHaveText('Card 2 of 5');
});
