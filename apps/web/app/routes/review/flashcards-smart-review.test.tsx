import type { Flashcard } from '@wickwise/contract/review';
import { expect, test } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import {
  counter,
  free,
  front,
  renderFlashcards,
  reviewed,
  sentEntries,
  stateOf,
} from '#tests/component/flashcards.tsx';
import { cleanup, screen, within } from '#tests/component/render-screen.tsx';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import { reviewChartOf } from '../../features/review/grading/review-chart.ts';
import { VISITOR_REVIEWS_KEY } from '../../features/review/storage.ts';

test('smart review comes first for learners with due cards, the longest overdue card in front', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3), reviewed('hammer', 6)] });
  const tab = await screen.findByRole('tab', { name: 'Smart review' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  // Two are due and three are new.
  expect((await counter()).textContent).toBe('Card 1 of 5');
  await user.keyboard(' ');
  expect(screen.getByRole('heading', { level: 2, name: 'Hammer' })).toBeTruthy();
  const forgot = screen.getByRole('button', { name: /^Forgot/ });
  expect(forgot.textContent).toContain('1 day');
  await user.keyboard('1');
  expect(sentEntries()).toMatchObject([{ kind: 'grade', cardId: 'hammer', grade: 'again' }]);
  expect(await screen.findByText('Hammer is due on a chart today. +2 XP on this visit')).toBeTruthy();
  expect((await counter()).textContent).toBe('Card 2 of 5');
});

test('U undoes the last grade with an entry of its own', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3)] });
  await counter();
  await user.keyboard(' 4u');
  expect((await counter()).textContent).toBe('Card 1 of 5');
  const [graded, undone] = sentEntries();
  expect(undone).toMatchObject({ kind: 'undo', undoes: graded?.id });
});

test('undoing a grade says so, and that its points stay', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3), reviewed('hammer', 6)] });
  await counter();
  await user.keyboard(' 1');
  expect(await screen.findByText('Hammer is due on a chart today. +2 XP on this visit')).toBeTruthy();
  answer('POST /api/reviews', { reviews: stateOf([]), refused: [], earned: null });
  await user.keyboard('u');
  expect(screen.getByText('Grade undone. You keep the 2 XP.')).toBeTruthy();
  await user.keyboard(' 3');
  expect(screen.queryByText(/Grade undone/)).toBeNull();
});

test('the figures show what is due, new and mastered, and the week ahead', async () => {
  renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3), reviewed('hammer', 1)] });
  const figures = await screen.findByRole('complementary', { name: 'Your reviews' });
  const figure = (term: string) => within(figures).getByText(term).nextElementSibling?.textContent;
  expect([figure('Patterns due'), figure('New today'), figure('Mastered')]).toEqual(['1', '0 of 3', '0 of 5']);
  const days = within(figures).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '1 due, Today',
    '0 due, Tue',
    '1 due, Wed',
    '0 due, Thu',
    '0 due, Fri',
    '0 due, Sat',
    '0 due, Sun',
  ]);
});

test('when all is reviewed it says so, and when the next card comes back', async () => {
  const schedules = free.map(({ id }) => reviewed(id, 2));
  const { user } = renderFlashcards({ who: 'genesis', schedules });
  await user.click(await screen.findByRole('tab', { name: 'Smart review' }));
  expect(screen.getByText('Nothing is due today')).toBeTruthy();
  expect(screen.getByText('Your next card comes back tomorrow.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Browse all cards' }));
  expect((await counter()).textContent).toBe('Card 1 of 5');
});

test('a round is reviewed to its end by keyboard alone, and the focus stays with the cards', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: free.map(({ id }) => reviewed(id, 9)) });
  expect((await counter()).textContent).toBe('Card 1 of 5');
  await user.tab();
  for (let graded = 0; graded < free.length; graded++) {
    await user.keyboard(' ');
    expect(document.activeElement?.tagName).toBe('SECTION');
    await user.keyboard('3');
    expect(document.activeElement).not.toBe(document.body);
  }
  expect(screen.getByText('You’re done with the cards')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(sentEntries().map(({ kind }) => kind)).toEqual(free.map(() => 'grade'));
});

test('a card that asks with a chart answers about that chart, and not its own question', async () => {
  const kindOf = (card: Flashcard) => reviewChartOf(card, { reviews: 1, today: '2026-03-09' });
  const judged = listFlashcards({ hasHeritageAccess: true }).filter((card) => kindOf(card).kind === 'judge');
  for (const shows of [true, false]) {
    const card = judged.find((one) => kindOf(one).shows === shows && one.recognizedAs?.kind === 'candlestick');
    if (card === undefined) throw new Error('There is no such card.');
    const { user } = renderFlashcards({ who: 'heritage', cards: [card], schedules: [reviewed(card.id, 3)] });
    await front();
    await user.click(screen.getByRole('button', { name: shows ? 'Yes' : 'No' }));
    const back = screen.getByRole('region', { name: card.name }).textContent;
    expect(back).toContain(
      shows ? 'You’re right. This chart shows the pattern.' : 'This chart doesn’t show the pattern.',
    );
    expect(back).not.toContain(card.answer);
    if (shows) expect(back).toContain(card.takeaway);
    else expect(back).toMatch(/doesn’t meet this condition: |What’s missing is a (rise|decline) before it\./);
    expect(back?.includes(card.takeaway)).toBe(shows);
    cleanup();
  }
});

test('a card forgotten eight times shows another explanation', async () => {
  const leech = { ...reviewed('doji', 3), lapses: 8 };
  const { user } = renderFlashcards({ who: 'genesis', schedules: [leech] });
  await user.click(await front());
  expect(screen.getByRole('heading', { name: 'Another way to see it' })).toBeTruthy();
  expect(screen.getByText(free[0]?.characteristics[0] ?? '')).toBeTruthy();
});

test('a grade that does not reach the server is kept, and sent again under the same id', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3)] });
  answer('POST /api/reviews', unreachable);
  await counter();
  await user.keyboard(' 3');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('POST /api/reviews', { reviews: stateOf([]), refused: [], earned: null });
  await user.click(retry);
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const [first, second] = sentEntries();
  expect(second).toEqual(first);
});

test('a visitor’s reviews stay in the browser, which says so', async () => {
  const { user } = renderFlashcards();
  await user.click(await front());
  await user.keyboard('3');
  expect(await screen.findByText(/kept in this browser only/)).toBeTruthy();
  expect(recordedCalls('POST /api/reviews')).toEqual([]);
});

test('damaged reviews in the browser are set aside and named, and the cards stay usable', async () => {
  localStorage.setItem(VISITOR_REVIEWS_KEY, '{"version":1,"items":[7]}');
  window.dispatchEvent(new StorageEvent('storage', { key: VISITOR_REVIEWS_KEY }));
  const { user } = renderFlashcards();
  await counter();
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(screen.queryByText(/can’t be read/)).toBeNull();
});
