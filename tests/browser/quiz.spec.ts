import type { Locator, Page } from '@playwright/test';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount } from './support/accounts.ts';
import { closeCelebrations } from './support/celebrations.ts';
import { expect, test } from './support/fixtures.ts';

const [hammer = '', star = '', engulfing = ''] = level1.matching?.items.map(({ name }) => name) ?? [];

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const picture = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
const zone = (page: Page, index: number) =>
  page.locator('li', { hasText: level1.matching?.zones[index]?.description ?? '' });

/** Answers every question correctly with the keyboard alone: an arrow chooses, Enter submits and moves on. */
async function answerByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter');
  for (const [index, { correctAnswer }] of level1.questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 4`, { exact: true })).toBeVisible();
    await page.getByRole('radio').first().press('Space');
    for (let step = 0; step < 'ABCD'.indexOf(correctAnswer); step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Correct!')).toBeVisible();
    if (index < 3) await page.keyboard.press('Enter');
  }
}

/** A tab that has come to the matching exercise. */
async function reachMatching(page: Page): Promise<void> {
  const answers = Object.fromEntries(
    level1.questions.map(({ id, correctAnswer, explanation }) => [
      id,
      { chosen: correctAnswer, isCorrect: true, correctAnswer, explanation, patternType: null },
    ]),
  );
  const run = { quizId: level1.id, attemptId: crypto.randomUUID(), takenBy: null, finishedAt: null, index: 3, answers };
  await page.addInitScript((kept) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('wickwise.quiz-run') !== null) return;
    const started = { ...kept, startedAt: Date.now(), placements: {}, matches: null };
    sessionStorage.setItem('wickwise.quiz-run', JSON.stringify(started));
  }, run);
  await page.goto('/quiz');
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a learner takes the knowledge check by keyboard alone, through a reload, and it earns once', async ({
  page,
  caller,
}) => {
  await createAccount(caller);
  await page.goto('/quiz');
  await expect(page.getByText('10 of 10 quizzes left today')).toBeVisible();
  await answerByKeyboard(page);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^9:/);
  for (const [name, index] of [
    [hammer, 1],
    [star, 0],
    [engulfing, 2],
  ] as const) {
    await picture(page, name).press('Enter');
    await zone(page, index).getByRole('button', { name: 'Place it here' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Check Matches' }).press('Enter');
  await expect(page.getByText('3 of 3 matches are correct.')).toBeAttached();
  await expectAccessible(page, 'the checked matches');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await closeCelebrations(page, caller);
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeFocused();
  await expect(page.getByText('+200 XP · for correct answers')).toBeVisible();
  await page.reload();
  await expect(page.getByText('+100 XP · for a perfect quiz')).toBeVisible();
  await expectAccessible(page, 'the results');
  await clickButton(page, 'All Levels');
  await expect(page.getByText('9 of 10 quizzes left today')).toBeVisible();
});

test('pictures are dragged with the mouse, and a placed one cannot be dragged again', async ({ page }) => {
  await reachMatching(page);
  const drag = async (item: Locator, target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(item), await middleOf(target)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(picture(page, hammer), zone(page, 1));
  await expect(zone(page, 1)).toContainText(hammer);
  await expect(page.getByRole('button', { name: /Placed$/ })).toBeDisabled();
  await drag(page.getByRole('button', { name: /Placed$/ }), zone(page, 0));
  await expect(zone(page, 0)).toContainText('Drop a picture here');
  await drag(picture(page, star), zone(page, 2));
  await expect(zone(page, 2)).toContainText(star);
  await drag(picture(page, engulfing), zone(page, 0));
  await clickButton(page, 'Check Matches');
  await expect(zone(page, 2)).toContainText('Incorrect: this is Bullish Engulfing');
});
