import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { completeLesson, recap, todayCard } from './support/lesson-screens.ts';

/** One tap on something that is on the screen once the page has loaded: scrolling is no tap, but looking for it is work. */
async function tap(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await target.tap();
}

// Without the welcome, which would open before the first tap on a busy machine.
test('one tap on the start page names a pattern, and three do from the landing page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Yes' }));
  await expect(page.getByText(/^You’re right\. /)).toBeVisible();

  await page.goto('/landing');
  await tap(page.getByRole('main').getByRole('link', { name: 'Start Learning Free' }).first());
  await tap(todayCard(page).getByRole('link', { name: 'Start' }));
  await tap(page.getByRole('button', { name: /Chart 1$/ }));
  await expect(page.getByText(/^You’re right\. /)).toBeVisible();
});

test('one tap leads from the end of a lesson to the next step', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/learn/doji');
  await completeLesson(page, 'Sign in to keep your progress and earn XP.');
  await tap(recap(page).getByRole('link', { name: /^Next: / }));
  await expect(page.getByRole('heading', { level: 1, name: 'How to Read a Candle' })).toBeVisible();
});

test('a trade is saved with six fields and one tap, and one more begins the next', { tag: '@phone' }, async ({
  page,
  be,
}) => {
  await be('heritage');
  await page.goto('/trading-journal');
  const newTrade = page.getByRole('button', { name: 'New Trade' });
  await tap(newTrade);
  const answers = { Symbol: 'MSFT', 'Entry Price': '100', 'Exit Price': '102', 'Position Size': '10' };
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Reason for Entry').fill('Hammer at support');
  await expect(fieldsOf(page)).toHaveCount(6);
  await tap(page.getByRole('button', { name: 'Save Trade' }));
  await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([/^MSFT/]);
  await tap(newTrade);
  await expect(page.getByLabel('Symbol')).toHaveValue('');
});

/** What the form asks for, as long as nothing is unfolded. */
function fieldsOf(page: Page): Locator {
  return page.getByRole('main').locator('input, select, textarea').filter({ visible: true });
}
