import type { Badge, BadgeCategory, BadgeTier } from '@wickwise/contract/reward/badge';
import type { Earned } from '@wickwise/contract/reward/reward';
import { causeKindOf } from '@wickwise/learning/cause';
import { localDayAt } from '@wickwise/learning/local-day';
import { choicesOf } from '#app/lib/choices.ts';
import { displayDayClock, type OwnDays } from '#app/lib/day-clock.ts';

type Entry = Earned['entries'][number];

interface EarnedWithNames {
  readonly earned: Earned;
  /** The name of the pattern with this id. */
  readonly nameOf: (patternId: string) => string;
}

/** More lessons than this are summed up in one phrase. */
const MAX_NAMED_LESSONS = 2;

/** What was earned, cause by cause, such as `+50 XP · Hammer completed`. Empty when nothing was. */
export function earnedPhrases({ earned, nameOf }: EarnedWithNames): string[] {
  const lessons = earned.entries.filter(isLesson);
  if (lessons.length <= MAX_NAMED_LESSONS) return earned.entries.map((entry) => phraseFor(entry, { earned, nameOf }));
  const others = earned.entries.filter((entry) => !isLesson(entry));
  return [
    `+${sumOf(lessons)} XP · ${lessons.length} lessons completed`,
    ...others.map((entry) => phraseFor(entry, { earned, nameOf })),
  ];
}

/** The entries of what was earned that no celebration is about. */
export function withoutCelebrated(earned: Earned): Earned {
  const celebrated = new Set(earned.celebrations.map(({ triggerEvent }) => triggerEvent));
  return { ...earned, entries: earned.entries.filter(({ cause }) => !celebrated.has(cause)) };
}

function phraseFor(entry: Entry, { earned, nameOf }: EarnedWithNames): string {
  const reason = reasonFor(entry.cause, { streakDays: earned.stats.streak, nameOf });
  return reason === null ? `+${entry.points} XP` : `+${entry.points} XP · ${reason}`;
}

interface ReasonContext {
  /** The length of the streak in days when the day was rewarded; null if that is no longer known. */
  readonly streakDays: number | null;
  readonly nameOf: (patternId: string) => string;
}

function reasonFor(cause: string, { streakDays, nameOf }: ReasonContext): string | null {
  const [, subject = ''] = cause.split(':', 2);
  switch (causeKindOf(cause)) {
    case 'pattern-mastered':
      return `${nameOf(subject)} completed`;
    case 'scenario-solved':
      return 'for a scenario solved on the first try';
    case 'quiz-best':
    case 'vocabulary-quiz':
      return 'for correct answers';
    case 'quiz-perfect':
      return 'for a perfect knowledge check';
    case 'flashcard-review':
      return 'for a flashcard that was due';
    case 'drill':
      return 'for charts you read right';
    case 'streak-day':
      return streakDays === null ? 'for a day of study' : `day ${streakDays} of your streak`;
    case 'level-up':
      return `level ${subject} reached`;
    case 'badge':
      return 'for a badge';
    case 'milestone':
      return 'for a milestone';
    case null:
      return null;
  }
}

function isLesson({ cause }: Entry): boolean {
  return cause.startsWith('pattern-mastered:');
}

export function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/** The streak has seven dots. The filled ones are the days of its current week, all seven on the day that ends it. */
export const STREAK_DOTS = 7;

export function filledDots(streakDays: number): number {
  return streakDays === 0 ? 0 : ((streakDays - 1) % STREAK_DOTS) + 1;
}

/** How many upcoming badges to show, in the order of the server: nearest first. */
export const NEXT_BADGES = 3;

export type BadgeFilter = BadgeCategory | 'all';

const filterLabels: Record<BadgeFilter, string> = {
  all: 'All',
  progress: 'Progress',
  mastery: 'Mastery',
  dedication: 'Dedication',
  special: 'Special',
};
export const badgeFilters = choicesOf(filterLabels);

export function filterBadges(badges: readonly Badge[], filter: BadgeFilter): readonly Badge[] {
  return filter === 'all' ? badges : badges.filter(({ category }) => category === filter);
}

export const badgeTierNames: Record<BadgeTier, string> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  diamond: 'Diamond',
};

/** A day as the learner's calendar shows it, such as `Mar 9, 2026`. */
export function dayText(moment: string, days: OwnDays): string {
  const day = localDayAt(new Date(moment), displayDayClock(days));
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}
