import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@wickwise/contract/call';
import type { quizCalls } from '@wickwise/contract/quiz';
import type { QuizResultBody, VisitorQuiz } from '@wickwise/contract/quiz-result';
import type { Earned } from '@wickwise/contract/reward/reward';
import type { Stats } from '@wickwise/contract/reward/stats';
import { localDayAt } from '@wickwise/learning/local-day';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { quizAttempt } from '../../db/schema/quiz.ts';
import { writeOnce } from '../../db/statement.ts';
import { commitWithLast } from '../../db/transaction.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { type EventContext, lockLearner, recordLearningEvent, timeZoneOf } from '../progress/public.ts';
import { readQuizTurn, toAttempt } from './data.ts';
import { foreseenEvents, SCORE_TOO_HIGH, scoreAttempt } from './scoring.ts';

const LIMIT_REACHED =
  "You've finished all your quizzes for today. New ones are ready tomorrow, and Heritage members have no daily limit.";

interface RecordContext extends EventContext {
  readonly readStats: (moment: { learner: Learner; now: Date }) => Promise<Stats>;
}

type Recorded = CallResponse<typeof quizCalls.recordQuizResult>;
/** `earned` is null for what earns nothing: a bare score, and an attempt that was recorded before. */
type Once = Omit<Recorded, 'earned'> & { readonly earned: Earned | null };

/** Records a quiz once. Sending the same attempt again is answered as the first time and earns nothing twice. */
export async function recordQuizResult(context: RecordContext, body: QuizResultBody): Promise<Recorded> {
  const { earned, ...recorded } = await commitWithLast(context.db, (tx) => recordOnce(tx, context, body));
  if (earned !== null) return { ...recorded, earned };
  const { entries } = recorded.attempt;
  return { ...recorded, earned: { entries, stats: await context.readStats(context), celebrations: [] } };
}

async function recordOnce(tx: Transaction, context: EventContext, body: QuizResultBody) {
  const { attemptId = randomUUID() } = body;
  const opened = await openTurn(tx, context, { attemptId, body });
  return { last: writeAttempt({ ...body, attemptId }, opened) };
}

/** Waits for nothing before its statements are sent, because the commit follows them. */
async function writeAttempt(body: QuizResultBody & { attemptId: string }, opened: OpenedTurn): Promise<Once> {
  const { turn, earlier, remaining, answers } = opened;
  if (earlier !== null) return { attempt: earlier, remainingToday: remaining, earned: null };
  const { event, ...scored } = scoreAttempt(body, { learner: turn.learner, answers });
  if (remaining === 0) throw new CallError('quiz_limit_reached', LIMIT_REACHED);
  const { attemptId: id, seconds = null } = body;
  const own = { userId: turn.learner.id, id, seconds, localDay: turn.record.today, finishedAt: turn.now };
  const toRow = (entries: Earned['entries']) => ({ ...scored, ...own, entries });
  const insert = (entries: Earned['entries']) => insertAttempt(turn.tx, toRow(entries));
  const earned = event === null ? null : (await recordLearningEvent(turn, event, insert)).earned;
  if (event === null) await insert([]);
  const attempt = toAttempt(toRow(earned?.entries ?? []));
  return { attempt, remainingToday: remaining === null ? null : remaining - 1, earned };
}

type OpenedTurn = Awaited<ReturnType<typeof openTurn>>;

/** Locks the learner's row and reads what the attempt is judged by, in statements that are sent at once. */
async function openTurn(
  tx: Transaction,
  context: EventContext,
  { attemptId, body }: { attemptId: string; body: QuizResultBody },
) {
  const quizId = 'quizId' in body ? body.quizId : undefined;
  const [turn, { record, ...quizTurn }] = await Promise.all([
    lockLearner(tx, context),
    readQuizTurn(tx, { ...context, attemptId, quizId, events: foreseenEvents(body) }),
  ]);
  return { turn: { ...turn, record }, ...quizTurn };
}

/**
 * Adds the quizzes that a visitor finished, each on its own day. Their answers were not stored, so they count as bare
 * scores and earn nothing.
 */
export async function mergeQuizResults(
  { db, learner, now }: EventContext,
  results: readonly VisitorQuiz[],
): Promise<{ added: number }> {
  const rows = results.map((result) => toBareAttempt(result, { learner, now }));
  const added = await db.insert(quizAttempt).values(rows).onConflictDoNothing().returning({ id: quizAttempt.id });
  return { added: added.length };
}

function toBareAttempt(
  { id, category, score, totalQuestions, seconds, ...result }: VisitorQuiz,
  { learner, now }: Pick<EventContext, 'learner' | 'now'>,
): typeof quizAttempt.$inferInsert {
  if (score > totalQuestions) throw new CallError('invalid_request', SCORE_TOO_HIGH);
  // A browser's clock can be ahead.
  const finishedAt = new Date(Math.min(Date.parse(result.finishedAt), now.getTime()));
  const localDay = localDayAt(finishedAt, timeZoneOf(learner));
  const bare = { quizId: null, results: [], entries: [] };
  return { ...bare, userId: learner.id, id, category, score, totalQuestions, seconds, localDay, finishedAt };
}

const insertAttempt = writeOnce((db) => {
  const value = (name: string) => sql.placeholder(name);
  const row = {
    userId: value('userId'),
    id: value('id'),
    quizId: value('quizId'),
    category: value('category'),
    score: value('score'),
    totalQuestions: value('totalQuestions'),
    seconds: value('seconds'),
    results: value('results'),
    entries: value('entries'),
    localDay: value('localDay'),
    finishedAt: value('finishedAt'),
  };
  return db.insert(quizAttempt).values(row).prepare('insert_quiz_attempt');
});
