import type { Earned } from '@wickwise/contract/reward/reward';
import { evaluateRewards, type Recorded, recordEvent } from '@wickwise/learning/learning-event';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import type { LearningEvent } from '@wickwise/learning/ledger';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { writeOnce } from '../../db/statement.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { addCelebrations, addToLedger, catalog, statsOf } from '../reward/public.ts';
import { logActivities } from './activity-log.ts';
import { readRecord } from './record.ts';
import { learnerId } from './record-columns.ts';
import { recordOpenEvents, refusalMessages, refusalOf } from './rules.ts';

/** Whose event it is, and the moment it counts as. */
export interface EventContext {
  readonly db: Database;
  readonly learner: Learner;
  readonly now: Date;
}

/** The record after the event, and what the event earned. */
export interface RecordedEvent {
  readonly record: LearningRecord;
  readonly earned: Earned;
}

/** An event's context inside the transaction that locked the learner's row. */
export interface LearnerTurn extends EventContext {
  readonly tx: Transaction;
  /** What `readRecord` would read for the event, where the turn has read it along with something else. */
  readonly record?: LearningRecord;
}

/**
 * Locks the learner's row, so that concurrent requests of one learner run one after another, and invalidates the cached
 * reads of their log. The lock is a statement of its own: one that also read would see the state from before it waited.
 */
export async function lockLearner(tx: Transaction, context: EventContext): Promise<LearnerTurn> {
  await lock(tx, { learner: context.learner.id });
  return { ...context, tx };
}

const lock = writeOnce((tx) => {
  const changed = { logRevision: sql`${user.logRevision} + 1` };
  return tx.update(user).set(changed).where(eq(user.id, learnerId)).prepare('lock_learner');
});

/**
 * The only entrance for learning. In the transaction that has locked the learner's row, it reads once what the rules
 * need, applies them to the event and stores the result.
 */
export function recordLearningEvent(
  turn: LearnerTurn,
  event: LearningEvent,
  writeOwn?: WriteOwn,
): Promise<RecordedEvent> {
  return recordLearningEvents(turn, [event], writeOwn);
}

/** Writes a noun's own rows along with the event's, given what it earned. */
type WriteOwn = (entries: Earned['entries']) => Promise<unknown>;

/** The same for several events of one moment, in order. If one is refused, all of them are. */
export async function recordLearningEvents(
  turn: LearnerTurn,
  events: readonly LearningEvent[],
  writeOwn?: WriteOwn,
): Promise<RecordedEvent> {
  const recorded: Recorded[] = [];
  let record = turn.record ?? (await readRecord(turn.tx, { ...turn, events, cardsMastered: null }));
  for (const event of events) {
    refuse(record, event, turn.learner);
    const next = recordEvent(record, event, { now: turn.now, catalog });
    recorded.push(next);
    record = next.record;
  }
  return write(turn, { recorded, record }, writeOwn);
}

/** The same for everything a visitor did, each event as soon as it is unlocked. Returns those that never were. */
export async function mergeLearningEvents(
  turn: LearnerTurn,
  events: readonly LearningEvent[],
): Promise<RecordedEvent & { refused: readonly LearningEvent[] }> {
  const before = await readRecord(turn.tx, { ...turn, events, cardsMastered: null });
  const { refused, ...merged } = recordOpenEvents(before, { events, ...turn });
  // A merge needs no limit of its own: it completes a lesson again only after a reopening, and those are limited.
  return { refused, ...(await write(turn, merged)) };
}

/** Awards what a learner has reached and doesn't have yet, without a new event. */
export async function grantDueRewards(turn: LearnerTurn, cardsMastered: number): Promise<RecordedEvent> {
  const before = await readRecord(turn.tx, { ...turn, events: [], cardsMastered });
  const found = evaluateRewards(before, catalog);
  return write(turn, { recorded: [found], record: found.record });
}

function refuse(record: LearningRecord, event: LearningEvent, learner: Learner): void {
  const refusal = refusalOf({ event, record, learner });
  if (refusal !== null) throw new CallError(refusal, refusalMessages[refusal]);
}

interface Judged {
  readonly recorded: readonly Recorded[];
  /** The record after all of them. */
  readonly record: LearningRecord;
}

async function write(turn: LearnerTurn, { recorded, record }: Judged, writeOwn?: WriteOwn): Promise<RecordedEvent> {
  const entries = recorded.flatMap(({ entries }) => entries);
  const stats = statsOf(record, turn.learner);
  const activities = recorded.flatMap(({ activity }) => activity ?? []);
  const occasions = recorded.flatMap(({ celebrations }) => celebrations);
  // Sent at once: a statement that began after another one has failed would run outside of the transaction.
  const [celebrations] = await Promise.all([
    addCelebrations({ ...turn, streakDays: stats.streak }, occasions),
    logActivities({ ...turn, today: record.today }, activities),
    addToLedger(turn, entries),
    writeOwn?.(entries),
  ]);
  return { record, earned: { entries, stats, celebrations } };
}
