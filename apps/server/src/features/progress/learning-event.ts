import type { Earned } from '@wickwise/contract/reward';
import { type Activity, type LearningRecord, type Recorded, recordEvent } from '@wickwise/learning/learning-event';
import { type LearningEvent, possibleCauses } from '@wickwise/learning/ledger';
import type { LocalDay } from '@wickwise/learning/local-day';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { activity } from '../../db/schema/progress.ts';
import { CallError, RateLimitError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { takeAllowance } from '../identity/public.ts';
import { addToLedger, statsOf } from '../reward/public.ts';
import { readRecord, timeZoneOf } from './data.ts';
import { lessonChangeAllowance, recordOpenLessons, refusalMessages, refusalOf, TOO_MANY_CHANGES } from './rules.ts';

/** Whose event it is, and the moment it counts as. */
export interface EventContext {
  readonly db: Database;
  readonly learner: Learner;
  readonly now: Date;
}

/** What was written, as a state: the record as it is after the event, and what the event earned. */
interface RecordedEvent {
  readonly record: LearningRecord;
  readonly earned: Earned;
}

interface Turn extends EventContext {
  readonly tx: Transaction;
}

/**
 * The one entrance for learning. In one transaction it locks the learner's row, so that what they send at once is
 * handled one after the other, reads once what the rules need, has them judge the event, and writes what they say.
 */
export async function recordLearningEvent(context: EventContext, event: LearningEvent): Promise<RecordedEvent> {
  return context.db.transaction(async (tx) => {
    const turn = { ...context, tx };
    const before = await lockRecord(turn, [event]);
    refuse(before, event, context.learner);
    const recorded = recordEvent(before, event, context.now);
    if (recorded.activity?.countsAsStudy === false) await limitChanges(turn);
    return write(turn, { recorded: [recorded], record: recorded.record });
  });
}

/** The same for the lessons that a visitor completed, each as soon as it is open. Returns those that never were. */
export async function mergeCompletedLessons(
  context: EventContext,
  patternIds: readonly string[],
): Promise<RecordedEvent & { refused: string[] }> {
  const { db, learner, now } = context;
  return db.transaction(async (tx) => {
    const turn = { ...context, tx };
    const events = patternIds.map((patternId) => ({ kind: 'lesson-completed' as const, patternId }));
    const before = await lockRecord(turn, events);
    const { refused, ...merged } = recordOpenLessons(before, { patternIds, learner, now });
    // A merge needs no limit of its own: it completes a lesson again only after a reopening, and those are limited.
    return { refused, ...(await write(turn, merged)) };
  });
}

/** The lock comes in a statement of its own: one that also read would see the time before it waited. */
async function lockRecord({ tx, learner, now }: Turn, events: readonly LearningEvent[]): Promise<LearningRecord> {
  const own = eq(user.id, learner.id);
  await tx.select({ id: user.id }).from(user).where(own).for('update').prepare('lock_learner').execute();
  return readRecord(tx, { learner, now, causes: events.flatMap(possibleCauses) });
}

function refuse({ lessons }: LearningRecord, { patternId }: LearningEvent, learner: Learner): void {
  const refusal = refusalOf({ patternId, lessons, learner });
  if (refusal !== null) throw new CallError(refusal, refusalMessages[refusal]);
}

/** In the event's transaction, so that a refusal stores nothing. */
async function limitChanges({ tx, learner, now }: Turn): Promise<void> {
  const allowance = lessonChangeAllowance;
  if (await takeAllowance({ db: tx, allowance, of: ['lesson-change', learner.id], now })) return;
  throw new RateLimitError(TOO_MANY_CHANGES, Math.ceil(allowance.everyMs / 1000));
}

interface Judged {
  readonly recorded: readonly Recorded[];
  /** The record after all of them. */
  readonly record: LearningRecord;
}

async function write(turn: Turn, { recorded, record }: Judged): Promise<RecordedEvent> {
  const entries = recorded.flatMap(({ entries }) => entries);
  await logActivities(
    turn,
    recorded.flatMap(({ activity }) => activity ?? []),
    record.today,
  );
  await addToLedger(turn, entries);
  return { record, earned: { entries, stats: statsOf(record, turn.learner) } };
}

async function logActivities({ tx, learner, now }: Turn, activities: readonly Activity[], today: LocalDay) {
  if (activities.length === 0) return;
  const same = { userId: learner.id, occurredAt: now, localDay: today, timeZone: timeZoneOf(learner) };
  const rows = activities.map((row) => ({ ...row, ...same }));
  // A name stands for one text, which the number of rows decides.
  await tx.insert(activity).values(rows).prepare(`log_activity_${rows.length}`).execute();
}
