import { expect, test } from './support/fixtures.ts';
import { lessonCard } from './support/lesson-screens.ts';

test('each tab of the lessons has its own address, and Back returns to it', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('tab', { name: 'Candlesticks' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Chart patterns' }).click();
  await expect(page).toHaveURL(/\?category=chart-patterns$/);
  await expect(lessonCard(page, 'Double Bottom')).toBeVisible();
  await expect(lessonCard(page, 'Doji')).toBeHidden();
  await page.getByRole('tab', { name: 'Risk management' }).click();
  await expect(lessonCard(page, 'Position Sizing')).toBeVisible();
  await page.goBack();
  await expect(lessonCard(page, 'Double Bottom')).toBeVisible();
  await page.goto('/learn?category=price-action');
  await expect(lessonCard(page, 'False Breakout')).toBeVisible();
});

test('a lesson opens from the list, from its neighbor and by its address', async ({ page }) => {
  await page.goto('/learn');
  await lessonCard(page, 'Hammer').getByRole('link', { name: 'Hammer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hammer' })).toBeVisible();
  await expect(page).toHaveTitle('Hammer · Wickwise');
  const neighbors = page.getByRole('navigation', { name: 'Previous and next lesson' });
  await neighbors.getByRole('link', { name: /Shooting Star/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shooting Star' })).toBeVisible();
  await page.goto('/learn/hammer');
  await expect(page.getByRole('heading', { level: 1, name: 'Hammer' })).toBeVisible();
  await page.getByText('Show the candles as a table').click();
  await expect(page.getByRole('rowheader', { name: /pattern/ }).first()).toBeVisible();
});
