import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import {
  counter,
  front,
  renderFlashcards,
  reviewed,
  sentEntries,
  stateOf,
  storedEntries,
} from '#tests/component/flashcards.tsx';
import { screen, within } from '#tests/component/render-screen.tsx';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';

const item = (name: string) => screen.queryByRole('menuitem', { name });

type User = ReturnType<typeof renderFlashcards>['user'];

const open = async (user: User, menu: 'Card options' | 'Filters') =>
  user.click(await screen.findByRole('button', { name: menu }));

async function choose(user: User, name: string) {
  await open(user, 'Card options');
  await user.click(screen.getByRole('menuitem', { name }));
}

async function confirmReset(user: User) {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
}
const [card] = listFlashcards({ hasHeritageAccess: false });

test('suspending a due card goes on to the next, and the card is no longer in the session', async () => {
  const schedules = [reviewed('doji', 3), reviewed('hammer', 6)];
  const { user } = renderFlashcards({ who: 'genesis', schedules });
  expect((await counter()).textContent).toBe('Card 1 of 5');
  await user.keyboard(' ');
  answer('POST /api/reviews', { reviews: stateOf(schedules, ['hammer']), refused: [], earned: null });
  await choose(user, 'Suspend');
  expect(await screen.findByText('Hammer suspended')).toBeTruthy();
  expect((await counter()).textContent).toBe('Card 1 of 4');
  expect(screen.queryByRole('heading', { level: 2, name: 'Hammer' })).toBeNull();
  expect(sentEntries()).toMatchObject([{ kind: 'suspend', cardId: 'hammer' }]);
  const figures = screen.getByRole('complementary', { name: 'Your reviews' });
  await expect.poll(() => within(figures).getByText('Patterns due').nextElementSibling?.textContent).toBe('1');
});

test('a reset asks first, and then the card is shown again as a new one', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: [reviewed('hammer', 6)] });
  await counter();
  await user.keyboard(' ');
  await choose(user, 'Reset');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sentEntries()).toEqual([]);
  answer('POST /api/reviews', { reviews: stateOf([]), refused: [], earned: null });
  await choose(user, 'Reset');
  await confirmReset(user);
  expect(sentEntries()).toMatchObject([{ kind: 'reset', cardId: 'hammer' }]);
  expect(await front()).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.getByRole('heading', { level: 2, name: 'Hammer' })).toBeTruthy();
  await open(user, 'Card options');
  expect(item('Reset')).toBeNull();
});

test('a visitor finds suspended cards under a filter, and resumes them there', async () => {
  const { user } = renderFlashcards();
  await front();
  await choose(user, 'Suspend');
  await choose(user, 'Resume');
  await choose(user, 'Suspend');
  expect(storedEntries().map(({ kind }) => kind)).toEqual(['suspend', 'resume', 'suspend']);
  await open(user, 'Filters');
  await user.selectOptions(screen.getByLabelText('Status'), 'Suspended');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect((await counter()).textContent).toBe('Card 1 of 1');
  expect((await front()).textContent).toContain(card?.question);
  await choose(user, 'Resume');
  expect(screen.getByText('No flashcards available for the selected filters.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See what Heritage adds' })).toBeNull();
});

test('a visitor’s suspended and reset cards are not due, and a new card cannot be reset', async () => {
  const { user } = renderFlashcards();
  await front();
  await open(user, 'Card options');
  expect(item('Reset')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await front());
  await user.keyboard('1');
  await choose(user, 'Suspend');
  await user.click(screen.getByRole('tab', { name: 'Smart review' }));
  expect((await counter()).textContent).toBe('Card 1 of 3');
  await user.click(screen.getByRole('tab', { name: 'Browse' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await choose(user, 'Reset');
  await confirmReset(user);
  await user.click(screen.getByRole('tab', { name: 'Smart review' }));
  expect((await counter()).textContent).toBe('Card 1 of 4');
});
