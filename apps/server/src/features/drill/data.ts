import type { Drill, DrillQuestion } from '@wickwise/contract/drill';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { drillAnswer } from '../../db/schema/drill.ts';
import type { Learner } from '../../plugins/session.ts';
import { type DrillKey, type DrillReader, drawDrill } from './rules.ts';

export function readDrill(key: DrillKey, reader: DrillReader): Drill {
  const { patternId, drillId } = key;
  return { patternId, drillId, questions: drawDrill(key, reader).map(toQuestion) };
}

/** Lists the fields that are visible before the answer, so that a new one stays hidden until it is added here. */
export function toQuestion({ kind, question, picture, choices }: PictureQuestion): DrillQuestion {
  return { kind, question, picture, choices: choices.map(({ id, text, picture }) => ({ id, text, picture })) };
}

export type DrillAnswerRow = typeof drillAnswer.$inferSelect;

const learnerId = sql.placeholder('learner');

/** The learner's answers in a drill so far, oldest first. The learner's row must be locked. */
export async function readDrillAnswers(
  tx: Transaction,
  { learner, patternId, drillId }: DrillKey & { learner: Learner },
): Promise<DrillAnswerRow[]> {
  const own = and(
    eq(drillAnswer.userId, learnerId),
    eq(drillAnswer.patternId, sql.placeholder('pattern')),
    eq(drillAnswer.drillId, sql.placeholder('drill')),
  );
  const query = tx.select().from(drillAnswer).where(own).orderBy(asc(drillAnswer.answeredAt));
  return query.prepare('read_drill_answers').execute({ learner: learner.id, pattern: patternId, drill: drillId });
}

/** An answer as analytics read it. */
export interface AnsweredChart {
  readonly patternId: string;
  readonly isCorrect: boolean;
  readonly confidence: null;
  readonly choice: { readonly patternId: string; readonly chosenId: string } | null;
  readonly day: LocalDay;
  readonly at: Date;
}

/** Only recent answers show how a learner reads charts now. */
const ANSWERS_READ = 3000;

/** A learner's answers in drills since a day, or ever, oldest first. */
export async function listAnsweredCharts(
  db: Database,
  { learner, since = '1000-01-01' }: { learner: Pick<Learner, 'id'>; since?: string },
): Promise<AnsweredChart[]> {
  const query = db
    .select()
    .from(drillAnswer)
    .where(and(eq(drillAnswer.userId, learnerId), gte(drillAnswer.localDay, sql.placeholder('since'))))
    .orderBy(desc(drillAnswer.answeredAt), desc(drillAnswer.question))
    .limit(ANSWERS_READ)
    .prepare('list_answered_charts');
  const rows = await query.execute({ learner: learner.id, since });
  return rows.reverse().map(({ isCorrect, chosenPatternId, localDay, answeredAt, ...row }) => {
    const patternId = row.askedPatternId ?? row.patternId;
    return {
      patternId,
      isCorrect,
      confidence: null,
      choice: chosenPatternId === null ? null : { patternId, chosenId: chosenPatternId },
      day: parseLocalDay(localDay),
      at: answeredAt,
    };
  });
}

/** The learner's answers, for their data export. */
export async function exportDrillAnswers(db: Database, learner: Learner) {
  const isOwn = eq(drillAnswer.userId, learner.id);
  return { drillAnswers: await db.select().from(drillAnswer).where(isOwn).orderBy(asc(drillAnswer.answeredAt)) };
}
