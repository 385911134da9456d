import type { Badge, BadgeProgress, BadgeStats, BadgeTier, UserBadge } from '@wickwise/contract/reward/badge';
import { achievements } from '@wickwise/curriculum/achievements';
import type { Badge as BadgeEntry } from '@wickwise/curriculum/badges/badge';
import { badges } from '@wickwise/curriculum/badges/badges';
import { type Criterion, type Measure, type Measures, progressToward } from '@wickwise/learning/measures';
import { wholePercent } from '@wickwise/statistics/percent';
import { badgeById } from './catalog.ts';
import { needsHeritage } from './free-reach.ts';

const RECENT_BADGES = 5;

interface LedgerRow {
  readonly cause: string;
  readonly points: number;
  readonly earnedAt: Date;
}

/** All badges, without their criteria, which the description states. */
export function listBadges(): Badge[] {
  return badges.map(toBadge);
}

function toBadge({ criteria: _, ...badge }: BadgeEntry): Badge {
  return badge;
}

/** The badges behind ledger entries. A badge that was retired is left out; its points stay. */
export function toUserBadges(entries: readonly LedgerRow[]): UserBadge[] {
  return entries.flatMap(({ cause, earnedAt }) => {
    const badgeId = cause.slice('badge:'.length);
    const entry = badgeById.get(badgeId);
    return entry === undefined ? [] : { id: cause, badgeId, badge: toBadge(entry), earnedAt: earnedAt.toISOString() };
  });
}

/** @param entries the ledger's entries for badges, newest first. */
export function toBadgeStats(entries: readonly LedgerRow[]): BadgeStats {
  const owned = toUserBadges(entries);
  const countIn = (tier: BadgeTier) => owned.filter(({ badge }) => badge.tier === tier).length;
  return {
    totalBadges: owned.length,
    totalPoints: entries.reduce((sum, { points }) => sum + points, 0),
    bronzeBadges: countIn('bronze'),
    silverBadges: countIn('silver'),
    goldBadges: countIn('gold'),
    platinumBadges: countIn('platinum'),
    diamondBadges: countIn('diamond'),
    recentBadges: owned.slice(0, RECENT_BADGES),
  };
}

interface Standing {
  readonly alreadyEarned: ReadonlySet<string>;
  readonly hasHeritage: boolean;
}

/**
 * Progress toward each badge not earned yet, nearest first; on a tie, the one with the smaller target. Those that the
 * learner's tier can't reach come last.
 */
export function toBadgeProgress(measures: Measures, { alreadyEarned, hasHeritage }: Standing): BadgeProgress[] {
  return badges
    .filter(({ id }) => !alreadyEarned.has(`badge:${id}`))
    .map((entry) => {
      const isOutOfReach = !hasHeritage && needsHeritage(entry.criteria, measures);
      return { entry, isOutOfReach, ...progressToward(entry.criteria, measures) };
    })
    .sort(byNearness)
    .map(({ entry, isOutOfReach, current, target }) => ({
      badge: toBadge(entry),
      needsHeritage: isOutOfReach,
      progress: { current, target, description: describe(entry.criteria, measures) },
      progressPercentage: Math.min(99, wholePercent(current, target) ?? 0),
    }));
}

export function toAchievementProgress(measures: Measures) {
  return achievements.map(({ type, criterion }) => ({
    achievementType: type,
    ...progressToward([criterion], measures),
  }));
}

interface Candidate {
  readonly entry: { readonly criteria: readonly Criterion[] };
  readonly isOutOfReach: boolean;
  readonly current: number;
  readonly target: number;
}

function byNearness(one: Candidate, other: Candidate): number {
  return (
    Number(one.isOutOfReach) - Number(other.isOutOfReach) ||
    shareDone(other) - shareDone(one) ||
    one.target - other.target
  );
}

/** How much of the way a learner has made since the beginning. Everyone begins at level 1, so level 1 is no progress. */
function shareDone({ entry, current, target }: Candidate): number {
  const start = entry.criteria.filter(({ measure }) => measure === 'level').length;
  return (current - start) / (target - start);
}

function describe(criteria: readonly Criterion[], measures: Measures): string {
  return criteria
    .map(({ measure, atLeast }) => `${Math.min(measures[measure] ?? 0, atLeast)} of ${atLeast} ${nouns[measure]}`)
    .join(', ');
}

const nouns: Readonly<Record<Measure, string>> = {
  'lessons-completed': 'lessons completed',
  'candlestick-lessons-completed': 'candlestick lessons completed',
  'chart-pattern-lessons-completed': 'chart pattern lessons completed',
  'price-action-lessons-completed': 'price action lessons completed',
  'quizzes-completed': 'knowledge checks finished',
  'perfect-quizzes': 'perfect knowledge checks, each counted once a day',
  'vocabulary-quizzes-completed': 'vocabulary quizzes finished',
  'perfect-vocabulary-quizzes': 'perfect vocabulary quizzes',
  'vocabulary-quizzes-passed': 'vocabulary quizzes at 60% or more',
  'vocabulary-quizzes-excellent': 'vocabulary quizzes at 80% or more',
  'terms-studied': 'terms studied',
  'cards-reviewed': 'flashcards reviewed',
  'cards-mastered': 'flashcards in long-term memory',
  'scenarios-right-first-try': 'scenarios right on the first try',
  'drills-correct': 'drill questions right',
  'longest-streak-days': 'days in a row',
  'study-days': 'days of study',
  'study-weeks': 'weeks of study',
  'study-hours': 'hours of study',
  level: 'levels',
  'returns-after-a-missed-day': 'returns after a missed day',
  'quizzes-passed-after-failing': 'knowledge checks passed after a failed try',
};
