import type { Earned } from '@wickwise/contract/reward';
import { levelAt } from '@wickwise/learning/experience';

type Entry = Earned['entries'][number];

interface Telling {
  readonly earned: Earned;
  /** The name of the pattern with this id. */
  readonly nameOf: (patternId: string) => string;
}

/** More lessons than this are told as one sum. */
const MOST_NAMED_LESSONS = 2;

/** What was truly earned, cause by cause, such as `+50 XP Hammer mastered`. Empty when nothing was. */
export function earnedPhrases({ earned, nameOf }: Telling): string[] {
  const lessons = earned.entries.filter(isLesson);
  if (lessons.length <= MOST_NAMED_LESSONS) return earned.entries.map((entry) => phraseFor(entry, { earned, nameOf }));
  const others = earned.entries.filter((entry) => !isLesson(entry));
  return [
    `+${sumOf(lessons)} XP ${lessons.length} lessons mastered`,
    ...others.map((entry) => phraseFor(entry, { earned, nameOf })),
  ];
}

/** The level that this event reached, or null when the learner stayed at the same one. */
export function levelReached({ entries, stats }: Earned): number | null {
  const before = levelAt(Math.max(0, stats.experience - sumOf(entries)));
  return stats.level > before ? stats.level : null;
}

function phraseFor(entry: Entry, telling: Telling): string {
  const reason = reasonFor(entry, telling);
  return reason === null ? `+${entry.points} XP` : `+${entry.points} XP ${reason}`;
}

function reasonFor({ cause }: Entry, { earned, nameOf }: Telling): string | null {
  const [kind, subject = ''] = cause.split(':', 2);
  switch (kind) {
    case 'pattern-mastered':
      return `${nameOf(subject)} mastered`;
    case 'streak-day':
      return `day ${earned.stats.streak} of your streak`;
    case 'level-up':
      return `level ${subject} reached`;
    default:
      return null;
  }
}

function isLesson({ cause }: Entry): boolean {
  return cause.startsWith('pattern-mastered:');
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}
