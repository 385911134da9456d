import type { PlanMinutes, TodayPlan } from '@wickwise/contract/today';
import { localDayAt } from '@wickwise/learning/local-day';
import { describePlan } from '@wickwise/learning/today/describe-item';
import { type NewStep, newSteps } from '@wickwise/learning/today/new-steps';
import type { Lesson } from '#app/features/pattern/public.ts';
import { deviceDayClock } from '#app/lib/day-clock.ts';
import { planContent } from './plan-content.ts';
import { standOnPath } from './visitor-path.ts';

interface Newcomer {
  readonly lessons: readonly Lesson[];
  readonly articles: readonly string[];
  readonly minutes: PlanMinutes;
}

/** The plan of a visitor who hasn't answered anything: the next step of the path. It needs no model. */
export function newcomerPlan({ lessons, articles, minutes }: Newcomer): TodayPlan {
  const day = localDayAt(new Date(), deviceDayClock());
  const next = newSteps(standOnPath(lessons, articles), new Set()).slice(0, 1);
  const described = describePlan({ items: next.map(toItem), more: [] }, { content: planContent(lessons), today: day });
  return { day, minutes, done: { items: 0, minutes: 0 }, ...described, rating: null };
}

function toItem(step: NewStep) {
  const { id, minutes } = step;
  return { kind: 'new-lesson', id: `new-lesson:${id}`, minutes, subject: id, covers: [], reason: step } as const;
}
