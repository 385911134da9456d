import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import { findItem, questionIdAt } from '@wickwise/curriculum/quizzes/draw-quiz';
import { topicOfItem } from '@wickwise/curriculum/quizzes/quiz-topic';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { localDayAt, parseLocalDay } from '@wickwise/learning/local-day';
import { desc } from 'drizzle-orm';
import { quizAnswer, type quizDraw } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';
import { dayClockOf } from '../progress/public.ts';
import { patternNamedBy } from './named-patterns.ts';
import { quizById } from './quiz-list.ts';
import { fixedQuestionsOf, matchingId } from './rules.ts';

/** More of them would take longer to read than they would tell. */
const ANSWERS_READ = 5000;

type AnswerRow = typeof quizAnswer.$inferSelect;
type DrawnItems = Pick<typeof quizDraw.$inferSelect, 'quizId' | 'attemptId' | 'itemIds'>;
type Attempt = Pick<AnswerRow, 'quizId' | 'attemptId'>;

/** What a query of `user` reads with it. */
export const quizLog = {
  quizAnswers: { orderBy: desc(quizAnswer.answeredAt), limit: ANSWERS_READ },
  quizDraws: { columns: { quizId: true, attemptId: true, itemIds: true } },
} as const;

interface QuizLog {
  readonly quizAnswers: readonly AnswerRow[];
  readonly quizDraws: readonly DrawnItems[];
}

/** The learner's latest answers in quizzes, finished or not, as the learner model reads them. */
export function toQuizAnswers(
  { quizAnswers: rows, quizDraws: drawn }: QuizLog,
  learner: Pick<Learner, 'timeZone' | 'dayBeginsAt'>,
): LoggedAnswer[] {
  const clock = dayClockOf(learner);
  const itemsByAttempt = new Map(drawn.map((draw) => [keyOf(draw), draw.itemIds]));
  const rowsByAttempt = Map.groupBy(rows, keyOf);
  return rows.flatMap((row) => {
    const attempt = keyOf(row);
    const asked = { itemIds: itemsByAttempt.get(attempt) ?? null, ofAttempt: rowsByAttempt.get(attempt) ?? [] };
    const facts = factsOf(row, asked);
    const day = row.localDay === null ? localDayAt(row.answeredAt, clock) : parseLocalDay(row.localDay);
    return facts === null ? [] : { id: `${attempt} ${row.questionId}`, at: row.answeredAt, day, ...facts };
  });
}

function keyOf({ quizId, attemptId }: Attempt): string {
  return `${quizId} ${attemptId}`;
}

type When = 'id' | 'at' | 'day' | 'responseMs';
type FactsOf<Answer> = Answer extends LoggedAnswer ? Omit<Answer, When> : never;
type Facts = FactsOf<LoggedAnswer>;

interface Asked {
  /** What the attempt asked; null for one from before attempts were drawn. */
  readonly itemIds: readonly string[] | null;
  readonly ofAttempt: readonly AnswerRow[];
}

/** Null for a question that ran out of time, and for one that is no longer asked. */
function factsOf(row: AnswerRow, asked: Asked): Facts | null {
  const { questionId, chosen, isCorrect } = row;
  if (chosen === null) return null;
  const [part = '', subject = ''] = questionId.split(':');
  if (row.quizId === VOCABULARY_CATEGORY) return { kind: 'vocabulary', question: part, termId: subject, isCorrect };
  if (part === 'matching') return matchFacts(row, chosen, asked);
  return asked.itemIds === null ? fixedFacts(row, chosen) : drawnFacts(row, asked.itemIds);
}

/** All zones of an attempt are matched at once, and each picture could have gone to each of them. */
function matchFacts({ quizId, questionId }: AnswerRow, chosenId: string, { ofAttempt }: Asked): Facts | null {
  const pairs = quizById.get(quizId)?.matching?.pairs ?? [];
  const patternOf = (id: string) => pairs.find(({ zoneId }) => matchingId(zoneId) === id)?.entry.id;
  const patternId = patternOf(questionId);
  if (patternId === undefined) return null;
  return {
    kind: 'matching',
    patternId,
    chosenId,
    offeredIds: ofAttempt.flatMap((row) => patternOf(row.questionId) ?? []),
  };
}

function drawnFacts({ quizId, questionId, ...row }: AnswerRow, itemIds: readonly string[]): Facts | null {
  const bank = quizById.get(quizId);
  const itemId = itemIds.find((_, place) => questionIdAt(place) === questionId);
  const item = bank === undefined ? null : findItem(bank, itemId);
  if (item === null) return null;
  const { isCorrect, chosenPatternId, offeredIds } = row;
  const { patternType: patternId, isDrawn } = item;
  const topic = topicOfItem(item) ?? quizId;
  const named = { chosenPatternId, offeredIds: offeredIds ?? undefined };
  return { kind: 'knowledge-check', itemId: item.id, patternId, topic, isDrawn, isCorrect, ...named };
}

/** The questions that everyone was asked. */
function fixedFacts({ quizId, questionId, isCorrect }: AnswerRow, chosen: string): Facts | null {
  const bank = quizById.get(quizId);
  const question = bank && fixedQuestionsOf(bank).find(({ id }) => id === questionId);
  if (bank === undefined || question === undefined) return null;
  const { patternType: patternId = null } = question;
  const chosenPatternId = patternNamedBy(question, chosen);
  const about = { itemId: questionId, patternId, topic: bank.category };
  return { kind: 'knowledge-check', ...about, isDrawn: false, isCorrect, chosenPatternId };
}
