import { VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import { topicOfItem } from '@wickwise/curriculum/quizzes/quiz-topic';
import type { SkillId } from '@wickwise/learning/learner-model/skill';
import type { LocalDay } from '@wickwise/learning/local-day';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type QuestionResult, quizAttempt } from '../../db/schema/quiz.ts';
import type { Learner } from '../../plugins/session.ts';

/**
 * What the quizzes that a learner finished on a day practiced to its end: the terms of a vocabulary quiz, and what a
 * knowledge check asked about no pattern. A pattern is asked about once, which a mistake should bring back.
 */
export async function listFinishedQuizzes(
  db: Database,
  { learner, day }: { learner: Pick<Learner, 'id'>; day: LocalDay },
): Promise<Practice[]> {
  const { quizId, results, localDay } = quizAttempt;
  const own = eq(quizAttempt.userId, sql.placeholder('learner'));
  const query = db
    .select({ quizId, results })
    .from(quizAttempt)
    .where(and(own, eq(localDay, sql.placeholder('day')), isNotNull(quizId)))
    .prepare('list_finished_quizzes');
  const rows = await query.execute({ learner: learner.id, day });
  return rows.flatMap(({ quizId: id, results: asked }) => {
    if (asked.some(({ chosen }) => chosen === null)) return [];
    return id === VOCABULARY_CATEGORY ? vocabularyPractice(asked) : topicPractice(asked);
  });
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
