import type { AnswerReview, MatchReview, OptionId } from '@wickwise/contract/quiz';
import type { Quiz, QuizQuestion } from '@wickwise/curriculum/quizzes/quiz';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { isQuizIncluded, quizById } from './quiz-list.ts';

/** The rate limit for answers, because each one is stored permanently. */
export const answerLimit = { name: 'quiz-answer', points: 120, seconds: 2 * 60 } as const;
export const TOO_MANY_ANSWERS = 'That’s a lot of answers in a short time. Wait a minute, then try again.';

/** The rate limit for finished quizzes, because each one is stored permanently. No one takes this many. */
export const resultLimit = { name: 'quiz-result', points: 60, seconds: 60 * 60 } as const;
/** How often a vocabulary quiz may be started, because its questions are stored permanently. */
export const startLimit = { name: 'vocabulary-quiz', points: 60, seconds: 60 * 60 } as const;
/** How often a visitor's quizzes may be added to an account. */
export const mergeLimit = { name: 'quiz-merge', points: 60, seconds: 60 * 60 } as const;
export const TOO_MANY_QUIZZES = 'That’s a lot of quizzes in a short time. Please take a break and try again later.';

/** The key under which a learner's answer to a question is stored; matches are stored next to the questions. */
export const matchingId = (zoneId: string): string => `matching:${zoneId}`;

/** The key under which a learner's answer about a term is stored. */
export const termQuestionId = ({ type, termId }: { type: string; termId: string }): string => `${type}:${termId}`;

export function findQuiz(quizId: string, learner: Learner | null): Quiz {
  const quiz = quizById.get(quizId);
  if (quiz === undefined) throw new CallError('not_found', 'There is no quiz with that name.');
  if (isQuizIncluded(quiz, { hasHeritageAccess: hasHeritageAccess(learner) })) return quiz;
  throw new CallError('heritage_required', 'This quiz is available to Heritage tier members only.');
}

export function findQuestion({ questions }: Quiz, questionId: string): QuizQuestion {
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) throw new CallError('invalid_request', "This quiz doesn't have that question.");
  return question;
}

/** The key of a question, and how a choice compares with it. */
export function reviewAnswer(question: QuizQuestion, chosen: OptionId | null): AnswerReview {
  const { correctAnswer, explanation, patternType = null } = question;
  return { chosen, isCorrect: chosen === correctAnswer, correctAnswer, explanation, patternType };
}

/** The placements, compared with the right ones. Each zone and each item has to occur once. */
export function reviewMatches({ matching }: Quiz, placements: readonly Omit<MatchReview, 'correctItemId'>[]) {
  const { items = [], zones = [] } = matching ?? {};
  const placed = new Map(placements.map(({ zoneId, itemId }) => [zoneId, itemId]));
  const isWhole = zones.length > 0 && zones.every(({ id }) => placed.has(id)) && placed.size === zones.length;
  const isEachOnce = items.every(({ id }) => placements.filter(({ itemId }) => itemId === id).length === 1);
  if (!isWhole || !isEachOnce) {
    throw new CallError('invalid_request', 'Each picture of the exercise has to be placed once.');
  }
  return zones.map(({ id, itemId }): MatchReview => {
    return { zoneId: id, itemId: placed.get(id) ?? '', correctItemId: itemId };
  });
}
