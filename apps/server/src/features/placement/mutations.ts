import type { PlacementResult, PlacementReview, PlacementTry } from '@wickwise/contract/practice/placement';
import { judgePlacement as judge, placementOf } from '@wickwise/curriculum/questions/placement';
import { localDayAt } from '@wickwise/learning/local-day';
import type { Database } from '../../db/client.ts';
import { placementAnswer } from '../../db/schema/placement.ts';
import type { Learner } from '../../plugins/session.ts';
import {
  dayClockOf,
  inLearnerTransaction,
  type LearnerTransaction,
  momentOf,
  readStudyDay,
} from '../progress/public.ts';
import { type PlacementRow, readTry } from './data.ts';
import { drawTry } from './rules.ts';

interface PlacementContext {
  readonly db: Database;
  readonly learner: Learner | null;
  readonly now: Date;
  readonly secret: string;
}

/** Judges a check. A learner's first answers are stored and stand; a visitor's are not stored. It earns nothing. */
export async function judgePlacement(context: PlacementContext, sent: PlacementTry): Promise<PlacementResult> {
  const { learner, ...moment } = context;
  const chosen = new Map(sent.answers.map(({ questionId, chosen }) => [questionId, chosen]));
  const judged = judge(drawTry(sent.tryId, context.secret), chosen);
  if (learner === null || judged.length === 0) return placementOf(judged.map(toReview));
  const stored = await inLearnerTransaction({ ...moment, learner }, async (transaction) => {
    const { tx } = transaction;
    const rows = judged.map((answer) => ({ ...answer, userId: learner.id, tryId: sent.tryId }));
    const when = await whenTaken(transaction, sent.takenAt);
    await tx
      .insert(placementAnswer)
      .values(rows.map((row) => ({ ...row, ...when })))
      .onConflictDoNothing();
    return readTry(tx, { learner, tryId: sent.tryId });
  });
  const first = new Map(stored.map((row) => [row.questionId, row]));
  return placementOf(judged.flatMap(({ questionId }) => toReviewOf(first.get(questionId))));
}

function toReviewOf(row: PlacementRow | undefined): PlacementReview[] {
  return row === undefined ? [] : [toReview(row)];
}

/** Without what only the server keeps. */
function toReview({ questionId, patternId, isCorrect, isNearMiss, choices, ...row }: PlacementReview): PlacementReview {
  const { chosenPatternId, offeredIds } = row;
  return { questionId, patternId, isCorrect, isNearMiss, choices, chosenPatternId, offeredIds };
}

/** A visitor's check is sent later than it was taken. */
async function whenTaken(transaction: LearnerTransaction, takenAt: string | undefined) {
  const { tx, learner, now } = transaction;
  if (takenAt === undefined) return { answeredAt: now, localDay: await readStudyDay(tx, transaction) };
  const answeredAt = momentOf(takenAt, { now });
  return { answeredAt, localDay: localDayAt(answeredAt, dayClockOf(learner)) };
}
