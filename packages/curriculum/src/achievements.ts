import type { AchievementType } from '@wickwise/contract/reward/milestone';
import type { Criterion } from '@wickwise/learning/measures';

/** One of the four achievements on the progress page. */
export interface Achievement {
  readonly type: AchievementType;
  readonly title: string;
  readonly description: string;
  readonly criterion: Criterion;
  /** The badge for the same thing, if there is one: it is celebrated and paid in the achievement's place. */
  readonly badgeId: string | null;
}

export const achievements: readonly Achievement[] = [
  {
    type: 'first-steps',
    title: 'First Steps',
    description: 'Complete your first lesson',
    criterion: { measure: 'lessons-completed', atLeast: 1 },
    badgeId: 'first-candle',
  },
  {
    type: 'pattern-expert',
    title: 'Pattern Expert',
    description: 'Complete the lessons on 5 candlestick patterns',
    criterion: { measure: 'candlestick-lessons-completed', atLeast: 5 },
    badgeId: null,
  },
  {
    type: 'quiz-master',
    title: 'Quiz Master',
    description: 'Score 100% on 3 knowledge checks, each counted once a day',
    criterion: { measure: 'perfect-quizzes', atLeast: 3 },
    badgeId: null,
  },
  {
    type: 'dedicated-learner',
    title: 'Dedicated Learner',
    description: 'Keep a 30-day streak',
    criterion: { measure: 'longest-streak-days', atLeast: 30 },
    badgeId: 'one-month',
  },
];
