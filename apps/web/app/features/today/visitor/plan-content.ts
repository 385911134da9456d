import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import type { PlanContent } from '@wickwise/learning/today/describe-item';
import { type Lesson, nameFromId } from '#app/features/pattern/public.ts';

/** The names that a visitor's plan is told with. */
export function planContent(lessons: readonly Lesson[], termName: (termId: string) => string = String): PlanContent {
  const names = new Map(lessons.map(({ pattern: { id, name } }) => [id, name]));
  return {
    patternName: (id) => names.get(id) ?? nameFromId(id),
    termName,
    topicName: nameFromId,
    articleName: (id) => readingCards.find((card) => card.id === id)?.title ?? nameFromId(id),
    // A visitor's plan has neither of them.
    scenarioFor: String,
    quizFor: String,
  };
}
