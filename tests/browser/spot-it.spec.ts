import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('a drill at the end of a lesson works by keyboard alone, from its link to its result', async ({ page }) => {
  await page.goto('/learn/hammer#spot-it');
  const drill = page.getByRole('dialog', { name: 'Three charts' });
  const start = page.locator('#spot-it').getByRole('button', { name: 'Try three charts' });
  await expect(start).toBeInViewport();
  await start.press('Enter');
  for (const [number, next] of ['Next question', 'Next question', 'See how you did'].entries()) {
    await expect(drill.getByText(`${number + 1} of 3`, { exact: true })).toBeVisible();
    await expect(drill.getByRole('heading', { level: 2 }).last()).toBeFocused();
    await page.keyboard.press('1');
    await expect(drill.getByRole('button', { name: next })).toBeFocused();
    if (number === 0) await expectAccessible(page, 'a drill with an answer');
    await page.keyboard.press('Enter');
  }
  await expect(drill.getByRole('heading', { name: /^[0-3] of 3 correct$/ })).toBeFocused();
  await drill.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(start).toBeFocused();
});
