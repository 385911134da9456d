import { DRILL_LENGTH } from '@wickwise/contract/constants';
import type { DrillReview } from '@wickwise/contract/drill';
import type { Stats } from '@wickwise/contract/reward/stats';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import type { Database } from '../../db/client.ts';
import { drillAnswer } from '../../db/schema/drill.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction, type LearnerTransaction, readStudyDay, saveLearningEvent } from '../progress/public.ts';
import { type DrillAnswerRow, readDrillAnswers } from './data.ts';
import { chosenPattern, factsOf } from './logged-answers.ts';
import { type DrillKey, drawDrill } from './rules.ts';

interface DrillContext {
  readonly db: Database;
  readonly learner: Learner | null;
  readonly now: Date;
  readonly secret: string;
  readonly readStats: (moment: { learner: Learner; now: Date }) => Promise<Stats>;
}

interface SentAnswer extends DrillKey {
  readonly question: number;
  readonly chosen: string;
  readonly responseMs?: number | undefined;
}

/** Judges an answer. A learner's is stored once, and the last of a drill is recorded as learning; a visitor's is not. */
export async function answerDrill(context: DrillContext, answer: SentAnswer): Promise<DrillReview> {
  const { learner, db, now } = context;
  const question = drawDrill(answer, context)[answer.question];
  if (question === undefined || !question.choices.some(({ id }) => id === answer.chosen)) {
    throw new CallError('invalid_request', 'This question doesn’t have that choice.');
  }
  if (learner === null) return { ...toReview(question, answer.chosen), earned: null };
  const moment = { learner, now };
  const judged = await inLearnerTransaction({ db, ...moment }, (transaction) =>
    answerOnce(transaction, { answer, question }),
  );
  const review = toReview(question, judged.chosen);
  if (judged.entries === null) return { ...review, earned: null };
  const again = { entries: [...judged.entries], celebrations: [] };
  return { ...review, earned: judged.earned ?? { ...again, stats: await context.readStats(moment) } };
}

/** What is shown after an answer. */
export function toReview({ answer, review }: PictureQuestion, chosen: string): Omit<DrillReview, 'earned'> {
  const { explanation, notes, picture, checks } = review;
  return { chosen, isCorrect: chosen === answer, answer, explanation, notes, picture, checks: [...checks] };
}

interface DrillAnswerResult {
  /** The first answer to this question. */
  readonly chosen: string;
  /** What the drill has earned; null until it is finished. */
  readonly entries: DrillAnswerRow['entries'] | null;
  /** Null except for the answer that finished the drill, the first time it was sent. */
  readonly earned: DrillReview['earned'];
}

/** Only the first answer to a question counts: another one, or the same one again, changes and earns nothing. */
async function answerOnce(
  transaction: LearnerTransaction,
  { answer, question }: { answer: SentAnswer; question: PictureQuestion },
): Promise<DrillAnswerResult> {
  const before = await readDrillAnswers(transaction.tx, { ...transaction, ...answer });
  const { question: place, chosen, patternId, drillId, against = null, responseMs = null } = answer;
  refuseOtherQuestions(before, against);
  const earlier = before.find((row) => row.question === place);
  if (earlier !== undefined) {
    const isFinished = before.length === DRILL_LENGTH;
    return { chosen: earlier.chosen, entries: isFinished ? before.flatMap((row) => row.entries) : null, earned: null };
  }
  const isCorrect = chosen === question.answer;
  const localDay = await readStudyDay(transaction.tx, transaction);
  const correct = before.filter((row) => row.isCorrect).length + Number(isCorrect);
  const isLast = before.length === DRILL_LENGTH - 1;
  const earned = isLast ? await recordDrill(transaction, { patternId, correct }) : null;
  const entries = earned?.entries ?? [];
  await insertAnswer(transaction, {
    ...{ patternId, drillId, against, question: place, chosen, responseMs, isMerged: null },
    ...factsOf(question, answer),
    ...{ isCorrect, chosenPatternId: chosenPattern(question, chosen), localDay, entries },
  });
  return { chosen, entries: isLast ? entries : null, earned };
}

/** The questions of a drill depend on the pattern that it is against, and on who takes it. */
function refuseOtherQuestions(before: readonly DrillAnswerRow[], against: string | null): void {
  if (before.every((row) => row.against === against && row.isMerged === null)) return;
  throw new CallError('invalid_request', 'This drill was begun with other questions.');
}

async function recordDrill(
  transaction: LearnerTransaction,
  { patternId, correct }: { patternId: string; correct: number },
) {
  const answered = { correct, total: DRILL_LENGTH, seconds: null };
  return (await saveLearningEvent(transaction, { kind: 'drill-completed', drillId: patternId, ...answered })).earned;
}

async function insertAnswer(
  { tx, learner, now }: LearnerTransaction,
  answer: Omit<DrillAnswerRow, 'userId' | 'answeredAt'>,
): Promise<void> {
  const row = { ...answer, userId: learner.id, answeredAt: now };
  await tx.insert(drillAnswer).values(row);
}
