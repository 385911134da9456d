import type { ReviewEntry, ReviewState } from '@wickwise/contract/review';
import { patterns } from '@wickwise/curriculum/patterns';
import { type CardSchedule, scheduleAfter } from '@wickwise/learning/card-schedule';
import { addDays, type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, askedCalls, never, refusal, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';
import { VISITOR_REVIEWS_KEY } from '../../features/review/storage.ts';
import Flashcards from './flashcards.tsx';

afterEach(() => vi.restoreAllMocks());

const EARNED = { entries: [{ cause: 'flashcard-review:2026-03-09:1', points: 2 }], stats, celebrations: [] };
const TODAY = parseLocalDay('2026-03-09');
const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

/** A schedule whose card was graded Medium this many days ago, due three days after. */
function reviewed(cardId: string, daysAgo: number): CardSchedule {
  return scheduleAfter(null, { cardId, grade: 'good', day: addDays(TODAY, -daysAgo) as LocalDay });
}

interface Shown {
  who?: keyof typeof people;
  schedules?: readonly CardSchedule[];
}

function renderFlashcards({ who = 'visitor', schedules = [] }: Shown = {}) {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/flashcards', listFlashcards({ hasHeritageAccess: who === 'heritage' }));
  answer('GET /api/reviews', stateOf(schedules));
  answer('POST /api/reviews', { reviews: stateOf(schedules), refused: [], earned: EARNED });
  return renderScreen(<Flashcards />);
}

function stateOf(schedules: readonly CardSchedule[]): ReviewState {
  return { today: TODAY, schedules: [...schedules] };
}

const counter = () => screen.findByText(/^Card \d+ of \d+$/);
const front = () => screen.findByRole('button', { name: /Show the answer/ });
const sentEntries = () =>
  askedCalls('POST /api/reviews').flatMap(({ body }) => (body as { entries: ReviewEntry[] }).entries);
const storedEntries = (): ReviewEntry[] =>
  JSON.parse(localStorage.getItem(VISITOR_REVIEWS_KEY) ?? '{"items":[]}').items;

test('says Loading patterns... until the cards are there', () => {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/flashcards', never);
  renderScreen(<Flashcards />);
  expect(screen.getByText('Loading patterns...')).toBeTruthy();
});

test('cards that cannot be loaded are requested again', async () => {
  answer('GET /api/auth/user', people.visitor);
  answer('GET /api/flashcards', refusal('unavailable'));
  const { user } = renderScreen(<Flashcards />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer('GET /api/flashcards', listFlashcards({ hasHeritageAccess: false }));
  await user.click(retry);
  expect((await counter()).textContent).toBe(`Card 1 of ${free.length}`);
});

test('the front shows category, question and picture; a click turns the card to answer, definition and key signal', async () => {
  const { user } = renderFlashcards();
  const [card] = listFlashcards({ hasHeritageAccess: false });
  const shown = await front();
  expect(shown.textContent).toContain('Candlestick');
  expect(shown.textContent).toContain(card?.question);
  expect(within(shown).getByRole('img', { name: card?.example.alt ?? '' })).toBeTruthy();
  await user.click(shown);
  for (const text of [card?.answer, card?.definition, card?.signal]) expect(screen.getByText(text ?? '')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Turn back/ }));
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
  await user.selectOptions(screen.getByLabelText('Category'), 'Price');
  const price = patterns.filter(({ category }) => category === 'price-action');
  expect((await counter()).textContent).toBe(`Card 1 of ${price.length}`);
  await user.click(screen.getByRole('button', { name: /Next/ }));
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
  const hard = price.filter(({ difficulty }) => difficulty === 'hard');
  expect((await counter()).textContent).toBe(`Card 1 of ${hard.length}`);
});

test('filters that match nothing show the specified text', async () => {
  const { user } = renderFlashcards();
  await counter();
  await user.selectOptions(screen.getByLabelText('Category'), 'Chart');
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
    expect(screen.getByText(/mastered on this visit/).textContent).toMatch(new RegExp(`^${mastered} `));
  }
  expect(storedEntries().map((entry) => entry.kind === 'grade' && entry.grade)).toEqual(['hard', 'good', 'easy']);
});

test('five easy ratings are celebrated as Flashcard Review', async () => {
  // Confetti draws on a canvas, which there is none of here: it spares those who mind motion.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { user } = renderFlashcards();
  await front();
  for (let rating = 0; rating < 5; rating++) await user.keyboard(' 3');
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
  await expect.poll(() => askedCalls('POST /api/reviews').length).toBe(5);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the keyboard works alone: space turns, arrows move, digits grade a turned card only', async () => {
  const { user } = renderFlashcards();
  await counter();
  await user.keyboard('1');
  expect(storedEntries()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  expect((await counter()).textContent).toBe('Card 2 of 5');
  await user.keyboard(' ');
  expect(screen.getByRole('heading', { level: 2, name: free[1]?.name ?? '' })).toBeTruthy();
  await user.keyboard('2');
  expect(storedEntries()).toMatchObject([{ kind: 'grade', cardId: free[1]?.id, grade: 'good' }]);
  expect((await counter()).textContent).toBe('Card 3 of 5');
});

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
  expect(await screen.findByText('+2 XP on this visit')).toBeTruthy();
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

test('the figures show what is due, new and mastered, and the week ahead', async () => {
  renderFlashcards({ who: 'genesis', schedules: [reviewed('doji', 3), reviewed('hammer', 1)] });
  const figures = await screen.findByRole('complementary', { name: 'Your reviews' });
  const figure = (term: string) => within(figures).getByText(term).nextElementSibling?.textContent;
  expect([figure('Due today'), figure('New today'), figure('Mastered')]).toEqual(['1', '0 of 3', '0 of 5']);
  const days = within(figures).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    ...['1 due, Today', '0 due, Tue', '1 due, Wed', '0 due, Thu', '0 due, Fri', '0 due, Sat', '0 due, Sun'],
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
  expect(askedCalls('POST /api/reviews')).toEqual([]);
});

test('damaged reviews in the browser are set aside and named, and the cards stay usable', async () => {
  localStorage.setItem(VISITOR_REVIEWS_KEY, '{"version":1,"items":[7]}');
  window.dispatchEvent(new StorageEvent('storage', { key: VISITOR_REVIEWS_KEY }));
  const { user } = renderFlashcards();
  await counter();
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(screen.queryByText(/can’t be read/)).toBeNull();
});
