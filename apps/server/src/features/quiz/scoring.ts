import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { QuizResult, QuizResultBody, VocabularyAnswer, VocabularyResult } from '@wickwise/contract/quiz';
import type { Quiz } from '@wickwise/curriculum/quizzes/quiz';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import type { LearningEvent } from '@wickwise/learning/ledger';
import type { QuestionResult } from '../../db/schema/quiz.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { isIncluded, quizById } from './data.ts';

/** An attempt as it is recorded. */
export interface ScoredAttempt {
  readonly quizId: string | null;
  readonly category: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly results: readonly QuestionResult[];
  /** Null for what earns nothing: a bare score, and a quiz of which no question was answered. */
  readonly event: LearningEvent | null;
}

/** Counts what was sent. What does not fit together is refused. */
export function scoreAttempt(body: QuizResultBody, learner: Learner): ScoredAttempt {
  if (body.score > body.totalQuestions) {
    throw new CallError('invalid_request', "The score can't be higher than the number of questions.");
  }
  if ('quizId' in body) return scoreQuiz(body, learner);
  if ('answers' in body) return scoreVocabulary(body);
  const { category, score, totalQuestions } = body;
  return { quizId: null, category, score, totalQuestions, results: [], event: null };
}

function scoreQuiz(body: QuizResult, learner: Learner): ScoredAttempt {
  const { quizId, answers, matching = [], seconds = null } = body;
  const quiz = findQuiz(quizId, learner);
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer]));
  const isKnown = (id: string) => quiz.questions.some((question) => question.id === id);
  refuseUnless(chosen.size === answers.length, 'A question can be answered only once.');
  refuseUnless([...chosen.keys()].every(isKnown), "This quiz doesn't have one of the questions you answered.");
  const results = quiz.questions.map(({ id, patternType = null, correctAnswer }) => {
    const answer = chosen.get(id);
    const isCorrect = answer?.chosen === correctAnswer;
    return { questionId: id, patternType, chosen: answer?.chosen ?? null, isCorrect, ...confidenceOf(answer) };
  });
  const score = countCorrect(results);
  const totalQuestions = results.length;
  const answered = { correct: score, total: totalQuestions, seconds };
  return {
    ...{ quizId, category: quiz.category, score, totalQuestions },
    results: [...results, ...matchResults(quiz, matching)],
    event: chosen.size === 0 ? null : { kind: kindOf(chosen.size, totalQuestions), quizId, ...answered },
  };
}

/** One answer of many is no quiz taken, however often it's sent: badges count the ones that were answered whole. */
function kindOf(answered: number, questions: number): 'quiz-completed' | 'quiz-attempted' {
  return answered < questions ? 'quiz-attempted' : 'quiz-completed';
}

function findQuiz(quizId: string, learner: Learner): Quiz {
  const quiz = quizById.get(quizId);
  if (quiz === undefined) throw new CallError('not_found', 'There is no quiz of that name.');
  if (isIncluded(quiz, { hasHeritageAccess: hasHeritageAccess(learner) })) return quiz;
  throw new CallError('heritage_required', 'This quiz is available to Heritage tier members only.');
}

/** The items are patterns, so what was matched tells about their lessons too. */
function matchResults({ matching }: Quiz, placements: NonNullable<QuizResult['matching']>): QuestionResult[] {
  const placed = new Map(placements.map(({ zoneId, itemId }) => [zoneId, itemId]));
  const zones = matching?.zones ?? [];
  const isItem = (id: string) => matching?.items.some((item) => item.id === id) === true;
  const isEachOnce = placed.size === placements.length && new Set(placed.values()).size === placements.length;
  refuseUnless(isEachOnce, 'An item can be placed only once.');
  refuseUnless(
    placements.every(({ zoneId, itemId }) => isItem(itemId) && zones.some(({ id }) => id === zoneId)),
    "This quiz doesn't have one of the items you placed.",
  );
  return zones.flatMap(({ id, itemId }) => {
    const chosen = placed.get(id);
    if (chosen === undefined) return [];
    return [{ questionId: `matching:${id}`, patternType: itemId, chosen, isCorrect: chosen === itemId }];
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
    ...{ quizId: VOCABULARY_CATEGORY, category: VOCABULARY_CATEGORY, score, totalQuestions, results },
    event: { kind: 'vocabulary-quiz-completed', correct: score, total: totalQuestions, seconds },
  };
}

/** Nothing where the learner did not say how sure they were. */
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
