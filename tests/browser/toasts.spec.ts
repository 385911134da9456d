import type { Page } from '@playwright/test';
import { completeLessons, createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

/** Opens a mastered lesson whose button says something without leaving the page. */
test.beforeEach(async ({ page, caller }) => {
  await createAccount(caller);
  await completeLessons(caller, ['doji']);
  await page.clock.install();
  await page.goto('/learn/doji');
});

async function reopenLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as still learning' }).click();
  await expect(toast(page)).toContainText('Marked as still learning');
}

/** Reopens the lesson while the clock stands still, and lets just so much time pass that the message is there. */
async function reopenInStoppedTime(page: Page): Promise<void> {
  const reopen = page.getByRole('button', { name: 'Mark as still learning' });
  await expect(reopen).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await reopen.click();
  const seeMessage = async () => {
    await page.clock.runFor(20);
    await expect(toast(page)).toBeVisible({ timeout: 50 });
  };
  await expect(seeMessage).toPass({ intervals: [50] });
}

test('a message leaves after five seconds', async ({ page }) => {
  await reopenInStoppedTime(page);
  await page.clock.runFor(4800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toBeHidden();
});

test('F8 goes to the message, which waits there until it is closed', { tag: '@desktop' }, async ({ page }) => {
  await reopenInStoppedTime(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.resume();
  await toast(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toast(page)).toBeHidden();
});

test('F8 goes to where messages appear before there was any', { tag: '@desktop' }, async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Mark as still learning' })).toBeVisible();
  await page.keyboard.press('F8');
  const messages = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list');
  await expect(messages).toBeFocused();
  await page.getByRole('button', { name: 'Mark as still learning' }).focus();
  await page.keyboard.press('F8');
  await expect(messages).toBeFocused();
});

test('one message is shown at a time, the newest', async ({ page }) => {
  await reopenLesson(page);
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(toast(page)).toContainText('Lesson complete');
  await expect(toast(page)).toHaveCount(1);
});

test('a swipe to the right of more than fifty pixels sends the message away', { tag: '@desktop' }, async ({ page }) => {
  await reopenLesson(page);
  await swipe(page, 40);
  await expect(toast(page)).toBeVisible();
  await swipe(page, 80);
  await expect(toast(page)).toBeHidden();
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (box === null) throw new Error('There is no message to swipe.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
}
