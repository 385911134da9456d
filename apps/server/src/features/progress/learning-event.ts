import type { Earned } from '@wickwise/contract/reward/reward';
import { type Activity, type AppliedEvent, applyEvent, evaluateRewards } from '@wickwise/learning/learning-event';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import type { LearningEvent } from '@wickwise/learning/ledger';
import type { LocalDay } from '@wickwise/learning/local-day';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { activity } from '../../db/schema/progress.ts';
import { CallError, notSignedIn } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { addCelebrations, addToLedger, catalog, statsOf } from '../reward/public.ts';
import { dayClockOf } from './data.ts';
import { readRecord } from './record.ts';
import { applyOpenEvents, refusalMessages, refusalOf } from './rules.ts';

/** Whose event it is, and the moment it counts as. */
export interface LearnerContext {
  readonly db: Database;
  readonly learner: Learner;
  readonly now: Date;
}

/** A transaction that holds the lock on a learner's row. Whatever is read and written for the learner goes through `tx`. */
export interface LearnerTransaction {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
}

/** The record after the event, and what the event earned. */
export interface SavedEvent {
  readonly record: LearningRecord;
  readonly earned: Earned;
}

/**
 * Runs in a transaction that holds the lock on the learner's row, so that concurrent requests of one learner run one
 * after another. The update that takes the lock also invalidates the cached reads of their log.
 */
export function inLearnerTransaction<T>(
  { db, learner, now }: LearnerContext,
  run: (transaction: LearnerTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const locked = await tx
      .update(user)
      .set({ logRevision: sql`${user.logRevision} + 1` })
      .where(eq(user.id, learner.id))
      .returning({ id: user.id });
    // Deleted since the session was read.
    if (locked.length === 0) throw notSignedIn();
    return run({ tx, learner, now });
  });
}

/**
 * The single entry point for learning events. In the learner's transaction, it reads once what the rules need, applies them to the
 * event and stores the result.
 */
export function saveLearningEvent(transaction: LearnerTransaction, event: LearningEvent): Promise<SavedEvent> {
  return saveLearningEvents(transaction, [event]);
}

/** The same for several events of one moment, in order. If one is refused, all of them are. */
export async function saveLearningEvents(
  transaction: LearnerTransaction,
  events: readonly LearningEvent[],
): Promise<SavedEvent> {
  const applied: AppliedEvent[] = [];
  let record = await readRecord(transaction.tx, { ...transaction, events, cardsMastered: null });
  for (const event of events) {
    refuse(record, event, transaction.learner);
    const next = applyEvent(record, event, { now: transaction.now, catalog });
    applied.push(next);
    record = next.record;
  }
  return store(transaction, { applied, record });
}

/** The same for everything a visitor did, each event as soon as it is unlocked. Returns those that never were. */
export async function mergeLearningEvents(
  transaction: LearnerTransaction,
  events: readonly LearningEvent[],
): Promise<SavedEvent & { refused: readonly LearningEvent[] }> {
  const before = await readRecord(transaction.tx, { ...transaction, events, cardsMastered: null });
  const { refused, ...merged } = applyOpenEvents(before, { events, ...transaction });
  // A merge needs no limit of its own: it completes a lesson again only after a reopening, and those are limited.
  return { refused, ...(await store(transaction, merged)) };
}

/** Awards what a learner has reached and doesn't have yet, without a new event. */
export async function grantDueRewards(transaction: LearnerTransaction, cardsMastered: number): Promise<SavedEvent> {
  const before = await readRecord(transaction.tx, { ...transaction, events: [], cardsMastered });
  const found = evaluateRewards(before, catalog);
  return store(transaction, { applied: [found], record: found.record });
}

function refuse(record: LearningRecord, event: LearningEvent, learner: Learner): void {
  const refusal = refusalOf({ event, record, learner });
  if (refusal !== null) throw new CallError(refusal, refusalMessages[refusal]);
}

interface AppliedEvents {
  readonly applied: readonly AppliedEvent[];
  /** The record after all of them. */
  readonly record: LearningRecord;
}

async function store(transaction: LearnerTransaction, { applied, record }: AppliedEvents): Promise<SavedEvent> {
  const entries = applied.flatMap(({ entries }) => entries);
  const stats = statsOf(record, transaction.learner);
  await logActivities(
    { ...transaction, today: record.today },
    applied.flatMap(({ activity }) => activity ?? []),
  );
  await addToLedger(transaction, entries);
  const celebrations = await addCelebrations(
    { ...transaction, streakDays: stats.streak },
    applied.flatMap(({ celebrations }) => celebrations),
  );
  return { record, earned: { entries, stats, celebrations } };
}

async function logActivities(
  { tx, learner, now, today }: LearnerTransaction & { today: LocalDay },
  activities: readonly Activity[],
): Promise<void> {
  if (activities.length === 0) return;
  const same = { userId: learner.id, occurredAt: now, localDay: today, ...dayClockOf(learner) };
  await tx.insert(activity).values(activities.map((row) => ({ ...row, ...same })));
}
