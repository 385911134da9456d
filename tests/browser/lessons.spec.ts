import { patterns } from '@wickwise/curriculum/patterns';
import { completeLessons, createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { lessonCard, nextLesson } from './support/lesson-screens.ts';
import { sentences } from './support/premium-text.ts';

const TABS = [
  'Candlesticks',
  'Chart patterns',
  'Price action',
  'Technical analysis',
  'Fundamental analysis',
  'Risk management',
];

test('six tabs hold the lessons, each at an address of its own', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('tab')).toHaveText(TABS);
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
  await page.goto('/learn?category=no-such');
  await expect(page.getByRole('tab', { name: 'Candlesticks' })).toHaveAttribute('aria-selected', 'true');
});

test('every pattern of the curriculum has a card with its facts', async ({ page }) => {
  await page.goto('/learn');
  for (const { id, label } of [
    { id: 'candlesticks', label: 'Candlesticks' },
    { id: 'chart-patterns', label: 'Chart patterns' },
    { id: 'price-action', label: 'Price action' },
  ]) {
    await page.getByRole('tab', { name: label }).click();
    for (const { name, description, difficulty, duration, rating } of patterns.filter(
      ({ category }) => category === id,
    )) {
      const card = lessonCard(page, name);
      await expect(card).toContainText(description);
      await expect(card).toContainText(difficulty, { ignoreCase: true });
      await expect(card).toContainText(`${duration} min read`);
      await expect(card).toContainText(`${(rating / 10).toFixed(1)} / 10`);
    }
  }
});

test('a visitor sees what is open, what comes first, and what heritage holds', async ({ page }) => {
  await page.goto('/learn');
  await expect(lessonCard(page, 'Doji')).toContainText('Study');
  const locked = lessonCard(page, 'Bearish Engulfing');
  await expect(locked).toContainText('Locked');
  await expect(locked).toContainText('Complete previous lessons to unlock');
  await expect(locked).toContainText('Still to do: Bullish Engulfing');
  const heritage = lessonCard(page, 'Morning Star');
  await expect(heritage).toContainText('Preview');
  await expect(heritage.getByRole('link', { name: /^Heritage ?: compare the plans$/ })).toHaveAttribute(
    'href',
    '/tier-breakdown',
  );
  await expect(page.getByText('0 of 5 mastered')).toBeVisible();
  await expect(page.getByText('51 more with Heritage')).toBeVisible();

  await locked.getByRole('link', { name: 'Bearish Engulfing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bearish Engulfing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete previous lessons to unlock' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as Complete' })).toBeHidden();
  await page.getByRole('main').getByRole('list').getByRole('link', { name: 'Bullish Engulfing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bullish Engulfing' })).toBeVisible();
});

test('a lock opens when the lessons before it are complete', async ({ page, caller }) => {
  await createAccount(caller);
  await completeLessons(caller, ['doji', 'hammer', 'bullish-engulfing']);
  await page.goto('/learn');
  await expect(lessonCard(page, 'Bearish Engulfing')).toContainText('Study');
  await expect(lessonCard(page, 'Shooting Star')).toContainText('Study');
  await expect(page.getByText('3 of 5 mastered')).toBeVisible();
  await expect(nextLesson(page)).toContainText('Continue with');
  await expect(nextLesson(page).getByRole('heading')).toContainText('Shooting Star');
});

test('a heritage learner finds every lesson open', async ({ page, be }) => {
  await be('heritage');
  await page.goto('/learn');
  await expect(page.getByText(`7 of ${patterns.length} mastered`)).toBeVisible();
  await expect(page.getByText('Locked')).toHaveCount(0);
  await expect(lessonCard(page, 'Three White Soldiers')).toContainText('Study');
});

test('a lesson shows everything that its author wrote, and its candles as a table', async ({ page }) => {
  const hammer = patterns.find(({ id }) => id === 'hammer');
  if (hammer === undefined) throw new Error('There is no hammer.');
  await page.goto('/learn/hammer');
  await expect(page.getByRole('heading', { level: 1, name: 'Hammer' })).toBeVisible();
  await expect(page).toHaveTitle('Hammer · Wickwise');
  const main = page.getByRole('main');
  for (const sentence of sentences(hammer)) await expect(main).toContainText(sentence);
  for (const { measure, bound } of hammer.rules) {
    await expect(page.getByRole('row').filter({ hasText: measure })).toContainText(bound);
  }
  await expect(main.getByText(hammer.example.alt)).toBeVisible();
  await page.getByText('Show the candles as a table').click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(hammer.example.candles.length + 1);
  await expect(page.getByRole('rowheader', { name: /pattern/ }).first()).toBeVisible();
});

test('lessons lead to their neighbours, and an unknown one back to the list', async ({ page }) => {
  await page.goto('/learn/hammer');
  const neighbours = page.getByRole('navigation', { name: 'Previous and next lesson' });
  await neighbours.getByRole('link', { name: /Shooting Star/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shooting Star' })).toBeVisible();
  await neighbours.getByRole('link', { name: /Hammer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hammer' })).toBeVisible();
  await page.goto('/learn/no-such-pattern');
  await expect(page.getByRole('heading', { level: 1, name: 'No such lesson' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the lessons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
});
