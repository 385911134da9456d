import { counts } from '@wickwise/curriculum/copy/counts';
import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const gap = vocabulary.find(({ id }) => id === 'gap');

test('the vocabulary and the fundamentals are in the page before any script runs', async ({ request }) => {
  const words = await (await request.get('/vocabulary')).text();
  for (const { id } of vocabulary) expect(words).toContain(`?term=${id}"`);
  expect(words).toContain(gap?.definition);
  const section = await (await request.get('/trading-fundamentals')).text();
  expect(section).toContain(fundamentals[0]?.title);
  expect(section).toContain('A share is a small part of a company.');
});

test('a term’s details open at their address, close by Escape or Back, and return the focus', async ({ page }) => {
  await page.goto('/vocabulary');
  const link = page.getByRole('link', { name: 'Gap', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Gap' });
  await link.click();
  await expect(page).toHaveURL(/\?term=gap$/);
  await expect(dialog).toContainText(gap?.example ?? '');
  await expectAccessible(page, 'the details of a term');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('what a visitor studies is stored, and merged once at sign-in', async ({ page, caller }) => {
  await test.step('a term, a module and a section are kept across a reload', async () => {
    await page.goto('/vocabulary?term=gap');
    await page.getByRole('button', { name: 'Mark as studied' }).click();
    await expect(page.getByRole('dialog')).toContainText('Studied');
    await page.goto('/learning-path');
    await page.getByRole('link', { name: 'Start Trading Fundamentals' }).click();
    await page.getByRole('link', { name: 'Next Section' }).click();
    await expect(page.getByRole('heading', { level: 2, name: fundamentals[1]?.title ?? '' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('1 / 5 sections')).toBeVisible();
  });
  await test.step('after sign-in the account has what was studied, and the browser no longer does', async () => {
    await createAccount(caller);
    await page.goto('/learning-path');
    await expect(toast(page)).toContainText('Your progress is now in your account');
    await expect(page.getByText('1 of 8 modules completed')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('wickwise.visitor-progress'))).toBeNull();
    await page.goto('/vocabulary');
    await expect(page.getByText(`1 of ${counts.terms} terms studied`)).toBeVisible();
  });
});

test('a term in a lesson explains itself on hover and on focus', async ({ page }) => {
  await page.goto('/learn/hammer');
  const term = page.locator('a[href="/vocabulary?term=candle-body"]').first();
  const card = page.getByText('More about this term');
  await term.hover();
  await expect(card).toBeVisible();
  await expectAccessible(page, 'a lesson with a term explained');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await term.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a term in a lesson explains itself on a tap', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/learn/hammer');
  await page.locator('a[href="/vocabulary?term=candle-body"]').first().tap();
  const more = page.getByRole('link', { name: 'More about this term' });
  await expect(more).toBeInViewport();
  await more.tap();
  await expect(page).toHaveURL(/\/vocabulary\?term=candle-body$/);
});

test('flashcards, a quiz question, its feedback and the results are accessible', { tag: '@long' }, async ({ page }) => {
  await page.goto('/vocabulary');
  await page.getByRole('tab', { name: 'Flashcards' }).click();
  await page.getByRole('button', { name: /Flip the card/ }).press('Space');
  await expectAccessible(page, 'a turned flashcard');
  await page.goto('/vocabulary-quiz');
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let question = 1; question <= 5; question += 1) {
    await page.getByRole('radio').first().press('Space');
    await page.keyboard.press('Enter');
    if (question === 1) await expectAccessible(page, 'a question with its feedback');
    await page.getByRole('button', { name: question < 5 ? 'Next Question' : 'See Results' }).press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page, 'the results of a quiz');
});
