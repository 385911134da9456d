import { z } from 'zod';

export const achievementType = z.enum(['first-steps', 'pattern-expert', 'quiz-master', 'dedicated-learner']);
export type AchievementType = z.output<typeof achievementType>;

export const achievement = z.object({ achievementType, earnedAt: z.iso.datetime() });

export const milestoneType = z.enum([
  // Flashcards that are mastered, distinct knowledge checks without a mistake a day, and whole hours of study.
  ...(['patterns_completed', 'perfect_scores', 'study_time'] as const),
  // Vocabulary terms studied, and vocabulary quizzes at 60% or more and at 80% or more.
  ...(['terms_studied', 'vocabulary_quiz_pass', 'vocabulary_quiz_excellence'] as const),
]);
export type MilestoneType = z.output<typeof milestoneType>;

export const milestone = z.object({
  /** The cause in the ledger, such as `milestone:patterns_completed:5`. */
  id: z.string(),
  milestoneType,
  milestoneValue: z.int().positive(),
  /** Always true: a milestone is paid in the moment in which it is reached. */
  isRewarded: z.boolean(),
  points: z.int().positive(),
  earnedAt: z.iso.datetime(),
});
export type Milestone = z.output<typeof milestone>;
