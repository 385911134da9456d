import type { LearningCounts } from '@wickwise/learning/learning-counts';
import { itemKey, type LearningRecord } from '@wickwise/learning/learning-record';
import { type LearningEvent, relatedCauses } from '@wickwise/learning/ledger';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { DAY_MS } from '../../plugins/duration.ts';
import { type Moment, recordAt, type StatsRow, toLog } from './data.ts';
import { relatedItems } from './items.ts';
import { type CountsRow, type FailedQuiz, learnerId, recordColumns } from './record-columns.ts';

/** A row of `recordColumns`. */
interface RecordRow extends StatsRow {
  readonly earnedCauses: string[];
  readonly completedItems: string[];
  readonly counts: CountsRow;
  readonly perfectQuizDays: string[];
  readonly failedQuizzes: FailedQuiz[];
  readonly celebrated: string[];
}

interface RecordInput extends Moment {
  readonly events: readonly LearningEvent[];
  /** Null when the review log was not looked at. */
  readonly cardsMastered: number | null;
}

/** Reads once what the rules need to judge these events. For a call that writes, the learner's row is locked. */
export async function readRecord(db: Database | Transaction, input: RecordInput): Promise<LearningRecord> {
  const query = db.select(recordColumns).from(user).where(eq(user.id, learnerId)).prepare('read_learning_record');
  const [row] = await query.execute(recordValues(input));
  if (row === undefined) throw new Error(`The account ${input.learner.id} was deleted while its session was in use.`);
  return toRecord(row, input);
}

function toRecord(row: RecordRow, { learner, now, cardsMastered }: RecordInput): LearningRecord {
  return {
    ...recordAt(toLog(row), { learner, now }),
    earnedCauses: new Set(row.earnedCauses),
    completedItems: new Set(row.completedItems),
    counts: toCounts(row, cardsMastered),
    celebrated: new Set(row.celebrated),
  };
}

/** A study day can outlast its calendar day after a change of time zone; three days hold the longest. */
const DAILY_REWARDS_MS = 3 * DAY_MS;

/** The values of `recordColumns`: whose record, and what the rules need from the ledger and the log for these events. */
function recordValues({ learner, events, now }: RecordInput) {
  const related = events.map(relatedCauses);
  const items = relatedItems(events);
  const daily = ['streak-day:', ...related.flatMap(({ dailyPrefixes }) => dailyPrefixes)];
  return {
    learner: learner.id,
    causes: related.flatMap(({ causes }) => causes),
    prefixes: related.flatMap(({ prefixes }) => prefixes).map((prefix) => `${prefix}%`),
    dailyPrefixes: daily.map((prefix) => `${prefix}%`),
    since: new Date(now.getTime() - DAILY_REWARDS_MS).toISOString(),
    items: items.map(itemKey),
    itemIds: items.map(({ itemId }) => itemId),
  };
}

function toCounts({ counts, ...row }: RecordRow, cardsMastered: number | null): LearningCounts {
  return {
    ...counts,
    cardsMastered,
    perfectQuizDays: new Set(row.perfectQuizDays),
    failedQuizzes: new Set(row.failedQuizzes.map(({ quizId }) => quizId)),
    recoveredQuizzes: new Set(row.failedQuizzes.flatMap(({ quizId, isRecovered }) => (isRecovered ? quizId : []))),
    lastActionAt: counts.lastActionAt === null ? null : new Date(counts.lastActionAt),
  };
}
