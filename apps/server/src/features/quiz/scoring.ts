import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { QuizResultBody } from '@wickwise/contract/quiz-result';
import { findItem, type QuizDraw, questionIdAt } from '@wickwise/curriculum/quizzes/draw-quiz';
import type { QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import type { DrawnQuestion } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import type { LearningEvent } from '@wickwise/learning/ledger';
import type { QuestionResult } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import type { StoredAnswer } from './data.ts';
import { findQuiz, fixedQuestionsOf, matchingId, termQuestionId } from './rules.ts';

export const SCORE_TOO_HIGH = "The score can't be higher than the number of questions.";

/** An attempt as it is recorded. */
export interface ScoredAttempt {
  readonly quizId: string | null;
  readonly category: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly results: readonly QuestionResult[];
  /**
   * Null if it earns nothing: for a bare score, for a quiz without a single answer or whose questions were not drawn,
   * and for an unfinished vocabulary quiz.
   */
  readonly event: LearningEvent | null;
}

interface AnswersOfAttempt {
  readonly learner: Learner;
  /** What a knowledge check asked; null for one that was not drawn. */
  readonly draw: QuizDraw | null;
  /** The questions of a vocabulary quiz. */
  readonly asked: readonly DrawnQuestion[];
  readonly answers: readonly StoredAnswer[];
}

/** Counts the judged answers. A contradictory score is rejected. */
export function scoreAttempt(body: QuizResultBody, { learner, draw, asked, answers }: AnswersOfAttempt): ScoredAttempt {
  if (body.score > body.totalQuestions) {
    throw new CallError('invalid_request', SCORE_TOO_HIGH);
  }
  if ('quizId' in body) {
    const seconds = body.seconds ?? null;
    if (body.quizId === VOCABULARY_CATEGORY) return scoreVocabulary(asked, answers, seconds);
    return scoreQuiz(findQuiz(body.quizId, learner), { draw, answers, seconds });
  }
  const { category, score, totalQuestions } = body;
  return { quizId: null, category, score, totalQuestions, results: [], event: null };
}

interface AnswersOfCheck extends Pick<AnswersOfAttempt, 'draw' | 'answers'> {
  readonly seconds: number | null;
}

/** As judged at that moment: changing a quiz later doesn't change old answers. */
function scoreQuiz(bank: QuizBank, { draw, answers, seconds }: AnswersOfCheck): ScoredAttempt {
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  const results = askedIn(bank, draw).map(({ answerId, ...question }) => toResult(question, stored.get(answerId)));
  const score = countCorrect(results);
  const answered = results.filter(({ chosen }) => chosen !== null).length;
  const { id: quizId, category } = bank;
  const totalQuestions = results.length;
  const kind = kindOf(answered, totalQuestions);
  const earns = draw !== null && answered > 0;
  return {
    quizId,
    category,
    score,
    totalQuestions,
    results: [...results, ...matchResults(bank, stored)],
    event: earns ? { kind, quizId, correct: score, total: totalQuestions, seconds } : null,
  };
}

interface ScoredQuestion {
  readonly questionId: string;
  readonly patternType: string | null;
}

/** The questions of an attempt, each with the id under which its answer is stored. */
function askedIn(bank: QuizBank, draw: QuizDraw | null): (ScoredQuestion & { answerId: string })[] {
  if (draw === null) {
    return fixedQuestionsOf(bank).map(({ id, patternType = null }) => ({ answerId: id, questionId: id, patternType }));
  }
  return draw.itemIds.map((itemId, place) => {
    const patternType = findItem(bank, itemId)?.patternType ?? null;
    return { answerId: questionIdAt(place), questionId: itemId, patternType };
  });
}

function toResult({ questionId, patternType }: ScoredQuestion, answer: StoredAnswer | undefined): QuestionResult {
  const { chosen = null, isCorrect = false, confidence = null, chosenPatternId = null } = answer ?? {};
  return {
    questionId,
    patternType,
    chosen,
    isCorrect,
    ...(chosenPatternId === null ? {} : { chosenPatternId }),
    ...(confidence === null ? {} : { confidence }),
  };
}

/** A quiz with unanswered questions doesn't count as taken, however often it's sent: badges count complete ones. */
function kindOf(answered: number, questions: number): 'quiz-completed' | 'quiz-attempted' {
  return answered < questions ? 'quiz-attempted' : 'quiz-completed';
}

/** The items are patterns, so the matches say something about their lessons too. */
function matchResults({ matching }: QuizBank, stored: ReadonlyMap<string, StoredAnswer>): QuestionResult[] {
  const pairs = matching?.pairs ?? [];
  return pairs.flatMap(({ zoneId, entry }) => {
    const answer = stored.get(matchingId(zoneId));
    return answer === undefined ? [] : [toResult({ questionId: matchingId(zoneId), patternType: entry.id }, answer)];
  });
}

/** A quiz that wasn't finished earns nothing: its unanswered questions count as wrong. */
function scoreVocabulary(
  asked: readonly DrawnQuestion[],
  answers: readonly StoredAnswer[],
  seconds: number | null,
): ScoredAttempt {
  if (asked.length === 0) throw new CallError('not_found', 'There is no vocabulary quiz with that id.');
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  const results = asked.map((question) => {
    const questionId = termQuestionId(question);
    return toResult({ questionId, patternType: null }, stored.get(questionId));
  });
  const [score, totalQuestions] = [countCorrect(results), results.length];
  const completed = { kind: 'vocabulary-quiz-completed', correct: score, total: totalQuestions, seconds } as const;
  const isFinished = results.every(({ chosen }) => chosen !== null);
  const named = { quizId: VOCABULARY_CATEGORY, category: VOCABULARY_CATEGORY };
  return { ...named, score, totalQuestions, results, event: isFinished ? completed : null };
}

function countCorrect(results: readonly QuestionResult[]): number {
  return results.filter(({ isCorrect }) => isCorrect).length;
}
