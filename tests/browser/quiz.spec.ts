import type { Locator, Page } from '@playwright/test';
import { level1 } from '@wickwise/curriculum/quizzes/level-1';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount } from './support/accounts.ts';
import { closeCelebrations } from './support/celebrations.ts';
import { expect, test } from './support/fixtures.ts';

const pairs = level1.matching?.pairs ?? [];
const [star = '', hammer = '', engulfing = ''] = pairs.map(({ entry }) => entry.name);

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const picture = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
const zoneOf = (page: Page, name: string) =>
  page.locator('li', { hasText: pairs.find(({ entry }) => entry.name === name)?.description ?? '' });

/**
 * Answers every question with the keyboard alone: an arrow chooses, Enter submits and moves on. Returns how many were
 * right, which only the server knows before.
 */
async function answerByKeyboard(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter');
  let right = 0;
  for (let question = 1; question <= 4; question++) {
    await expect(page.getByText(`Question ${question} of 4`, { exact: true })).toBeVisible();
    await page.getByRole('radio').first().press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const verdict = page.getByText(/^(Correct!|Not quite\.)/);
    await expect(verdict).toBeVisible();
    if ((await verdict.textContent()) === 'Correct!') right += 1;
    if (question < 4) await page.keyboard.press('Enter');
  }
  return right;
}

/** A tab that has come to the matching exercise. */
async function reachMatching(page: Page): Promise<void> {
  const questions = level1.questions.map(({ id, question, options, category }) => {
    return { id, question, options, category, picture: null };
  });
  const answers = Object.fromEntries(
    level1.questions.map(({ id, correctAnswer, explanation }) => [
      id,
      { chosen: correctAnswer, isCorrect: true, correctAnswer, explanation, patternType: null },
    ]),
  );
  const shown = pairs.slice(0, 3);
  const matching = {
    prompt: level1.matching?.prompt,
    items: shown.map(({ entry }) => ({ id: entry.id, name: entry.name, picture: entry.example })),
    zones: shown.map(({ zoneId, description }) => ({ id: zoneId, description })),
  };
  const attempt = { quizId: level1.id, attemptId: crypto.randomUUID(), takenBy: null, drawn: { questions, matching } };
  const run = { ...attempt, finishedAt: null, index: 3, answers };
  await page.addInitScript((kept) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('wickwise.quiz-run') !== null) return;
    const started = { ...kept, startedAt: Date.now(), placements: {}, matches: null };
    sessionStorage.setItem('wickwise.quiz-run', JSON.stringify(started));
  }, run);
  await page.goto('/quiz');
  await clickButton(page, 'Match Pictures');
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
  const right = await answerByKeyboard(page);
  const asked = await page.locator('main legend').first().textContent();
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^9:/);
  await expect(page.locator('main legend').first()).toHaveText(asked ?? '');
  await page.getByRole('button', { name: 'Match Pictures' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Drop a picture here' })).toHaveCount(3);
  for (const { entry } of pairs) {
    if ((await picture(page, entry.name).count()) === 0) continue;
    await picture(page, entry.name).press('Enter');
    await zoneOf(page, entry.name).getByRole('button', { name: 'Place it here' }).press('Enter');
  }
  await page.getByRole('button', { name: 'Check Matches' }).press('Enter');
  await expect(page.getByText('You matched 3 of 3 correctly.')).toBeAttached();
  await expectAccessible(page, 'the checked matches');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await closeCelebrations(page, caller);
  await expect(page.getByRole('heading', { name: right > 2 ? 'Congratulations!' : 'Good Effort!' })).toBeFocused();
  await expect(page.getByText(`${right} of 4`, { exact: true })).toBeVisible();
  await page.reload();
  const earned = page.getByText(`+${50 * right} XP · for correct answers`);
  if (right > 0) await expect(earned).toBeVisible();
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
  await drag(picture(page, hammer), zoneOf(page, hammer));
  await expect(zoneOf(page, hammer)).toContainText(hammer);
  await expect(page.getByRole('button', { name: /Placed$/ })).toBeDisabled();
  await drag(page.getByRole('button', { name: /Placed$/ }), zoneOf(page, star));
  await expect(zoneOf(page, star)).toContainText('Drop a picture here');
  await drag(picture(page, star), zoneOf(page, engulfing));
  await expect(zoneOf(page, engulfing)).toContainText(star);
  await drag(picture(page, engulfing), zoneOf(page, star));
  await clickButton(page, 'Check Matches');
  await expect(zoneOf(page, engulfing)).toContainText('Incorrect: this is Bullish Engulfing');
});
