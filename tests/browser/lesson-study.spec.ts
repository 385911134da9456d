import { expectAccessibleWords } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('a lesson is studied by keyboard, with its picture in view next to the rules', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/learn/hammer');
  await page.getByRole('button', { name: /Chart 1$/ }).press('Enter');
  await expect(page.getByText(/only looks like it\./)).toBeVisible();
  const rules = page.getByRole('list', { name: 'Rules' }).getByRole('button');
  const chart = page.getByRole('region', { name: 'The pattern on the chart' }).getByRole('img');

  await expect(chart).toHaveAccessibleName(/^The first 16 of 22 candles/);
  await page.getByRole('button', { name: 'Next candle' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Candle 16: .* Now met: /).first()).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chart).toHaveAccessibleName(/price recovers to 104\.$/);
  await expect(page.getByRole('button', { name: 'Hide the outcome' })).toBeVisible();

  await rules.nth(1).focus();
  await expect(rules.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(rules.nth(1)).toHaveText(/Met:.*3\.85 ×/);
  await expect(chart).toBeInViewport();

  await page.getByRole('radio', { name: 'Example' }).focus();
  await page.keyboard.press('ArrowRight');
  await rules.nth(3).focus();
  await expect(rules.nth(3)).toHaveText(/Not met:/);
  await expectAccessibleWords(page, 'a lesson with a near miss measured');
});
