import type { PlanMinutes, TodayPlan } from '@wickwise/contract/today';
import { localDayAt } from '@wickwise/learning/local-day';
import { describePlan } from '@wickwise/learning/today/describe-item';
import type { Lesson } from '#app/features/pattern/public.ts';
import { deviceDayClock } from '#app/lib/day-clock.ts';
import { planContent } from './plan-content.ts';

/** How long a lesson usually takes. */
const LESSON_MINUTES = 4;

/** The plan of a visitor who hasn't answered anything: the next lesson. It needs no model. */
export function newcomerPlan(lessons: readonly Lesson[], minutes: PlanMinutes): TodayPlan {
  const day = localDayAt(new Date(), deviceDayClock());
  const next = lessons.filter(({ state }) => state === 'playable').slice(0, 1);
  const described = describePlan({ items: next.map(toItem), more: [] }, { content: planContent(lessons), today: day });
  return { day, minutes, done: { items: 0, minutes: 0 }, ...described, rating: null };
}

function toItem({ pattern: { id: patternId } }: Lesson) {
  return {
    kind: 'new-lesson',
    id: `new-lesson:${patternId}`,
    minutes: LESSON_MINUTES,
    subject: patternId,
    covers: [`recognize:${patternId}`],
    reason: { patternId },
  } as const;
}
