import type { WeeklyReview } from '@wickwise/contract/progress';
import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { WeeklyReviewCard } from './weekly-review.tsx';

const review: WeeklyReview = {
  from: '2026-03-03',
  to: '2026-03-09',
  before: { daysStudied: 0, experience: 0 },
  daysStudied: 1,
  studySeconds: 60,
  experience: 80,
  learned: {
    patternIds: ['hammer'],
    ...{ termsStudied: 0, quizzes: 0, quizScorePercent: null, chartsAnswered: 0, chartsRight: 0 },
    ...{ cardsReviewed: 0, scenariosSolved: 0 },
  },
  slipped: { forgottenCards: [], missedPatterns: [] },
  due: { cardsNow: 0, cardsThisWeek: 0, cardIds: [] },
};

test('a week without an answer doesn’t say that answers were right', () => {
  renderScreen(<WeeklyReviewCard review={review} nameOf={(id) => id} />);
  expect(screen.getByText('Nothing to report: you haven’t answered any questions this week.')).toBeTruthy();
});

test('a week in which nothing was answered wrong says so', () => {
  const learned = { ...review.learned, chartsAnswered: 2, chartsRight: 2 };
  renderScreen(<WeeklyReviewCard review={{ ...review, learned }} nameOf={(id) => id} />);
  expect(screen.getByText(/^No flashcard forgotten, and no pattern whose last answer was wrong/)).toBeTruthy();
});
