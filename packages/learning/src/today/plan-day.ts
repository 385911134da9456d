import type { PlanMinutes, TodayPlan } from '@wickwise/contract/today';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { rateCharts } from '../learner-model/chart-rating.ts';
import { type LearnerModel, modelLearner } from '../learner-model/learner-model.ts';
import type { SkillId } from '../learner-model/skill.ts';
import type { LocalDay } from '../local-day.ts';
import { describePlan, type PlanContent } from './describe-item.ts';
import { finishedItems, type Practice } from './finished-items.ts';
import { newSteps, type PathInput } from './new-steps.ts';
import { isUntaught, placedPatterns } from './placed-patterns.ts';
import type { TodayInput } from './plan-kinds.ts';
import { type FinishedItem, listCandidates, planToday } from './plan-today.ts';

/** All that decides a learner's day. */
export interface DayInput extends Omit<TodayInput, 'model' | 'newSteps'>, PathInput {
  /** Every answer of their logs, in any order. */
  readonly answers: readonly LoggedAnswer[];
  readonly today: LocalDay;
  /** What was practiced today, in any order. */
  readonly practices: readonly Practice[];
  readonly minutes: PlanMinutes;
  readonly content: PlanContent;
}

type TodayWithoutModel = Omit<TodayInput, 'model'>;

/** How much more is listed for anyone who wants it. */
const MORE = 20;

/** The day's plan as every screen shows it, for a learner on the server as for a visitor in the browser. */
export function planDay(day: DayInput): TodayPlan {
  const { today, minutes, content } = day;
  const model = modelLearner(day);
  const input = { ...day, ...adaptToPlacement(day, model) };
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

/**
 * What is known already isn't taught, and what was missed in a placement check only is taught before it is reviewed. Of
 * what could be begun, only the next step is planned.
 */
function adaptToPlacement(day: DayInput, { observations }: LearnerModel): Pick<TodayInput, 'canPractice' | 'newSteps'> {
  const completed = [...day.lessons].flatMap(([id, { state }]) => (state === 'completed' ? id : []));
  const placed = placedPatterns({ observations, completed: new Set(completed) });
  return {
    canPractice: (skill: SkillId) => day.canPractice(skill) && !isUntaught(skill, placed),
    newSteps: newSteps(day, placed.known).slice(0, 1),
  };
}

function finishedOn(input: DayInput & TodayWithoutModel, model: LearnerModel): FinishedItem[] {
  const { practices, answers, today } = input;
  if (practices.length === 0) return [];
  const earlier = answers.filter(({ day }) => day < today);
  const atDawn = earlier.length === answers.length ? model : modelLearner({ answers: earlier, today });
  return finishedItems(practices, listCandidates({ ...input, model: atDawn }));
}
