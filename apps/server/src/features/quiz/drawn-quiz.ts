import { createHmac, randomInt } from 'node:crypto';
import type { DrawnQuiz } from '@wickwise/contract/quiz';
import { drawQuiz, type QuizDraw } from '@wickwise/curriculum/quizzes/draw-quiz';
import type { QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { quizDraw } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { inLearnerTransaction, type LearnerTransaction } from '../progress/public.ts';
import { toDrawnQuiz } from './quiz-list.ts';
import { findQuiz } from './rules.ts';

export interface DrawContext {
  readonly db: Database;
  readonly learner: Learner | null;
  readonly now: Date;
  /** Keeps a visitor's questions from being drawn elsewhere. */
  readonly secret: string;
}

/** What identifies an attempt at a quiz. */
export interface AttemptKey {
  readonly quizId: string;
  readonly attemptId: string;
}

/** Draws the questions of an attempt. Drawn once, they stay. */
export async function startQuiz(
  context: DrawContext,
  { counts, ...attempt }: AttemptKey & { counts: boolean },
): Promise<DrawnQuiz> {
  const bank = findQuiz(attempt.quizId, context.learner);
  if (!counts) return toDrawnQuiz(bank, drawForVisitor(bank, attempt, context));
  const learner = requireSession(context);
  const draw = await inLearnerTransaction({ ...context, learner }, (transaction) =>
    drawOnce(transaction, { bank, ...attempt }),
  );
  return toDrawnQuiz(bank, draw);
}

/** What could not be kept reveals nothing. */
function requireSession({ learner }: DrawContext): Learner {
  if (learner === null) throw new CallError('not_signed_in', 'Please sign in to access this feature.');
  return learner;
}

/** Not stored: a visitor gets the same questions for the same attempt, and no learner's attempt is drawn like this. */
function drawForVisitor(bank: QuizBank, { quizId, attemptId }: AttemptKey, { secret }: DrawContext): QuizDraw {
  const digest = createHmac('sha256', secret).update(['quiz', quizId, attemptId].join('\n')).digest();
  return drawQuiz(bank, { seed: digest.readUInt32BE(), asked: [] });
}

interface NewDraw extends AttemptKey {
  readonly bank: QuizBank;
}

async function drawOnce(
  { tx, learner, now: startedAt }: LearnerTransaction,
  { bank, quizId, attemptId }: NewDraw,
): Promise<QuizDraw> {
  const earlier = await readDraw(tx, { learner, quizId, attemptId });
  if (earlier !== null) return earlier;
  // The seed says nothing about other attempts, and no one can work it out in advance.
  const draw = drawQuiz(bank, { seed: randomInt(2 ** 31), asked: await listAsked(tx, { learner, quizId }) });
  await tx.insert(quizDraw).values({ ...draw, userId: learner.id, quizId, attemptId, startedAt });
  return draw;
}

/** How many earlier attempts decide what is asked next. */
const ATTEMPTS_READ = 40;

/** The items that the learner was asked, one for each time. */
async function listAsked(tx: Transaction, { learner, quizId }: { learner: Learner; quizId: string }) {
  const own = and(eq(quizDraw.userId, learner.id), eq(quizDraw.quizId, quizId));
  const query = tx.select({ itemIds: quizDraw.itemIds }).from(quizDraw).where(own);
  const rows = await query.orderBy(desc(quizDraw.startedAt)).limit(ATTEMPTS_READ);
  return rows.flatMap(({ itemIds }) => itemIds);
}

/** What a learner's attempt asks; null for one that was not started. */
export async function readDraw(
  db: Pick<Transaction, 'select'>,
  { learner, quizId, attemptId }: AttemptKey & { learner: Learner },
): Promise<QuizDraw | null> {
  const { seed, itemIds } = quizDraw;
  const own = and(eq(quizDraw.userId, learner.id), eq(quizDraw.quizId, quizId), eq(quizDraw.attemptId, attemptId));
  const [row] = await db.select({ seed, itemIds }).from(quizDraw).where(own);
  return row ?? null;
}

/** What an attempt asks: a learner's as it was stored, a visitor's drawn again. */
export async function findDraw(
  context: DrawContext,
  bank: QuizBank,
  { counts, ...attempt }: AttemptKey & { counts: boolean },
): Promise<QuizDraw | null> {
  if (!counts) return drawForVisitor(bank, attempt, context);
  return readDraw(context.db, { learner: requireSession(context), ...attempt });
}
