import { levelAt, levelUpPoints, PATTERN_MASTERED_POINTS, streakDayPoints } from './experience.ts';
import type { LocalDay } from './local-day.ts';
import type { Streak } from './streak.ts';

/** Something a learner did to what is taught. Each kind carries the facts its rules need. */
export type LearningEvent =
  | { readonly kind: 'lesson-completed'; readonly patternId: string }
  | { readonly kind: 'lesson-reopened'; readonly patternId: string };

/** Why experience was earned. A learner's ledger holds each cause at most once. */
export type Cause = `pattern-mastered:${string}` | `streak-day:${string}` | `level-up:${number}`;

/** A row of the ledger: experience and why it was earned. */
export interface LedgerEntry {
  readonly cause: Cause;
  /** Experience: whole, above zero. */
  readonly points: number;
}

/** An event and what was so when it happened. */
export interface Occasion {
  readonly event: LearningEvent;
  /** The learner's local day of the event. */
  readonly today: LocalDay;
  /** The streak with this event's day already in it. */
  readonly streak: Pick<Streak, 'days' | 'studiedToday'>;
  /** The sum of the ledger before the event: whole, from 0 up. */
  readonly experience: number;
  /** The causes in the ledger; those that `directEntries` names are enough. */
  readonly alreadyEarned: ReadonlySet<string>;
}

/**
 * The entries that an event adds to the ledger: its own, the day's, then one for each level they
 * reach together, lowest first. Empty when everything was earned before.
 * @throws RangeError when the streak does not include today yet, or `experience` is negative or not whole.
 */
export function deriveEntries({ alreadyEarned, experience, ...occasion }: Occasion): LedgerEntry[] {
  const direct = directEntries(occasion).filter(({ cause }) => !alreadyEarned.has(cause));
  const gained = direct.reduce((sum, { points }) => sum + points, 0);
  return [...direct, ...levelUpEntries({ experience, gained, alreadyEarned })];
}

/**
 * What an event is worth when nothing of it was earned before, without the levels it may reach.
 * @throws RangeError when the streak does not include today yet.
 */
export function directEntries({ event, today, streak }: Pick<Occasion, 'event' | 'today' | 'streak'>): LedgerEntry[] {
  if (!streak.studiedToday) throw new RangeError('Count the day of the event into the streak before its entries.');
  return [...eventEntries(event), { cause: `streak-day:${today}`, points: streakDayPoints(streak.days) }];
}

/** The causes of an event itself, to look up in the ledger before it is judged; the day's depends on the day. */
export function possibleCauses(event: LearningEvent): Cause[] {
  return eventEntries(event).map(({ cause }) => cause);
}

function eventEntries(event: LearningEvent): LedgerEntry[] {
  switch (event.kind) {
    case 'lesson-completed':
      return [{ cause: `pattern-mastered:${event.patternId}`, points: PATTERN_MASTERED_POINTS }];
    case 'lesson-reopened':
      return [];
  }
}

/** A level's own points can reach the next level, so the sum grows while levels are passed. */
function levelUpEntries({
  experience,
  gained,
  alreadyEarned,
}: Pick<Occasion, 'experience' | 'alreadyEarned'> & { gained: number }): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  let sum = experience + gained;
  for (let level = levelAt(experience) + 1; level <= levelAt(sum); level++) {
    const entry: LedgerEntry = { cause: `level-up:${level}`, points: levelUpPoints(level) };
    if (alreadyEarned.has(entry.cause)) continue;
    entries.push(entry);
    sum += entry.points;
  }
  return entries;
}
