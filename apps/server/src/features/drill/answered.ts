import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import type { CheckedRule, PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillAnswer } from '../../db/schema/drill.ts';
import type { Learner } from '../../plugins/session.ts';
import { patternById } from '../pattern/public.ts';
import { type DrillKey, drawDrill } from './rules.ts';

/** A question that a learner has answered, with its key. */
export interface AnsweredDrillQuestion {
  readonly about: string;
  readonly given: { question: string; isCorrect: boolean; chosen: string; right: string; explanation: string };
  readonly entry: PatternEntry | null;
  readonly picture: CandlePicture;
  readonly checks: readonly CheckedRule[];
}

interface DrillReader {
  readonly db: Database;
  readonly learner: Learner;
  readonly secret: string;
}

/** A learner's answer to a question of a drill, and what it was about; null before it is answered. */
export async function readDrillReview(
  { db, learner, secret }: DrillReader,
  { patternId, drillId, question: place }: DrillKey & { question: number },
): Promise<AnsweredDrillQuestion | null> {
  const own = and(
    eq(drillAnswer.userId, learner.id),
    eq(drillAnswer.patternId, patternId),
    eq(drillAnswer.drillId, drillId),
    eq(drillAnswer.question, place),
  );
  const { chosen, against, isMerged } = drillAnswer;
  const [row] = await db.select({ chosen, against, isMerged }).from(drillAnswer).where(own);
  const asked = { patternId, drillId, against: row?.against };
  const question = row && drawDrill(asked, { learner: row.isMerged ? null : learner, secret })[place];
  return row === undefined || question === undefined ? null : describeAnswer(question, row.chosen);
}

function describeAnswer({ question, choices, answer, patternId, review }: PictureQuestion, chosen: string) {
  const textOf = (choice: string) => choices.find(({ id }) => id === choice)?.text || `Chart ${choice}`;
  const notes = chosen === answer ? undefined : review.notes[chosen];
  const given = {
    question,
    isCorrect: chosen === answer,
    chosen: textOf(chosen),
    right: textOf(answer),
    explanation: notes === undefined ? review.explanation : `${review.explanation} ${textOf(chosen)}: ${notes}`,
  };
  const { picture, checks } = review;
  return { about: `your answer to “${question}”`, given, entry: patternById.get(patternId) ?? null, picture, checks };
}
