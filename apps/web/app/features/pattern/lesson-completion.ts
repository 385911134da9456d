import { useLocation } from 'react-router';
import type { Lesson } from './model.ts';

/** The state of the navigation from a lesson that was just completed to the list. */
export interface LessonCompletion {
  readonly patternId: string;
  /** What the lesson earned, in words. Null for a visitor, and when it is told elsewhere. */
  readonly earnedText: string | null;
}

/** The lesson that the viewer comes from, having completed it; null otherwise. */
export function useCompletedLesson(lessons: readonly Lesson[]): { lesson: Lesson; earnedText: string | null } | null {
  const completion = parseCompletion(useLocation().state);
  const lesson = lessons.find(({ pattern, state }) => pattern.id === completion?.patternId && state === 'completed');
  return completion === null || lesson === undefined ? null : { lesson, earnedText: completion.earnedText };
}

/** The browser keeps the state of a page, and may return one of an earlier version. */
export function parseCompletion(state: unknown): LessonCompletion | null {
  if (typeof state !== 'object' || state === null) return null;
  const { patternId, earnedText } = state as { patternId?: unknown; earnedText?: unknown };
  if (typeof patternId !== 'string') return null;
  return { patternId, earnedText: typeof earnedText === 'string' ? earnedText : null };
}
