import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import { topicOfItem } from '@wickwise/curriculum/quizzes/quiz-topic';
import type { SkillId } from '@wickwise/learning/learner-model/skill';
import type { Practice } from '@wickwise/learning/today/finished-items';
import type { QuestionResult, quizAttempt } from '../../db/schema/quiz.ts';

type QuizAttemptRow = typeof quizAttempt.$inferSelect;

/**
 * What a finished quiz practiced to its end: the terms of a vocabulary quiz, and what a knowledge check asked about no
 * pattern. A pattern is asked about once, which a mistake should bring back.
 */
export function practicesIn({ quizId, results }: Pick<QuizAttemptRow, 'quizId' | 'results'>): Practice[] {
  if (quizId === null || results.some(({ chosen }) => chosen === null)) return [];
  return [quizId === VOCABULARY_CATEGORY ? vocabularyPractice(results) : topicPractice(results)];
}

function vocabularyPractice(results: readonly QuestionResult[]): Practice {
  return { kind: 'vocabulary', termIds: results.map(({ questionId }) => questionId.split(':')[1] ?? '') };
}

function topicPractice(results: readonly QuestionResult[]): Practice {
  const topics = results.flatMap(({ questionId, patternType }) =>
    patternType === null ? (topicOfItem({ id: questionId }) ?? []) : [],
  );
  return { kind: 'topics', skills: [...new Set(topics)].map((topic): SkillId => `arithmetic:${topic}`) };
}
