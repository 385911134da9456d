import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { placementAnswer } from '../../db/schema/placement.ts';
import type { Learner } from '../../plugins/session.ts';

export type PlacementRow = typeof placementAnswer.$inferSelect;

const own = eq(placementAnswer.userId, sql.placeholder('learner'));

/** What the learner answered in a try. */
export function readTry(
  tx: Transaction,
  { learner, tryId }: { learner: Learner; tryId: string },
): Promise<PlacementRow[]> {
  const isTry = eq(placementAnswer.tryId, sql.placeholder('try'));
  const query = tx.select().from(placementAnswer).where(and(own, isTry)).prepare('read_placement_try');
  return query.execute({ learner: learner.id, try: tryId });
}

/** Older tries say nothing that later answers don't. */
const ANSWERS_READ = 200;

/** What a query of `user` reads with it: the learner's latest answers. */
export const placementLog = {
  placementAnswers: {
    orderBy: [desc(placementAnswer.answeredAt), asc(placementAnswer.tryId), asc(placementAnswer.questionId)],
    limit: ANSWERS_READ,
  },
};

/** As the learner model reads it. */
export function toPlacementAnswer({
  tryId,
  questionId,
  patternId,
  choices,
  isNearMiss,
  ...row
}: PlacementRow): LoggedAnswer {
  const id = `${tryId} ${questionId}`;
  const { isCorrect, chosenPatternId, offeredIds } = row;
  const asked = { patternId, itemId: id, choices, isNearMiss, isCorrect, chosenPatternId, offeredIds };
  return { kind: 'placement', id, at: row.answeredAt, day: parseLocalDay(row.localDay), ...asked };
}

/** The learner's answers, for their data export. */
export async function exportPlacementAnswers(db: Database, learner: Learner) {
  const isOwn = eq(placementAnswer.userId, learner.id);
  const rows = db.select().from(placementAnswer).where(isOwn).orderBy(asc(placementAnswer.answeredAt));
  return { placementAnswers: await rows };
}
