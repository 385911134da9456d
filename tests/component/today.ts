import type { KnownSkill, PlanItem, TodayPlan } from '@wickwise/contract/today';
import { answer } from './answers.ts';

/** An item of a plan: a drill, unless its action is another one. */
export function planItem(fields: Partial<PlanItem> = {}): PlanItem {
  return {
    id: 'due-review:recognize:hammer',
    kind: 'due-review',
    title: 'Review Hammer',
    reason: 'You missed it on Tuesday.',
    minutes: 1,
    action: { kind: 'drill', patternId: 'hammer', against: null },
    ...fields,
  };
}

export const lessonItem = planItem({
  id: 'new-lesson:hammer',
  kind: 'new-lesson',
  title: 'Learn Hammer',
  reason: 'It’s your next lesson on a pattern.',
  minutes: 4,
  action: { kind: 'lesson', patternId: 'hammer' },
});

export function todayPlan(fields: Partial<TodayPlan> = {}): TodayPlan {
  const nothing = { items: 0, minutes: 0 };
  return { day: '2026-03-09', minutes: 10, done: nothing, items: [lessonItem], more: [], rating: null, ...fields };
}

export function knownSkill(fields: Partial<KnownSkill> = {}): KnownSkill {
  return {
    skill: 'recognize:doji',
    name: 'Doji',
    status: 'familiar',
    since: '2026-03-02',
    dueOn: '2026-03-20',
    recent: { right: 5, answers: 6 },
    requirements: [
      { text: 'Correct in your last ten answers on unseen charts: 5 (6 needed)', isMet: false },
      { text: 'Days with a right answer: 3 (3 needed)', isMet: true },
    ],
    loss: null,
    ...fields,
  };
}

/** The server's plan and skills of a learner. */
export function answerToday({
  plan = todayPlan(),
  skills = [],
}: {
  plan?: TodayPlan;
  skills?: KnownSkill[];
} = {}): void {
  answer('GET /api/today', plan);
  answer('GET /api/skills', skills);
}
