import { z } from 'zod';
import { defineCall } from '../call.ts';
import { LEDGER_PAGE_LENGTH } from '../constants.ts';
import { badge, badgeProgress, badgeStats, userBadge } from './badge.ts';
import { celebration, celebrationType, triggerEvent } from './celebration.ts';
import { datedEntry, ledgerEntry } from './ledger.ts';
import { achievement, achievementType, milestone, milestoneType } from './milestone.ts';
import { stats } from './stats.ts';

/** What a learning event earned, and the learner's stats after it. */
export const earned = z.object({
  entries: z.array(ledgerEntry),
  stats,
  /** New with this event, to be shown one at a time; empty when the same event was recorded before. */
  celebrations: z.array(celebration),
});
export type Earned = z.output<typeof earned>;

const count = z.int().nonnegative();

/** What the browser says happened: a hint for the server to check, not proof. */
const badgeTrigger = z.enum([
  ...(['lesson-completed', 'quiz-completed', 'perfect-quiz', 'vocabulary-quiz-completed'] as const),
  ...(['flashcard-reviewed', 'scenario-answered', 'drill-completed', 'streak-updated'] as const),
]);

const MAX_CLAIMED = 2_147_483_647;

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
  claimReward: defineCall({
    method: 'POST',
    path: '/api/rewards',
    access: 'signed-in',
    summary:
      'Confirms experience for a cause that the server can verify. It pays once, and never what the browser says.',
    body: z.object({
      pointsType: z.literal('xp'),
      amount: z.int().positive().max(MAX_CLAIMED),
      /** The cause, as stored in the ledger. */
      source: z.string().min(1).max(200),
    }),
    response: z.object({
      reward: z.object({ pointsType: z.literal('xp'), amount: z.int().positive(), source: z.string() }),
      totalPoints: z.int().nonnegative(),
    }),
    errors: ['not_signed_in', 'not_earned'],
  }),
  listLedger: defineCall({
    method: 'GET',
    path: '/api/rewards/ledger',
    access: 'signed-in',
    summary: 'Every point earned with its cause, newest first, in pages.',
    query: z.object({ before: z.string().max(300).optional() }),
    response: z.object({
      entries: z.array(datedEntry).max(LEDGER_PAGE_LENGTH),
      /** To be sent as `before` for the next page; null at the end. */
      next: z.string().nullable(),
    }),
    errors: ['not_signed_in'],
  }),
  listBadges: defineCall({
    method: 'GET',
    path: '/api/badges',
    access: 'everyone',
    summary: 'Every badge there is.',
    response: z.array(badge),
    errors: [],
  }),
  listUserBadges: defineCall({
    method: 'GET',
    path: '/api/badges/user',
    access: 'signed-in',
    summary: "The learner's badges, newest first.",
    response: z.array(userBadge),
    errors: ['not_signed_in'],
  }),
  badgeStats: defineCall({
    method: 'GET',
    path: '/api/badges/stats',
    access: 'signed-in',
    summary: 'How many badges the learner has, by tier, and the newest of them.',
    response: badgeStats,
    errors: ['not_signed_in'],
  }),
  listBadgeProgress: defineCall({
    method: 'GET',
    path: '/api/badges/progress',
    access: 'signed-in',
    summary: 'How far the learner is with each badge they do not have, nearest first, those of another tier last.',
    response: z.array(badgeProgress),
    errors: ['not_signed_in'],
  }),
  triggerBadges: defineCall({
    method: 'POST',
    path: '/api/badges/trigger',
    access: 'signed-in',
    summary: 'Asks the server to look for badges and milestones that are due. It counts for itself.',
    body: z.object({ trigger: badgeTrigger }),
    response: z.object({
      /** The badges that this earned; empty when there was nothing to award. */
      badges: z.array(userBadge),
      earned,
    }),
    errors: ['not_signed_in'],
  }),
  listAchievements: defineCall({
    method: 'GET',
    path: '/api/achievements',
    access: 'signed-in',
    summary: 'The achievements that the learner has.',
    response: z.array(achievement),
    errors: ['not_signed_in'],
  }),
  listAchievementProgress: defineCall({
    method: 'GET',
    path: '/api/achievements/progress',
    access: 'signed-in',
    summary: 'How far the learner is with each of the four achievements.',
    response: z.array(z.object({ achievementType, current: count, target: z.int().positive() })),
    errors: ['not_signed_in'],
  }),
  listCelebrations: defineCall({
    method: 'GET',
    path: '/api/celebrations',
    access: 'signed-in',
    summary: "The learner's celebrations, oldest first: the newest hundred, or those not viewed yet.",
    query: z.object({ unviewedOnly: z.enum(['true', 'false']).default('false') }),
    response: z.array(celebration),
    errors: ['not_signed_in'],
  }),
  createCelebration: defineCall({
    method: 'POST',
    path: '/api/celebrations',
    access: 'signed-in',
    summary: 'Celebrates a cause that the server can verify, once. Texts and points are the server’s own.',
    body: z.object({
      celebrationType,
      triggerEvent,
      /** Ignored: the trigger decides what is celebrated. */
      celebrationData: z.record(z.string(), z.unknown()).optional(),
      isViewed: z.boolean().default(false),
    }),
    response: celebration,
    errors: ['not_signed_in', 'not_earned'],
  }),
  markCelebrationViewed: defineCall({
    method: 'PATCH',
    path: '/api/celebrations/:id/viewed',
    access: 'signed-in',
    summary: 'Marks one of the learner’s own celebrations as viewed.',
    params: z.object({ id: z.uuid() }),
    response: celebration,
    errors: ['not_signed_in', 'not_found'],
  }),
  listMilestones: defineCall({
    method: 'GET',
    path: '/api/milestones',
    access: 'signed-in',
    summary: 'The milestones that the learner has reached, newest first.',
    response: z.array(milestone),
    errors: ['not_signed_in'],
  }),
  claimMilestone: defineCall({
    method: 'POST',
    path: '/api/milestones',
    access: 'signed-in',
    summary: 'Asks for a milestone. The server counts for itself; one that is not reached is refused.',
    body: z.object({
      milestoneType,
      milestoneValue: z.int().positive().max(MAX_CLAIMED),
      /** Ignored: the server decides what was reached. */
      isRewarded: z.boolean().optional(),
    }),
    response: z.object({ milestone, earned }),
    errors: ['not_signed_in', 'not_earned'],
  }),
};
