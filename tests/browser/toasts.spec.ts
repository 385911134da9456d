import type { Page } from '@playwright/test';
import { completeLessons, createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const reopenButton = (page: Page) => page.getByRole('button', { name: 'Mark as still learning' });
const messages = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');

test('a toast is reached by F8, and disappears after five seconds or on a swipe', async ({ page, caller }) => {
  // A mastered lesson has a button that says something without leaving the page.
  await createAccount(caller);
  await completeLessons(caller, ['doji']);
  await page.clock.install();
  await page.goto('/learn/doji');
  await test.step('F8 focuses the toast region even before the first toast', async () => {
    await expect(reopenButton(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(messages(page)).toBeFocused();
    await reopenButton(page).focus();
    await page.keyboard.press('F8');
    await expect(messages(page)).toBeFocused();
  });
  await test.step('a toast is dismissed after five seconds', async () => {
    await reopenInStoppedTime(page);
    await page.clock.runFor(4800);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(400);
    await expect(toast(page)).toBeHidden();
    await page.clock.resume();
  });
  await test.step('a focused toast stays until it is closed', async () => {
    await completeLessons(caller, ['doji']);
    await page.goto('/learn/doji');
    await reopenInStoppedTime(page);
    await page.keyboard.press('F8');
    await expect(messages(page)).toBeFocused();
    await page.clock.runFor(10_000);
    await expect(toast(page)).toBeVisible();
    await page.clock.resume();
    await toast(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast(page)).toBeHidden();
  });
  await test.step('a swipe of more than fifty pixels to the right dismisses a toast', async () => {
    await completeLessons(caller, ['doji']);
    await page.goto('/learn/doji');
    await reopenButton(page).click();
    await expect(toast(page)).toContainText('Marked as still learning');
    await swipe(page, 40);
    await expect(toast(page)).toBeVisible();
    await swipe(page, 80);
    await expect(toast(page)).toBeHidden();
  });
});

/** Reopens the lesson while the clock is stopped, and advances it just until the message is there. */
async function reopenInStoppedTime(page: Page): Promise<void> {
  await expect(reopenButton(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await reopenButton(page).click();
  const seeMessage = async () => {
    await page.clock.runFor(20);
    await expect(toast(page)).toBeVisible({ timeout: 50 });
  };
  await expect(seeMessage).toPass({ intervals: [50] });
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (box === null) throw new Error('There is no message to swipe.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
}
