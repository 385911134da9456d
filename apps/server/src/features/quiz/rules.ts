import { QUIZZES_PER_HOUR } from '@wickwise/contract/constants';
import type { AnswerReview, MatchReview, OptionId } from '@wickwise/contract/quiz';
import { fixedQuizzes } from '@wickwise/curriculum/quizzes/fixed-quizzes';
import type { QuizQuestion } from '@wickwise/curriculum/quizzes/quiz';
import type { QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { isQuizIncluded, quizById } from './quiz-list.ts';

/** The rate limit for answers, because each one is stored permanently. */
export const answerLimit = { name: 'quiz-answer', points: 120, seconds: 2 * 60 } as const;
export const TOO_MANY_ANSWERS = 'That’s a lot of answers in a short time. Wait a minute, then try again.';

/** The rate limit for finished quizzes, because each one is stored permanently. No one takes this many. */
export const resultLimit = { name: 'quiz-result', points: QUIZZES_PER_HOUR, seconds: 60 * 60 } as const;
/** How often a vocabulary quiz may be started, because its questions are stored permanently. */
export const startLimit = { name: 'vocabulary-quiz', points: QUIZZES_PER_HOUR, seconds: 60 * 60 } as const;
/** The same for knowledge checks. */
export const drawLimit = { name: 'quiz-draw', points: QUIZZES_PER_HOUR, seconds: 60 * 60 } as const;
/**
 * How often the visitors of one network may draw or answer in a minute: a visitor's charts are drawn again each time,
 * which takes milliseconds of the processor that everyone waits for.
 */
export const visitorLimit = { points: 240, seconds: 60 } as const;
/** How often a visitor's quizzes may be added to an account. */
export const mergeLimit = { name: 'quiz-merge', points: 60, seconds: 60 * 60 } as const;
export const TOO_MANY_QUIZZES = 'That’s a lot of quizzes in a short time. Please take a break and try again later.';

/** The key under which a learner's answer to a question is stored; matches are stored next to the questions. */
export const matchingId = (zoneId: string): string => `matching:${zoneId}`;

/** The key under which a learner's answer about a term is stored. */
export const termQuestionId = ({ type, termId }: { type: string; termId: string }): string => `${type}:${termId}`;

export function findQuiz(quizId: string, learner: Learner | null): QuizBank {
  const quiz = quizById.get(quizId);
  if (quiz === undefined) throw new CallError('not_found', 'There is no quiz with that name.');
  if (isQuizIncluded(quiz, { hasHeritageAccess: hasHeritageAccess(learner) })) return quiz;
  throw new CallError('heritage_required', 'This quiz is available to Heritage tier members only.');
}

/** The questions that a quiz asked everyone before tries were drawn. */
export function fixedQuestionsOf({ id: quizId }: QuizBank): readonly QuizQuestion[] {
  return fixedQuizzes.find(({ id }) => id === quizId)?.questions ?? [];
}

type KeyedQuestion = Pick<QuizQuestion, 'correctAnswer' | 'explanation'> & { patternType?: string | null };

/** The key of a question, and how a choice compares with it. */
export function reviewAnswer(question: KeyedQuestion, chosen: OptionId | null): AnswerReview {
  const { correctAnswer, explanation, patternType = null } = question;
  return { chosen, isCorrect: chosen === correctAnswer, correctAnswer, explanation, patternType };
}

/** The placements, compared with the right ones. Each zone and each item has to occur once. */
export function reviewMatches(
  { matching }: QuizBank,
  placements: readonly Omit<MatchReview, 'correctItemId'>[],
): MatchReview[] {
  const placed = new Map(placements.map(({ zoneId, itemId }) => [zoneId, itemId]));
  const pairs = matching?.pairs.filter(({ zoneId }) => placed.has(zoneId)) ?? [];
  const isWhole = pairs.length === placements.length && pairs.length > 0;
  const isEachOnce = pairs.every(({ entry }) => placements.filter(({ itemId }) => itemId === entry.id).length === 1);
  if (!isWhole || !isEachOnce) {
    throw new CallError('invalid_request', 'Place each picture of the exercise exactly once.');
  }
  return placements.map((placement) => {
    const right = pairs.find(({ zoneId }) => zoneId === placement.zoneId);
    return { ...placement, correctItemId: right?.entry.id ?? '' };
  });
}
