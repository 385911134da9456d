import { z } from 'zod';

export const celebrationType = z.enum([
  ...(['level_up', 'streak', 'achievement', 'milestone', 'mastery', 'perfect_score'] as const),
  // A badge.
  'reward',
]);
export type CelebrationType = z.output<typeof celebrationType>;

/** Why there is a celebration: a cause of the ledger, or a name such as `achievement:first-steps`. */
export const triggerEvent = z
  .string()
  .regex(/^[a-z_-]+(:[a-z0-9_-]+){1,2}$/, 'A trigger looks like badge:first-candle.');

const celebrationData = z.object({
  title: z.string(),
  description: z.string(),
  /** Experience that came with it; absent where none did. */
  points: z.int().positive().optional(),
  level: z.int().positive().optional(),
  /** Days in a row. */
  streak: z.int().positive().optional(),
  /** The title of an achievement, or the name of a badge. */
  achievement: z.string().optional(),
  /** What was reached, such as `5 patterns mastered`. */
  milestone: z.string().optional(),
});

export const celebration = z.object({
  id: z.uuid(),
  celebrationType,
  triggerEvent: z.string(),
  celebrationData,
  isViewed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Celebration = z.output<typeof celebration>;
