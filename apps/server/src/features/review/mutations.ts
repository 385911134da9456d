import type { CallRequest, CallResponse } from '@wickwise/contract/call';
import type { ReviewSettings, reviewCalls } from '@wickwise/contract/review';
import type { Earned } from '@wickwise/contract/reward/reward';
import { localDayAt } from '@wickwise/learning/local-day';
import type { LogEntry } from '@wickwise/learning/review-log';
import { review } from '../../db/schema/review.ts';
import { CallError } from '../../plugins/errors.ts';
import {
  dayClockOf,
  inLearnerTransaction,
  type LearnerContext,
  type LearnerTransaction,
  readStudyDay,
  saveLearningEvents,
} from '../progress/public.ts';
import { readReviewLog } from './data.ts';
import { isFull, isOpenTo, LOG_IS_FULL, toEvents, toLogEntries, toReviewState, withoutKnown } from './rules.ts';
import { readReviewSettings } from './settings.ts';

/** Adds a device's entries to the review log and records each new grade as learning. */
export async function recordReviews(
  context: LearnerContext,
  { entries, sentAt }: CallRequest<typeof reviewCalls.recordReviews>['body'],
): Promise<CallResponse<typeof reviewCalls.recordReviews>> {
  const { db, learner, now } = context;
  const today = await readStudyDay(db, { learner, now });
  const sent = toLogEntries(entries, { now, sentAt, dayClock: dayClockOf(learner), today });
  const open = sent.filter((entry) => isOpenTo(learner, entry));
  const { earned, ...state } = await inLearnerTransaction(context, (transaction) => addToLog(transaction, open));
  const refused = sent.filter((entry) => !open.includes(entry)).map(({ id }) => id);
  return { reviews: toReviewState({ ...state, today }), refused, earned };
}

interface Added {
  /** The log including the new entries. */
  readonly log: readonly LogEntry[];
  readonly settings: ReviewSettings;
  readonly earned: Earned | null;
}

async function addToLog(transaction: LearnerTransaction, sent: readonly LogEntry[]): Promise<Added> {
  const before = await readReviewLog(transaction.tx, transaction.learner);
  const added = withoutKnown(sent, before);
  if (isFull(before, added)) throw new CallError('too_many_requests', LOG_IS_FULL);
  await insertEntries(transaction, added);
  const settings = await readReviewSettings(transaction.tx, transaction.learner);
  const events = toEvents({ before, added, settings });
  const earned = events.length === 0 ? null : (await saveLearningEvents(transaction, events)).earned;
  return { log: [...before, ...added], settings, earned };
}

async function insertEntries({ tx, learner, now }: LearnerTransaction, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const today = localDayAt(now, dayClockOf(learner));
  const rows = entries.map((entry) => {
    const { kind, id: entryId, reviewedAt } = entry;
    const own = { userId: learner.id, entryId, kind, reviewedAt };
    if (entry.kind === 'undo') return { ...own, undoes: entry.undoes, localDay: today };
    if (entry.kind !== 'grade') return { ...own, cardId: entry.cardId, localDay: today };
    const { cardId, grade, retentionPercent, responseMs, day: localDay } = entry;
    return { ...own, cardId, grade, retentionPercent, responseMs, localDay };
  });
  await tx.insert(review).values(rows);
}
