import type { Badge, BadgeProgress, BadgeStats, UserBadge } from '@wickwise/contract/reward/badge';
import type { Celebration } from '@wickwise/contract/reward/celebration';
import { badges } from '@wickwise/curriculum/badges/badges';
import { answer } from './answers.ts';

/** Every badge as the server lists it. */
const listed: Badge[] = badges.map(({ criteria: _, ...badge }) => badge);

function badgeOf(id: string): Badge {
  const badge = listed.find((known) => known.id === id);
  if (badge === undefined) throw new Error(`There is no badge ${id}.`);
  return badge;
}

/** A badge that was earned on March 9. */
export function earnedBadge(badgeId: string): UserBadge {
  return { id: `badge:${badgeId}`, badgeId, badge: badgeOf(badgeId), earnedAt: '2026-03-09T17:00:00.000Z' };
}

export function badgeProgressOf(badgeId: string, current: number, target: number): BadgeProgress {
  const badge = badgeOf(badgeId);
  const progress = { current, target, description: `${current} of ${target}` };
  const progressPercentage = Math.min(99, Math.floor((100 * current) / target));
  return { badge, needsHeritage: false, progress, progressPercentage };
}

export const noBadges: BadgeStats = {
  totalBadges: 0,
  totalPoints: 0,
  bronzeBadges: 0,
  silverBadges: 0,
  goldBadges: 0,
  platinumBadges: 0,
  diamondBadges: 0,
  recentBadges: [],
};

interface BadgeAnswers {
  readonly stats?: BadgeStats;
  readonly earned?: UserBadge[];
  readonly progress?: BadgeProgress[];
}

/** Mocks the four calls of the badge panel; by default for a learner without badges. */
export function answerBadges({ stats = noBadges, earned = [], progress = [] }: BadgeAnswers = {}): void {
  answer('GET /api/badges', listed);
  answer('GET /api/badges/stats', stats);
  answer('GET /api/badges/user', earned);
  answer('GET /api/badges/progress', progress);
}

/** A celebration that was not viewed yet. */
export function celebrationOf(
  changes: Pick<Celebration, 'id' | 'celebrationData'> & Partial<Celebration>,
): Celebration {
  return {
    celebrationType: 'level_up',
    triggerEvent: 'level-up:2',
    isViewed: false,
    createdAt: '2026-03-09T17:00:00.000Z',
    ...changes,
  };
}
