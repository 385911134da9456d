import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { DEFAULT_SETTINGS } from '#tests/component/flashcards.tsx';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { VISITOR_SETTINGS_KEY, visitorSettingsStore } from '../storage.ts';
import { useMergeVisitorSettings } from './merge-visitor-settings.ts';

const MERGE = 'POST /api/reviews/settings/merge';
const MERGED = 'Your flashcard settings are now in your account';

function Merging() {
  useMergeVisitorSettings();
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
