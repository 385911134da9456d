import { type LearningRecord, type Recorded, recordEvent } from '@wickwise/learning/learning-event';
import { isLessonUnlocked } from '@wickwise/learning/unlock';
import { hasHeritageAccess, type Learner } from '../../plugins/session.ts';
import { isIncluded, patternById } from '../pattern/public.ts';

const MINUTE_MS = 60_000;

/**
 * How often one learner may change a lesson without studying it: reopening it, and completing it again. Each change is
 * a row that stays. First completions need no limit, since there are only so many lessons.
 */
export const lessonChangeAllowance = { burst: 60, everyMs: 30 * MINUTE_MS } as const;

export const TOO_MANY_CHANGES =
  "You've reopened and completed lessons many times in a row. Take a break and try again in half an hour. Nothing you earned is lost.";

export type LessonRefusal = 'not_found' | 'heritage_required' | 'lesson_locked';

interface LessonRequest {
  readonly patternId: string;
  readonly lessons: LearningRecord['lessons'];
  readonly learner: Learner;
}

/** Why a learner may not complete a lesson now, or null when they may. */
export function refusalOf({ patternId, lessons, learner }: LessonRequest): LessonRefusal | null {
  const entry = patternById.get(patternId);
  if (entry === undefined) return 'not_found';
  const access = { hasHeritageAccess: hasHeritageAccess(learner) };
  if (!isIncluded(entry, access)) return 'heritage_required';
  const completed = new Set([...lessons].flatMap(([id, lesson]) => (lesson.completed ? id : [])));
  const { unlockRequirements } = entry;
  return isLessonUnlocked({ unlockRequirements, completed, ...access }) ? null : 'lesson_locked';
}

interface LessonsToMerge {
  readonly patternIds: readonly string[];
  readonly learner: Learner;
  readonly now: Date;
}

/** Completes lessons in an order in which each is open when its turn comes. */
export function recordOpenLessons(before: LearningRecord, { patternIds, learner, now }: LessonsToMerge) {
  const waiting = new Set(patternIds);
  const recorded: Recorded[] = [];
  let record = before;
  const nextOpen = () =>
    [...waiting].find((id) => refusalOf({ patternId: id, lessons: record.lessons, learner }) === null);
  for (let patternId = nextOpen(); patternId !== undefined; patternId = nextOpen()) {
    waiting.delete(patternId);
    const next = recordEvent(record, { kind: 'lesson-completed', patternId }, now);
    recorded.push(next);
    record = next.record;
  }
  return { recorded, record, refused: [...waiting] };
}

export const refusalMessages: Record<LessonRefusal, string> = {
  not_found: 'There is no lesson of that name.',
  heritage_required: 'This lesson is available to Heritage tier members only.',
  lesson_locked: 'Complete previous lessons to unlock this one.',
};
