import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { QuizResultBody, VocabularyAnswer, VocabularyResult } from '@wickwise/contract/quiz-result';
import type { Quiz } from '@wickwise/curriculum/quizzes/quiz';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import type { LearningEvent } from '@wickwise/learning/ledger';
import type { QuestionResult } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import type { StoredAnswer } from './data.ts';
import { findQuiz, matchingId } from './rules.ts';

export const SCORE_TOO_HIGH = "The score can't be higher than the number of questions.";

/** An attempt as it is recorded. */
export interface ScoredAttempt {
  readonly quizId: string | null;
  readonly category: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly results: readonly QuestionResult[];
  /** Null if it earns nothing: for a bare score, and for a quiz without a single answer. */
  readonly event: LearningEvent | null;
}

/** Counts the judged or sent answers. Contradictory ones are rejected. */
export function scoreAttempt(
  body: QuizResultBody,
  { learner, answers }: { learner: Learner; answers: readonly StoredAnswer[] },
): ScoredAttempt {
  if (body.score > body.totalQuestions) {
    throw new CallError('invalid_request', SCORE_TOO_HIGH);
  }
  if ('quizId' in body) return scoreQuiz(findQuiz(body.quizId, learner), answers, body.seconds ?? null);
  if ('answers' in body) return scoreVocabulary(body);
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

const termById: ReadonlyMap<string, Term> = new Map(vocabulary.map((term) => [term.id, term]));

function scoreVocabulary(body: VocabularyResult): ScoredAttempt {
  const { answers, seconds = null } = body;
  const isDistinct = new Set(answers.map(({ termId }) => termId)).size === answers.length;
  refuseUnless(isDistinct, 'A term can be asked about only once.');
  const results = answers.map((answer) => ({
    questionId: `${answer.type}:${answer.termId}`,
    patternType: null,
    chosen: answer.chosen,
    isCorrect: answer.chosen === correctChoice(answer),
    ...confidenceOf(answer),
  }));
  const score = countCorrect(results);
  const totalQuestions = results.length;
  return {
    quizId: VOCABULARY_CATEGORY,
    category: VOCABULARY_CATEGORY,
    score,
    totalQuestions,
    results,
    event: { kind: 'vocabulary-quiz-completed', correct: score, total: totalQuestions, seconds },
  };
}

/** Nothing if the learner did not say how sure they were. */
function confidenceOf(answer: { confidence?: number | undefined } | undefined): { confidence?: number } {
  return answer?.confidence === undefined ? {} : { confidence: answer.confidence };
}

function correctChoice({ type, termId }: VocabularyAnswer): string {
  const term = termById.get(termId);
  if (term === undefined) throw new CallError('invalid_request', `There is no term with the id ${termId}.`);
  return type === 'category' ? term.category : term.id;
}

function countCorrect(results: readonly QuestionResult[]): number {
  return results.filter(({ isCorrect }) => isCorrect).length;
}

function refuseUnless(isAllowed: boolean, message: string): void {
  if (!isAllowed) throw new CallError('invalid_request', message);
}
