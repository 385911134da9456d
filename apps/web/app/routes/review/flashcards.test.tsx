import { patterns } from '@wickwise/curriculum/patterns';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, never, recordedCalls, refusal } from '#tests/component/answers.ts';
import {
  counter,
  free,
  front,
  renderFlashcards,
  reviewed,
  stateOf,
  storedEntries,
} from '#tests/component/flashcards.tsx';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import { VISITOR_REVIEWS_KEY } from '../../features/review/storage.ts';
import Flashcards from './flashcards.tsx';
// Loaded beforehand, so that it shows at once and not just after a test has looked for it.
import '#app/features/reward/celebration-card.tsx';

afterEach(() => vi.restoreAllMocks());

test('the flashcards say Loading patterns... until they have loaded', () => {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/flashcards', never);
  renderScreen(<Flashcards />);
  expect(screen.getByText('Loading patterns...')).toBeTruthy();
});

test('cards that cannot be loaded are requested again', async () => {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answer('GET /api/flashcards', refusal('unavailable'));
  const { user } = renderScreen(<Flashcards />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('GET /api/flashcards', listFlashcards({ hasHeritageAccess: false }));
  await user.click(retry);
  expect((await counter()).textContent).toBe(`Card 1 of ${free.length}`);
});

test('the front shows category, question and the chart without what followed; a click turns the card to answer, definition and key signal', async () => {
  const { user } = renderFlashcards();
  const [card] = listFlashcards({ hasHeritageAccess: false });
  const shown = await front();
  expect(shown.textContent).toContain('Candlesticks');
  expect(shown.textContent).toContain(card?.question);
  const { candles = [], mark } = card?.example ?? {};
  expect(mark?.to).toBeLessThan(candles.length - 1);
  const decision = `${(mark?.to ?? 0) + 1} candles from ${candles[0]?.[0].toFixed(2)} to ${candles[mark?.to ?? 0]?.[3].toFixed(2)}`;
  expect(within(shown).getByRole('img', { name: new RegExp(`^${decision};`) })).toBeTruthy();
  await user.click(shown);
  for (const text of [card?.answer, card?.definition, card?.signal]) expect(screen.getByText(text ?? '')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Flip back/ }));
  expect(await front()).toBeTruthy();
});

test('previous and next wrap around at both ends', async () => {
  const { user } = renderFlashcards();
  await counter();
  await user.click(screen.getByRole('button', { name: /Previous/ }));
  expect((await counter()).textContent).toBe('Card 5 of 5');
  await user.click(screen.getByRole('button', { name: /Next/ }));
  expect((await counter()).textContent).toBe('Card 1 of 5');
  expect(screen.getByRole('progressbar', { name: 'Position in the cards' }).getAttribute('aria-valuetext')).toBe(
    'Card 1 of 5',
  );
});

test('a filter narrows the cards and resets to card 1, and without a match says so', async () => {
  const { user } = renderFlashcards({ who: 'heritage' });
  await counter();
  await user.click(screen.getByRole('button', { name: /Next/ }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Price action');
  const price = patterns.filter(({ category }) => category === 'price-action');
  expect((await counter()).textContent).toBe(`Card 1 of ${price.length}`);
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
  const hard = price.filter(({ difficulty }) => difficulty === 'hard');
  expect((await counter()).textContent).toBe(`Card 1 of ${hard.length}`);
});

test('filters offer every category and difficulty, and say so when they match nothing', async () => {
  const { user } = renderFlashcards();
  await counter();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const choicesOf = (label: string) =>
    [...screen.getByLabelText(label).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choicesOf('Category')).toEqual(['All', 'Candlesticks', 'Chart patterns', 'Price action']);
  expect(choicesOf('Difficulty')).toEqual(['All', 'Easy', 'Medium', 'Hard']);
  await user.selectOptions(screen.getByLabelText('Category'), 'Chart patterns');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('No flashcards available for the selected filters.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what Heritage adds' })).toBeTruthy();
});

test('Easy adds the card to the mastered set and moves on, the other ratings just move on', async () => {
  const { user } = renderFlashcards();
  for (const [rating, place, mastered] of [
    ['Hard', 2, 0],
    ['Medium', 3, 0],
    ['Easy', 4, 1],
  ] as const) {
    await user.click(await front());
    await user.click(screen.getByRole('button', { name: new RegExp(`^${rating}`) }));
    expect((await counter()).textContent).toBe(`Card ${place} of 5`);
    expect(screen.getByText(/rated Easy so far/).textContent).toMatch(new RegExp(`^${mastered} `));
  }
  expect(storedEntries().map((entry) => entry.kind === 'grade' && entry.grade)).toEqual(['hard', 'good', 'easy']);
});

test('five easy ratings are celebrated as Flashcard Review', async () => {
  // Confetti draws on a canvas, which doesn't exist here, and is off with reduced motion.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { user } = renderFlashcards();
  await front();
  for (let rating = 0; rating < 4; rating++) await user.keyboard(' 3');
  expect((await counter()).textContent).toBe('Card 5 of 5');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard(' 3');
  const dialog = await screen.findByRole('dialog', { name: 'Flashcard Review' });
  await user.click(within(dialog).getByRole('button', { name: 'Awesome!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a learner’s five easy ratings are celebrated by the server, not by the page as well', async () => {
  const cards = patterns.slice(0, 5).map(({ id }) => reviewed(id, 3));
  const { user } = renderFlashcards({ who: 'genesis', schedules: cards });
  answer('POST /api/reviews', {
    reviews: stateOf(cards),
    refused: [],
    earned: { entries: [], stats, celebrations: [] },
  });
  await user.click(await screen.findByRole('tab', { name: 'Browse' }));
  await front();
  for (let rating = 0; rating < 5; rating++) await user.keyboard(' 3');
  await expect.poll(() => recordedCalls('POST /api/reviews').length).toBe(5);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor whose fifth card is mastered by a grade sees the milestone', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const [first, ...others] = free;
  // Known for months: graded Easy at every review. The first card lacks its last review.
  const graded = (cardId: string, daysAgo: readonly number[]) =>
    daysAgo.map((days) => ({
      kind: 'grade',
      id: crypto.randomUUID(),
      cardId,
      grade: 'easy',
      reviewedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    }));
  const items = [...others.flatMap(({ id }) => graded(id, [60, 50])), ...graded(first?.id ?? '', [20])];
  localStorage.setItem(VISITOR_REVIEWS_KEY, JSON.stringify({ version: 1, items }));
  window.dispatchEvent(new StorageEvent('storage', { key: VISITOR_REVIEWS_KEY }));
  const { user } = renderFlashcards();
  await user.click(await screen.findByRole('tab', { name: 'Browse' }));
  await front();
  await user.keyboard(' 3');
  expect(await screen.findByRole('dialog', { name: '5 flashcards in long-term memory' })).toBeTruthy();
});

test('the keyboard is enough: Space flips, arrows move, and digits grade a flipped card only', async () => {
  const { user } = renderFlashcards();
  await counter();
  await user.keyboard('1');
  expect(storedEntries()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  expect((await counter()).textContent).toBe('Card 2 of 5');
  await user.keyboard(' ');
  expect(screen.getByRole('heading', { level: 2, name: free[1]?.name ?? '' })).toBeTruthy();
  await user.keyboard('2');
  const responseMs = expect.any(Number);
  expect(storedEntries()).toMatchObject([{ kind: 'grade', cardId: free[1]?.id, grade: 'good', responseMs }]);
  expect((await counter()).textContent).toBe('Card 3 of 5');
});
