import { z } from 'zod';

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

/** A badge that the learner has earned. */
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

/** Progress toward a badge that the learner hasn't earned yet. */
export const badgeProgress = z.object({
  badge,
  /** Whether what is missing takes the Heritage tier, which the learner doesn't have. */
  needsHeritage: z.boolean(),
  progress: z.object({
    current: count,
    target: z.int().positive(),
    /** Such as `3 of 5 lessons completed`. */
    description: z.string(),
  }),
  /** 0 to 99: a badge at 100% is one that the learner has. */
  progressPercentage: z.int().min(0).max(99),
});
export type BadgeProgress = z.output<typeof badgeProgress>;
