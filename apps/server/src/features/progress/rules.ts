import { isLessonIncluded } from '@wickwise/curriculum/reader-patterns';
import { type AppliedEvent, applyEvent } from '@wickwise/learning/learning-event';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import type { LearningEvent } from '@wickwise/learning/ledger';
import { isLessonUnlocked } from '@wickwise/learning/unlock';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { patternById } from '../pattern/public.ts';
import { catalog } from '../reward/public.ts';
import { itemRefusal } from './items.ts';

/**
 * The rate limit for reopening lessons, because each change is stored permanently. Completions need no limit of their
 * own: there are only so many lessons, and one is completed again only after it was reopened.
 */
export const reopenLimit = { name: 'lesson-reopen', points: 30, seconds: 30 * 60 } as const;

export const TOO_MANY_CHANGES =
  "You've reopened and completed lessons many times in a row. Take a break and try again in half an hour. Nothing you earned is lost.";

type Refusal = 'not_found' | 'heritage_required' | 'lesson_locked' | 'module_locked';

interface EventRequest {
  readonly event: LearningEvent;
  readonly record: LearningRecord;
  readonly learner: Learner;
}

/** Why an event is refused, or null when it is allowed. */
export function refusalOf({ event, record, learner }: EventRequest): Refusal | null {
  if ('patternId' in event) return lessonRefusal(event.patternId, record, learner);
  return 'itemId' in event ? itemRefusal(event, record) : null;
}

function lessonRefusal(patternId: string, { lessons }: LearningRecord, learner: Learner): Refusal | null {
  const entry = patternById.get(patternId);
  if (entry === undefined) return 'not_found';
  const access = { hasHeritageAccess: hasHeritageAccess(learner) };
  if (!isLessonIncluded(entry, access)) return 'heritage_required';
  const completed = new Set([...lessons].flatMap(([id, lesson]) => (lesson.completed ? id : [])));
  const { unlockRequirements } = entry;
  return isLessonUnlocked({ unlockRequirements, completed, ...access }) ? null : 'lesson_locked';
}

interface EventsToMerge {
  readonly events: readonly LearningEvent[];
  readonly learner: Learner;
  readonly now: Date;
}

/** Records events in an order in which each is unlocked when its turn comes. Returns those that never were. */
export function applyOpenEvents(before: LearningRecord, { events, learner, now }: EventsToMerge) {
  const waiting = new Set(events);
  const applied: AppliedEvent[] = [];
  let record = before;
  const nextOpen = () => [...waiting].find((event) => refusalOf({ event, record, learner }) === null);
  for (let event = nextOpen(); event !== undefined; event = nextOpen()) {
    waiting.delete(event);
    const next = applyEvent(record, event, { now, catalog });
    applied.push(withoutMastery(next));
    record = next.record;
  }
  return { applied, record, refused: [...waiting] };
}

/** Lessons completed all at once aren't celebrated one by one, only what they lead to is. */
function withoutMastery(applied: AppliedEvent): AppliedEvent {
  return { ...applied, celebrations: applied.celebrations.filter(({ type }) => type !== 'mastery') };
}

export const refusalMessages: Record<Refusal, string> = {
  not_found: 'There is no lesson, term, section, module or article with that name.',
  heritage_required: 'This lesson is available to Heritage tier members only.',
  lesson_locked: 'Complete previous lessons to unlock this one.',
  module_locked: 'Complete the modules this one builds on first.',
};
