import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { counter, renderFlashcards, reviewed, sentEntries, stateOf } from '#tests/component/flashcards.tsx';
import { people } from '#tests/component/people.ts';
import { act, cleanup, renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { gradeEntry } from '../review-entry.ts';
import { unsentReviewStore } from '../storage.ts';
import { useSendUnsentReviews } from './send-unsent-reviews.ts';

const due = [reviewed('doji', 3), reviewed('hammer', 6)];
const saved = { reviews: stateOf([]), refused: [], earned: null };
const unsent = () => unsentReviewStore(people.genesis.id).getState().value;

function Sending() {
  useSendUnsentReviews(people.genesis.id);
  return null;
}

/** Grades two cards offline, and closes the page. */
async function gradeTwoOffline() {
  const { user } = renderFlashcards({ who: 'genesis', schedules: due });
  await counter();
  answer('POST /api/reviews', unreachable);
  await user.keyboard(' 3');
  await user.keyboard(' 4');
  expect(await screen.findByText(/^2 reviews are kept in this browser and not yet in your account/)).toBeTruthy();
  cleanup();
}

test('grades that were made offline are kept over a reload, and sent once the network is back', async () => {
  await gradeTwoOffline();
  const kept = unsent();
  expect(kept.map((entry) => entry.kind === 'grade' && entry.cardId)).toEqual(['hammer', 'doji']);
  renderScreen(<Sending />);
  await waitFor(() => expect(sentEntries().length).toBeGreaterThanOrEqual(4));
  expect(unsent()).toEqual(kept);
  answer('POST /api/reviews', saved);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(sentEntries().slice(-2)).toEqual(kept);
});

test('grades that a session which has ended refuses are kept and sent after the next one', async () => {
  const { user } = renderFlashcards({ who: 'genesis', schedules: due });
  await counter();
  answer('POST /api/reviews', refusal('not_signed_in'));
  await user.keyboard(' 3');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You’ve been signed out1 review is kept in this browser/,
  );
  const link = screen.getByRole('link', { name: 'Sign in to keep them and earn XP' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/login/);
  const kept = unsent();
  expect(kept).toHaveLength(1);
  cleanup();
  answer('POST /api/reviews', saved);
  renderScreen(<Sending />);
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(sentEntries().slice(-1)).toEqual(kept);
});

test('cards that were graded offline are not due again before their grades are sent', async () => {
  await gradeTwoOffline();
  const { user } = renderFlashcards({ who: 'genesis', schedules: due });
  await user.click(await screen.findByRole('tab', { name: 'Smart review' }));
  const figures = screen.getByRole('complementary', { name: 'Your reviews' });
  expect(figures.textContent).toMatch(/^Patterns due0/);
});

test('another learner’s unsent grades are not sent', async () => {
  unsentReviewStore('someone-else').change(() => [gradeEntry({ cardId: 'doji', grade: 'good', retentionPercent: 90 })]);
  unsentReviewStore(people.genesis.id).change(() => [
    gradeEntry({ cardId: 'hammer', grade: 'good', retentionPercent: 90 }),
  ]);
  answer('POST /api/reviews', saved);
  renderScreen(<Sending />);
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(sentEntries()).toMatchObject([{ cardId: 'hammer' }]);
  // By which the server notices a wrong clock.
  expect(recordedCalls('POST /api/reviews')).toMatchObject([{ body: { sentAt: expect.any(String) } }]);
  expect(unsentReviewStore('someone-else').getState().value).toHaveLength(1);
});
