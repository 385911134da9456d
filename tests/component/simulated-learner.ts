import type { PlanAction, TodayPlan } from '@wickwise/contract/today';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import type { LocalDay } from '@wickwise/learning/local-day';
import { describeSkills } from '@wickwise/learning/today/describe-skill';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { planDay } from '@wickwise/learning/today/plan-day';
import {
  canPractice,
  minutesOfArticle,
  planContent,
  skillNames,
  standOnPath,
} from '../../apps/server/src/features/today/content.ts';

type DrillAnswer = Extract<LoggedAnswer, { kind: 'drill' }>;

/** Someone who does what is planned, kept in memory: what the server says of them, by its own functions. */
export interface SimulatedLearner {
  readonly tier: 'genesis' | 'heritage';
  readonly answers: DrillAnswer[];
  readonly completed: Set<string>;
  readonly read: Set<string>;
}

export function planOf(learner: SimulatedLearner, today: LocalDay, practices: readonly Practice[]): TodayPlan {
  const reader = { tier: learner.tier, status: 'active' } as const;
  return planDay({
    ...{ answers: learner.answers, today, practices, minutes: 10, content: planContent([]) },
    canPractice: (skill) => canPractice(skill, reader),
    ...standOnPath(learner, reader),
    tradesToReview: [],
    replay: null,
  });
}

export function skillsOf({ answers, completed }: SimulatedLearner, today: LocalDay) {
  return describeSkills({ answers, completed, names: skillNames, today });
}

interface Done {
  readonly at: Date;
  readonly day: LocalDay;
  readonly isRight: (patternId: string) => boolean;
}

/** Does an item of a plan. A lesson ends with a drill on its pattern. */
export function practice(learner: SimulatedLearner, action: PlanAction, done: Done): Practice[] {
  switch (action.kind) {
    case 'lesson':
      learner.completed.add(action.patternId);
      return [{ kind: 'lesson', patternId: action.patternId }, drill(learner, { ...action, against: null }, done)];
    case 'article':
      learner.read.add(action.articleId);
      return [{ ...action, minutes: minutesOfArticle(action.articleId) ?? 0 }];
    case 'drill':
      return [drill(learner, action, done)];
    default:
      throw new Error(`A ${action.kind} was planned.`);
  }
}

interface Drilled {
  readonly patternId: string;
  readonly against: string | null;
}

/** Three charts to judge, or to name where another pattern could be confused with it. */
function drill({ answers }: SimulatedLearner, { patternId, against }: Drilled, { at, day, isRight }: Done): Practice {
  const drillId = `drill-${answers.length}`;
  const isCorrect = isRight(patternId);
  for (const question of [0, 1, 2]) {
    answers.push({
      ...{ kind: 'drill', id: `drill:${drillId}:${question}`, itemId: `${drillId}:${question}`, day, patternId },
      at: new Date(at.getTime() + 1000 * (answers.length % 3)),
      ...{ question: 'judge', choices: 2, isNearMiss: false, isCorrect },
    });
  }
  return { kind: 'drill', patternId, against };
}
