import { z } from 'zod';
import { defineCall } from './call.ts';

/** One entry of the experience ledger. */
export const ledgerEntry = z.object({
  /** What earned it: one cause earns once. */
  cause: z.string(),
  points: z.int().positive(),
});

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

/** What a learning event earned, and where it left the learner. */
export const earned = z.object({ entries: z.array(ledgerEntry), stats });
export type Earned = z.output<typeof earned>;

export const rewardCalls = {
  stats: defineCall({
    method: 'GET',
    path: '/api/stats',
    access: 'signed-in',
    summary: 'Experience, level and streak.',
    response: stats,
    errors: ['not_signed_in'],
  }),
  rewardsTotal: defineCall({
    method: 'GET',
    path: '/api/rewards/total',
    access: 'signed-in',
    summary: 'The sum of all experience earned.',
    response: z.object({ totalPoints: z.int().nonnegative() }),
    errors: ['not_signed_in'],
  }),
};
