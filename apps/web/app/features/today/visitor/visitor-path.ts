import { learningPath } from '@wickwise/curriculum/learning-path';
import type { PathInput } from '@wickwise/learning/today/new-steps';
import type { Lesson } from '#app/features/pattern/public.ts';

/** Where a visitor stands on the path, by their lessons and the articles that they read. */
export function standOnPath(lessons: readonly Lesson[], articles: readonly string[]): PathInput {
  const states = lessons.map(
    ({ pattern: { id, unlockRequirements }, state }) => [id, { state, unlockRequirements }] as const,
  );
  return { path: learningPath, lessons: new Map(states), read: new Set(articles) };
}

/** How long an article takes; null for one that isn't on the path. */
export function minutesOfArticle(articleId: string): number | null {
  return learningPath.find(({ kind, id }) => kind === 'article' && id === articleId)?.minutes ?? null;
}
