import type { Earned } from '@wickwise/contract/reward';
import { deriveEntries, directEntries, type LearningEvent, type LedgerEntry } from '@wickwise/learning/ledger';
import { streakAt } from '@wickwise/learning/streak';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { activity, xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';
import { readCalendar, readExperience, readStats, type StudyCalendar, timeZoneOf } from './data.ts';

/** One learner's turn to write: the transaction, and the moment it counts as. */
export interface LearningTurn {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
  /** Read once at the beginning; what is logged in this turn is added to it. */
  readonly calendar: StudyCalendar;
}

export type ActivityKind = (typeof activity.$inferInsert)['kind'];

interface TurnOptions {
  readonly db: Database;
  readonly learner: Learner;
  readonly now: Date;
}

/**
 * The one entrance for learning. Runs `study` in a transaction that holds this learner's row, so that what they send
 * at once is handled one after the other, and returns what it earned and where that left them.
 */
export async function takeLearningTurn<T>(
  { db, learner, now }: TurnOptions,
  study: (turn: LearningTurn) => Promise<{ entries: LedgerEntry[]; result: T }>,
): Promise<{ result: T; earned: Earned }> {
  return db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, learner.id)).for('update');
    const calendar = await readCalendar(tx, { learner, now });
    const { entries, result } = await study({ tx, learner, now, calendar });
    return { result, earned: { entries, stats: await readStats(tx, { learner, calendar }) } };
  });
}

/** Adds an entry to the log of what the learner did. */
export async function logActivity(
  { tx, learner, now, calendar }: LearningTurn,
  entry: { kind: ActivityKind; subject: string; countsAsStudy: boolean },
): Promise<void> {
  const day = { localDay: calendar.today, timeZone: timeZoneOf(learner) };
  await tx.insert(activity).values({ ...entry, ...day, userId: learner.id, occurredAt: now });
  if (entry.countsAsStudy) calendar.studiedDays.add(calendar.today);
}

/** Writes to the ledger what an event earns beyond what was earned before. The event is in the log already. */
export async function earn(turn: LearningTurn, event: LearningEvent): Promise<LedgerEntry[]> {
  const { tx, learner, calendar, now } = turn;
  const { today } = calendar;
  const streak = streakAt(calendar);
  const possible = directEntries({ event, today, streak }).map(({ cause }) => cause);
  const alreadyEarned = await readCauses(turn, possible);
  const experience = await readExperience(tx, learner);
  const entries = deriveEntries({ event, today, streak, experience, alreadyEarned });
  if (entries.length > 0) {
    await tx.insert(xpLedger).values(entries.map((entry) => ({ ...entry, userId: learner.id, earnedAt: now })));
  }
  return entries;
}

async function readCauses({ tx, learner }: LearningTurn, causes: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ cause: xpLedger.cause })
    .from(xpLedger)
    .where(and(eq(xpLedger.userId, learner.id), inArray(xpLedger.cause, causes)));
  return new Set(rows.map(({ cause }) => cause));
}
