import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { DEFAULT_SETTINGS, stateOf } from '#tests/component/flashcards.tsx';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { gradeEntry } from '../review-entry.ts';
import { useMergeVisitorReviews } from '../sending/merge-visitor-reviews.ts';
import { VISITOR_SETTINGS_KEY, visitorReviewStore, visitorSettingsStore } from '../storage.ts';
import { useMergeVisitorSettings } from './merge-visitor-settings.ts';

const MERGE = 'POST /api/reviews/settings/merge';
const MERGED = 'Your flashcard settings are now in your account';

function Merging() {
  useMergeVisitorSettings();
  return null;
}

/** In the order of the member's header. */
function MergingBoth() {
  useMergeVisitorSettings();
  useMergeVisitorReviews();
  return null;
}

beforeEach(() => {
  visitorSettingsStore().change(() => ({ newCardsPerDay: 20 }));
  answer('GET /api/auth/user', people.genesis);
});

test('a visitor’s settings go to the account, and leave the browser once they are there', async () => {
  answer(MERGE, { ...DEFAULT_SETTINGS, newCardsPerDay: 20 });
  renderScreen(<Merging />);
  expect(await screen.findByText(MERGED)).toBeTruthy();
  expect(recordedCalls(MERGE)).toMatchObject([{ body: { newCardsPerDay: 20 } }]);
  expect(localStorage.getItem(VISITOR_SETTINGS_KEY)).toBeNull();
});

test('an account’s own settings stay, and the learner is told', async () => {
  answer(MERGE, { ...DEFAULT_SETTINGS, newCardsPerDay: 5 });
  renderScreen(<Merging />);
  expect(await screen.findByText('Your account’s flashcard settings stay as they were')).toBeTruthy();
  expect(localStorage.getItem(VISITOR_SETTINGS_KEY)).toBeNull();
});

test('settings that could not be merged stay in the browser and can be sent again', async () => {
  answer(MERGE, refusal('unavailable'));
  const { user } = renderScreen(<Merging />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(visitorSettingsStore().getState().value).toEqual({ newCardsPerDay: 20 });
  answer(MERGE, { ...DEFAULT_SETTINGS, newCardsPerDay: 20 });
  await user.click(retry);
  expect(await screen.findByText(MERGED)).toBeTruthy();
});

test('the reviews follow once the settings are in the account, because those decide which were due', async () => {
  visitorReviewStore().change(() => [gradeEntry({ cardId: 'doji', grade: 'good', retentionPercent: 90 })]);
  const { promise, resolve } = Promise.withResolvers<typeof DEFAULT_SETTINGS>();
  answer(MERGE, promise);
  answer('POST /api/reviews', { reviews: stateOf([]), refused: [], earned: null });
  renderScreen(<MergingBoth />);
  await expect.poll(() => recordedCalls(MERGE).length).toBe(1);
  expect(recordedCalls('POST /api/reviews')).toEqual([]);
  resolve({ ...DEFAULT_SETTINGS, newCardsPerDay: 20 });
  await expect.poll(() => recordedCalls('POST /api/reviews').length).toBe(1);
});
