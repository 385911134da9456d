import { expect, it } from 'vitest';
import { achievements } from './achievements.ts';
import { badges } from './badges/badges.ts';

it.each([
  ['first-steps', 'Complete your first lesson', { measure: 'lessons-completed', atLeast: 1 }],
  [
    'pattern-expert',
    'Complete the lessons on 5 candlestick patterns',
    { measure: 'candlestick-lessons-completed', atLeast: 5 },
  ],
  [
    'quiz-master',
    'Score 100% on 3 knowledge checks, each counted once a day',
    { measure: 'perfect-quizzes', atLeast: 3 },
  ],
  ['dedicated-learner', 'Keep a 30-day streak', { measure: 'longest-streak-days', atLeast: 30 }],
])('the achievement %s is given for what it says: %s', (type, description, criterion) => {
  expect(achievements.find((achievement) => achievement.type === type)).toMatchObject({ description, criterion });
});

it.each(achievements)('the achievement $type is one with the badge for the same thing', (achievement) => {
  const same = badges.filter(({ criteria }) => JSON.stringify(criteria) === JSON.stringify([achievement.criterion]));
  expect(same.map(({ id }) => id)).toEqual(achievement.badgeId === null ? [] : [achievement.badgeId]);
  for (const { name, description } of same) {
    expect({ name, description }).toEqual({ name: achievement.title, description: `${achievement.description}.` });
  }
});

it('there are four achievements', () => {
  expect(achievements).toHaveLength(4);
});
