import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { QuizResultBody } from '@wickwise/contract/quiz-result';
import type { Quiz } from '@wickwise/curriculum/quizzes/quiz';
import type { DrawnQuestion } from '@wickwise/curriculum/vocabulary/vocabulary-quiz';
import type { LearningEvent } from '@wickwise/learning/ledger';
import type { QuestionResult } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import type { StoredAnswer } from './data.ts';
import { findQuiz, matchingId, termQuestionId } from './rules.ts';

export const SCORE_TOO_HIGH = "The score can't be higher than the number of questions.";

/** An attempt as it is recorded. */
export interface ScoredAttempt {
  readonly quizId: string | null;
  readonly category: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly results: readonly QuestionResult[];
  /** Null if it earns nothing: for a bare score, for a quiz without a single answer, and for an unfinished vocabulary quiz. */
  readonly event: LearningEvent | null;
}

interface AnswersOfAttempt {
  readonly learner: Learner;
  /** The questions of a vocabulary quiz. */
  readonly asked: readonly DrawnQuestion[];
  readonly answers: readonly StoredAnswer[];
}

/** Counts the judged answers. A contradictory score is rejected. */
export function scoreAttempt(body: QuizResultBody, { learner, asked, answers }: AnswersOfAttempt): ScoredAttempt {
  if (body.score > body.totalQuestions) {
    throw new CallError('invalid_request', SCORE_TOO_HIGH);
  }
  if ('quizId' in body) {
    const seconds = body.seconds ?? null;
    if (body.quizId === VOCABULARY_CATEGORY) return scoreVocabulary(asked, answers, seconds);
    return scoreQuiz(findQuiz(body.quizId, learner), answers, seconds);
  }
  const { category, score, totalQuestions } = body;
  return { quizId: null, category, score, totalQuestions, results: [], event: null };
}

/** As judged at that moment: changing a quiz later doesn't change old answers. */
function scoreQuiz(quiz: Quiz, answers: readonly StoredAnswer[], seconds: number | null): ScoredAttempt {
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  const results = quiz.questions.map(({ id, patternType = null }) => toResult(id, patternType, stored.get(id)));
  const score = countCorrect(results);
  const answered = results.filter(({ chosen }) => chosen !== null).length;
  const { id: quizId, category } = quiz;
  const totalQuestions = results.length;
  const kind = kindOf(answered, totalQuestions);
  return {
    quizId,
    category,
    score,
    totalQuestions,
    results: [...results, ...matchResults(quiz, stored)],
    event: answered === 0 ? null : { kind, quizId, correct: score, total: totalQuestions, seconds },
  };
}

function toResult(questionId: string, patternType: string | null, answer: StoredAnswer | undefined): QuestionResult {
  const { chosen = null, isCorrect = false, confidence = null } = answer ?? {};
  return { questionId, patternType, chosen, isCorrect, ...(confidence === null ? {} : { confidence }) };
}

/** A quiz with unanswered questions doesn't count as taken, however often it's sent: badges count complete ones. */
function kindOf(answered: number, questions: number): 'quiz-completed' | 'quiz-attempted' {
  return answered < questions ? 'quiz-attempted' : 'quiz-completed';
}

/** The items are patterns, so the matches say something about their lessons too. */
function matchResults({ matching }: Quiz, stored: ReadonlyMap<string, StoredAnswer>): QuestionResult[] {
  const zones = matching?.zones ?? [];
  return zones.flatMap(({ id, itemId }) => {
    const answer = stored.get(matchingId(id));
    return answer === undefined ? [] : [toResult(matchingId(id), itemId, answer)];
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
    return toResult(questionId, null, stored.get(questionId));
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
