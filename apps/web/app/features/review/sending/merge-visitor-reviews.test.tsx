import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { stateOf } from '#tests/component/flashcards.tsx';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { gradeEntry } from '../review-entry.ts';
import { VISITOR_REVIEWS_KEY, visitorReviewStore } from '../storage.ts';
import { useMergeVisitorReviews } from './merge-visitor-reviews.ts';

const merged = {
  reviews: stateOf([]),
  refused: [],
  earned: { entries: [], stats, celebrations: [] },
};

function Merging() {
  useMergeVisitorReviews();
  return null;
}

function renderMerging(count: number) {
  visitorReviewStore().change(() =>
    Array.from({ length: count }, () => gradeEntry({ cardId: 'doji', grade: 'good', retentionPercent: 90 })),
  );
  answer('GET /api/auth/user', people.genesis);
  return renderScreen(<Merging />);
}

const sizes = () =>
  recordedCalls('POST /api/reviews').map(({ body }) => (body as { entries: unknown[] }).entries.length);

test('a visitor’s reviews go to the account in batches, and leave the browser once they are there', async () => {
  answer('POST /api/reviews', merged);
  renderMerging(60);
  expect(await screen.findByText('Your flashcard reviews are now in your account')).toBeTruthy();
  expect(sizes()).toEqual([50, 10]);
  expect(localStorage.getItem(VISITOR_REVIEWS_KEY)).toBeNull();
});

test('reviews that could not be merged stay in the browser and can be sent again', async () => {
  answer('POST /api/reviews', refusal('unavailable'));
  const { user } = renderMerging(2);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(visitorReviewStore().getState().value).toHaveLength(2);
  answer('POST /api/reviews', merged);
  await user.click(retry);
  expect(await screen.findByText('Your flashcard reviews are now in your account')).toBeTruthy();
  expect(visitorReviewStore().getState().value).toEqual([]);
});
