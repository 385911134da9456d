import type { LessonProgress } from '@wickwise/contract/progress';
import type { KnownSkill, PlanMinutes, TodayPlan } from '@wickwise/contract/today';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { describeSkills } from '@wickwise/learning/today/describe-skill';
import { type DayInput, planDay } from '@wickwise/learning/today/plan-day';
import type { Database } from '../../db/client.ts';
import type { Learner, LearnerProfile } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import type { DecisionAnswer } from '../decision/public.ts';
import { prepareListCompletions, prepareListProgress, prepareReadStudyDay, rememberRead } from '../progress/public.ts';
import { canPractice, planContent, skillNames, standOnPath } from './content.ts';
import { prepareReadAnswers, prepareReadDayLogs } from './logs.ts';
import { DEFAULT_MINUTES } from './settings.ts';

/** What only the browser knows. */
export interface TodayQuery {
  readonly minutes?: PlanMinutes | undefined;
  readonly tradeId?: string | undefined;
  readonly tradeClosedOn?: string | undefined;
  readonly replayedOn?: string | undefined;
}

interface TodayMoment {
  readonly learner: LearnerProfile;
  readonly now: Date;
  readonly query: TodayQuery;
}

interface PlanInput extends TodayQuery {
  readonly today: LocalDay;
  /** An upgrade opens what a plan can hold. */
  readonly hasHeritage: boolean;
}

/** The plan of the day, skipped while nothing that it depends on has changed. */
export function prepareReadToday(db: Database): (moment: TodayMoment) => Promise<TodayPlan> {
  const readStudyDay = prepareReadStudyDay(db);
  const listProgress = prepareListProgress(db);
  const listCompletions = prepareListCompletions(db);
  const readDayLogs = prepareReadDayLogs(db);
  const readPlan = rememberRead(async (learner, { today, hasHeritage, ...query }: PlanInput) => {
    const [{ scenarios, decisions, practices, answers, minutes }, lessons, { articles }] = await Promise.all([
      readDayLogs({ learner, day: today }),
      listProgress(learner),
      listCompletions(learner),
    ]);
    const completed = completedIn(lessons);
    const own = hasHeritage ? ownWork(query, decisions) : NO_OWN_WORK;
    return planDay({
      answers,
      today,
      practices,
      minutes: query.minutes ?? minutes ?? DEFAULT_MINUTES,
      content: planContent(scenarios),
      canPractice: (skill) => canPractice(skill, learner),
      ...standOnPath({ completed, read: new Set(articles) }, learner),
      tradesToReview: own.tradesToReview,
      replay: own.replay,
    });
  });
  return async ({ learner, now, query }) => {
    const today = await readStudyDay({ learner, now });
    return readPlan(learner, { ...query, today, hasHeritage: hasHeritageAccess(learner) });
  };
}

function completedIn(lessons: readonly LessonProgress[]): ReadonlySet<string> {
  return new Set(lessons.flatMap(({ completed, patternId }) => (completed ? patternId : [])));
}

const NO_OWN_WORK = { tradesToReview: [], replay: null };

/** Journal and replays are in the browser. A replay is planned for those who have traded, in one or on their own. */
function ownWork(query: TodayQuery, decisions: readonly DecisionAnswer[]): Pick<DayInput, keyof typeof NO_OWN_WORK> {
  const { tradeId, tradeClosedOn, replayedOn } = query;
  const isTrade = tradeId !== undefined && tradeClosedOn !== undefined;
  const begun = replayedOn === undefined ? [] : [parseLocalDay(replayedOn)];
  const replayed = decisions.flatMap(({ kind, day }) => (kind === 'replay' ? day : []));
  const lastOn = [...begun, ...replayed].sort().at(-1) ?? null;
  return {
    tradesToReview: isTrade ? [{ tradeId, closedOn: parseLocalDay(tradeClosedOn) }] : [],
    replay: lastOn === null && decisions.length === 0 ? null : { replayId: 'next', lastOn },
  };
}

/** What the learner knows, in the order in which it was first practiced; skipped while the log is unchanged. */
export function prepareListSkills(db: Database): (moment: { learner: Learner; now: Date }) => Promise<KnownSkill[]> {
  const readStudyDay = prepareReadStudyDay(db);
  const readAnswers = prepareReadAnswers(db);
  const listProgress = prepareListProgress(db);
  const readSkills = rememberRead(async (learner, today: LocalDay) => {
    const [answers, lessons] = await Promise.all([readAnswers(learner), listProgress(learner)]);
    return describeSkills({ answers, completed: completedIn(lessons), names: skillNames, today });
  });
  return async ({ learner, now }) => readSkills(learner, await readStudyDay({ learner, now }));
}
