import type { PlanMinutes, TodayPlan } from '@wickwise/contract/today';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { rateCharts } from '../learner-model/chart-rating.ts';
import { type LearnerModel, modelLearner } from '../learner-model/learner-model.ts';
import type { LocalDay } from '../local-day.ts';
import { describePlan, type PlanContent } from './describe-item.ts';
import { finishedItems, type Practice } from './finished-items.ts';
import type { TodayInput } from './plan-kinds.ts';
import { type FinishedItem, listCandidates, planToday } from './plan-today.ts';

/** All that decides a learner's day. */
export interface DayInput extends Omit<TodayInput, 'model'> {
  /** Every answer of their logs, in any order. */
  readonly answers: readonly LoggedAnswer[];
  readonly today: LocalDay;
  /** What was practiced today, in any order. Of the open lessons only the next one is planned. */
  readonly practices: readonly Practice[];
  readonly minutes: PlanMinutes;
  readonly content: PlanContent;
}

/** How much more is listed for anyone who wants it. */
const MORE = 20;

/** The day's plan as every screen shows it, for a learner on the server as for a visitor in the browser. */
export function planDay(day: DayInput): TodayPlan {
  const input = { ...day, openLessonIds: day.openLessonIds.slice(0, 1) };
  const { today, minutes, content } = input;
  const model = modelLearner(input);
  const finished = finishedOn(input, model);
  const { items, more } = describePlan(planToday({ ...input, model }, { minutes, finished }), { content, today });
  return {
    day: today,
    minutes,
    done: { items: finished.length, minutes: finished.reduce((sum, item) => sum + item.minutes, 0) },
    items,
    more: more.slice(0, MORE),
    rating: rateCharts(model.observations),
  };
}

function finishedOn(input: DayInput, model: LearnerModel): FinishedItem[] {
  const { practices, answers, today } = input;
  if (practices.length === 0) return [];
  const earlier = answers.filter(({ day }) => day < today);
  const atDawn = earlier.length === answers.length ? model : modelLearner({ answers: earlier, today });
  return finishedItems(practices, listCandidates({ ...input, model: atDawn }));
}
