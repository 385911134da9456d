import { z } from 'zod';

export const streak = z.object({
  /** Days in a row, today included once studied. */
  days: z.int().nonnegative(),
  /** Days that may still be missed without losing the streak. */
  freezes: z.int().min(0).max(2),
  studiedToday: z.boolean(),
  /** The last seven local days, oldest first, today last. */
  lastSevenDays: z.array(z.boolean()).length(7),
});

export const stats = z.object({
  experience: z.int().nonnegative(),
  level: z.int().positive(),
  /** Days in a row; the same number as `streakDetail.days`. */
  streak: z.int().nonnegative(),
  streakDetail: streak,
  lessonsCompleted: z.int().nonnegative(),
  /** Lessons that the learner's tier includes. */
  lessonsTotal: z.int().nonnegative(),
});
export type Stats = z.output<typeof stats>;
