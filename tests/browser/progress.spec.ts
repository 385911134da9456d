import { expectAccessible, expectFocusKept } from './support/accessibility.ts';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

test('a first lesson is celebrated once, on one card, and appears on the progress page', async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/learn/doji');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  const dialog = page.getByRole('dialog');
  for (const text of ['Lesson completed', 'Badge Unlocked: First Steps']) {
    await expect(dialog).toContainText(text);
  }
  await expectAccessible(page, 'a celebration');
  // It does not stand in the way of the page below it.
  await page.getByRole('tab', { name: 'Chart patterns' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectFocusKept(page);

  await page.goto('/progress');
  await expect(page.getByRole('img', { name: 'Overall progress: 20%, 1 of 5 lessons' })).toBeVisible();
  await page.getByRole('tab', { name: 'Rewards' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Doji completed' })).toContainText('+50 XP');
  const recent = page.getByRole('region', { name: 'Recently earned' });
  await expect(recent.getByText('First Steps')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.locator('summary', { hasText: 'All badges' }).click();
  await page.getByRole('button', { name: /^First Steps/ }).click();
  await expect(page.getByRole('dialog', { name: 'Badge Unlocked' })).toBeVisible();
  await page.getByRole('button', { name: 'Awesome!' }).click();
  await expect(page.getByRole('button', { name: /^First Steps/ })).toBeFocused();
});

test('a weak area leads to its lesson, by keyboard', async ({ page, be }) => {
  await be('heritage');
  await page.goto('/analytics');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Weak areas' })).toBeVisible();
  await expectAccessible(page, 'the weak areas');
  const lesson = page.getByRole('region', { name: 'Weak areas' }).getByRole('link').first();
  await lesson.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/[a-z-]+$/);
});
