import { expect, test } from 'vitest';
import { type NextStepFacts, nextStep } from './next-step.ts';

const facts: NextStepFacts = {
  dueCards: 0,
  streakDays: 0,
  studiedToday: false,
  lesson: { name: 'Hammer', path: '/learn/hammer', minutes: 4 },
};
const step = (changes: Partial<NextStepFacts>) => nextStep({ ...facts, ...changes });

test('due flashcards come first, whatever else is open', () => {
  expect(step({ dueCards: 3, streakDays: 5 })).toEqual({
    what: 'Review 3 flashcards',
    why: 'You’re about to forget them, which is when a review helps most. It also keeps your 5-day streak.',
    to: '/flashcards',
  });
  expect(step({ dueCards: 1 }).what).toBe('Review 1 flashcard');
});

test('the next lesson follows, and says so when it keeps a streak', () => {
  expect(step({})).toMatchObject({ what: 'Study Hammer', to: '/learn/hammer' });
  expect(step({ streakDays: 5 }).why).toMatch(/keeps your 5-day streak/);
  expect(step({ streakDays: 5, studiedToday: true }).why).toMatch(/your next lesson/);
});

test('a quiz comes next when every lesson is complete', () => {
  expect(step({ lesson: null })).toMatchObject({ what: 'Take a knowledge check', to: '/quiz' });
  expect(step({ lesson: null, streakDays: 2 }).why).toMatch(/keeps your 2-day streak/);
});
