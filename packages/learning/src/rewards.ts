import { levelAt, levelUpPoints } from './experience.ts';
import type { LearningRecord } from './learning-record.ts';
import type { LedgerEntry } from './ledger.ts';
import { areMet, type CategoryOf, type Criterion, type Measures } from './measures.ts';
import { reachedMilestones } from './milestones.ts';

/** The part of a badge that the rules need. */
export interface BadgeRule {
  readonly id: string;
  readonly points: number;
  /** All of them must be met. */
  readonly criteria: readonly Criterion[];
}

/** The part of an achievement that the rules need. It awards no experience. */
export interface AchievementRule {
  readonly type: string;
  readonly criterion: Criterion;
  /** The badge for the same thing, which is celebrated in its place; null if there is none. */
  readonly badgeId: string | null;
}

/** All rewards, as the curriculum defines them. */
export interface RewardCatalog {
  readonly badges: readonly BadgeRule[];
  readonly achievements: readonly AchievementRule[];
  readonly categoryOf: CategoryOf;
  /** Terms of the vocabulary. */
  readonly termCount: number;
}

interface RewardInput {
  readonly badges: readonly BadgeRule[];
  /** Of the record. */
  readonly measures: Measures;
  /** The experience before the event: levels up to it were paid. */
  readonly experienceBefore: number;
}

/**
 * The milestones, badges and levels that a record has reached and that its ledger does not hold. A badge's points can
 * reach a level, and a level a badge, so this repeats until nothing new is reached.
 * @throws RangeError when the experience of the record is negative or not whole.
 */
export function deriveRewards(record: LearningRecord, input: RewardInput): LedgerEntry[] {
  const earned = new Set(record.earnedCauses);
  const entries: LedgerEntry[] = [];
  let { experience } = record;
  for (;;) {
    const measures = { ...input.measures, level: levelAt(experience) };
    const levels = { from: levelAt(input.experienceBefore), to: measures.level };
    const next = [
      ...reachedMilestones(measures, earned),
      ...reachedBadges(input.badges, measures, earned),
      ...reachedLevels(levels, earned),
    ];
    if (next.length === 0) return entries;
    for (const entry of next) {
      entries.push(entry);
      earned.add(entry.cause);
      experience += entry.points;
    }
  }
}

function reachedBadges(
  badges: readonly BadgeRule[],
  measures: Measures,
  alreadyEarned: ReadonlySet<string>,
): LedgerEntry[] {
  return badges
    .filter(({ criteria }) => areMet(criteria, measures))
    .map(({ id, points }) => ({ cause: `badge:${id}` as const, points }))
    .filter(({ cause }) => !alreadyEarned.has(cause));
}

function reachedLevels({ from, to }: { from: number; to: number }, alreadyEarned: ReadonlySet<string>): LedgerEntry[] {
  return Array.from({ length: to - from }, (_, step) => from + step + 1)
    .map((level) => ({ cause: `level-up:${level}` as const, points: levelUpPoints(level) }))
    .filter(({ cause }) => !alreadyEarned.has(cause));
}
