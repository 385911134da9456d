import { createAccount } from './support/accounts.ts';
import { celebration, closeCelebrations } from './support/celebrations.ts';
import { expect, test } from './support/fixtures.ts';
import { completeLesson, lessonCard, recap, toast } from './support/lesson-screens.ts';

test('a learner completes a lesson, reopens it and earns nothing twice', async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/learn/doji');
  await completeLesson(page, 'Its flashcard brings it back around the time you’d start to forget it.');
  await expect(celebration(page)).toContainText('+50 XP');
  await expect(celebration(page)).toContainText('+10 XP · day 1 of your streak');
  await closeCelebrations(page, caller);
  await expect(recap(page).getByRole('link', { name: /^Next: / })).toBeInViewport();
  const card = lessonCard(page, 'Doji');
  await expect(card).toContainText('Done');
  await card.getByRole('link', { name: 'Doji' }).press('Enter');
  await expect(page.getByText('You’ve completed this lesson')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as still learning' }).click();
  await expect(toast(page)).toContainText('Marked as still learning');
  await page.reload();
  await expect(page.getByText('its XP is already yours')).toBeVisible();
  await completeLesson(page, 'You already earned its XP.');
});

test('a visitor’s lessons stay in the browser, even after a reload, and can be reopened', async ({ page }) => {
  await page.goto('/learn/doji');
  await completeLesson(page, 'Sign in to keep your progress and earn XP.');
  await page.reload();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  await expect(lessonCard(page, 'Bullish Engulfing')).toContainText('Study');
  await page.goto('/learn/doji');
  await page.getByRole('button', { name: 'Mark as still learning' }).click();
  await page.goto('/learn');
  await expect(lessonCard(page, 'Doji')).toContainText('Study');
  await expect(lessonCard(page, 'Bullish Engulfing')).toContainText('Locked');
});
