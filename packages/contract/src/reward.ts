import { z } from 'zod';
import { defineCall } from './call.ts';
import { LEDGER_PAGE_LENGTH } from './constants.ts';

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

export const celebrationType = z.enum([
  ...(['level_up', 'streak', 'achievement', 'milestone', 'mastery', 'perfect_score'] as const),
  // A badge.
  'reward',
]);
export type CelebrationType = z.output<typeof celebrationType>;

/** Why there is a celebration: a cause of the ledger, or a name such as `achievement:first-steps`. */
const triggerEvent = z.string().regex(/^[a-z_-]+(:[a-z0-9_-]+){1,2}$/, 'A trigger looks like badge:first-candle.');

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

/** What a learning event earned, and where it left the learner. */
export const earned = z.object({
  entries: z.array(ledgerEntry),
  stats,
  /** New with this event, to be shown one at a time; empty when the same event was recorded before. */
  celebrations: z.array(celebration),
});
export type Earned = z.output<typeof earned>;

export const badgeCategory = z.enum(['progress', 'mastery', 'dedication', 'special']);
export type BadgeCategory = z.output<typeof badgeCategory>;

/** From the lowest up. */
export const badgeTier = z.enum(['bronze', 'silver', 'gold', 'platinum', 'diamond']);
export type BadgeTier = z.output<typeof badgeTier>;

export const badge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: badgeCategory,
  tier: badgeTier,
  /** Experience that it is worth, once. */
  points: z.int().positive(),
  icon: z.enum(['trophy', 'star', 'flame', 'shield', 'crown', 'gem', 'medal']),
});
export type Badge = z.output<typeof badge>;

/** A badge that the learner has. */
export const userBadge = z.object({
  /** The cause in the ledger, such as `badge:first-candle`. */
  id: z.string(),
  badgeId: z.string(),
  badge,
  earnedAt: z.iso.datetime(),
});
export type UserBadge = z.output<typeof userBadge>;

const count = z.int().nonnegative();

export const badgeStats = z.object({
  totalBadges: count,
  /** Experience from badges. */
  totalPoints: count,
  bronzeBadges: count,
  silverBadges: count,
  goldBadges: count,
  platinumBadges: count,
  diamondBadges: count,
  /** The newest five, newest first. */
  recentBadges: z.array(userBadge),
});
export type BadgeStats = z.output<typeof badgeStats>;

/** How far the learner is with a badge that they don't have yet. */
export const badgeProgress = z.object({
  badge,
  progress: z.object({
    current: count,
    target: z.int().positive(),
    /** Such as `3 of 5 lessons completed`. */
    description: z.string(),
  }),
  /** Rounded down, 0 to 99: a badge at 100% is one that the learner has. */
  progressPercentage: z.int().min(0).max(99),
});
export type BadgeProgress = z.output<typeof badgeProgress>;

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

/** An entry of the ledger with the moment at which it was earned. */
export const datedEntry = ledgerEntry.extend({ earnedAt: z.iso.datetime() });
export type DatedEntry = z.output<typeof datedEntry>;

/** What the browser may say happened, so that the server looks for itself. It proves nothing. */
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
      /** The cause, as it stands in the ledger. */
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
    summary: 'How far the learner is with each badge they do not have, nearest first.',
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
      /** The badges that this brought; empty when there was nothing to give. */
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
      /** Not read: what is celebrated follows from the trigger. */
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
      /** Not read: what is reached is rewarded. */
      isRewarded: z.boolean().optional(),
    }),
    response: z.object({ milestone, earned }),
    errors: ['not_signed_in', 'not_earned'],
  }),
};
