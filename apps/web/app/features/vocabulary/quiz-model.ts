import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { QuizResult } from '@wickwise/contract/quiz-result';
import type { VocabularyQuestion, VocabularyReview } from '@wickwise/contract/vocabulary';
import { counts } from '@wickwise/curriculum/copy/counts';

/** How many questions a quiz can have. */
export const QUIZ_LENGTHS = [5, 10, 20, 30, 50, counts.terms] as const;
export const DEFAULT_QUIZ_LENGTH = 10;

export interface GivenAnswer {
  readonly question: VocabularyQuestion;
  readonly review: VocabularyReview;
}

/** About how long a quiz takes, in whole minutes. */
export function estimatedMinutes(length: number): number {
  return Math.ceil(length * 0.5);
}

export function isCorrect({ chosen, correctId }: VocabularyReview): boolean {
  return chosen === correctId;
}

/** The name of an option. */
export function optionText({ options }: VocabularyQuestion, optionId: string): string {
  return options.find(({ id }) => id === optionId)?.text ?? '';
}

type QuizGrade = 'perfect' | 'excellence' | 'pass' | 'below';

/** 100% is a perfect score; 80% and 60% are the milestones vocabulary_quiz_excellence and vocabulary_quiz_pass. */
export function gradeQuiz({ correct, total }: { correct: number; total: number }): QuizGrade {
  if (correct === total) return 'perfect';
  if (correct * 10 >= total * 8) return 'excellence';
  return correct * 10 >= total * 6 ? 'pass' : 'below';
}

interface FinishedQuiz {
  readonly id: string;
  readonly answers: readonly GivenAnswer[];
  readonly seconds: number;
}

/** The result to record; the server already has a learner's answers. */
export function toResult({ id, answers, seconds }: FinishedQuiz): QuizResult {
  return {
    category: VOCABULARY_CATEGORY,
    quizId: VOCABULARY_CATEGORY,
    attemptId: id,
    score: answers.filter(({ review }) => isCorrect(review)).length,
    totalQuestions: answers.length,
    seconds,
  };
}
