import { topicOfScenario } from '@wickwise/curriculum/scenarios/scenario-topic';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { localDayAt, parseLocalDay } from '@wickwise/learning/local-day';
import { desc } from 'drizzle-orm';
import { scenarioAnswer } from '../../db/schema/scenario.ts';
import type { Learner } from '../../plugins/session.ts';
import { dayClockOf } from '../progress/public.ts';
import { scenarioById } from './data.ts';

/** More of them would take longer to read than they would tell. */
const ANSWERS_READ = 5000;

export type ScenarioAnswer = Extract<LoggedAnswer, { kind: 'scenario' }>;

/** What a query of `user` reads with it: the learner's latest answers, newest first. */
export const scenarioLog = { scenarioAnswers: { orderBy: desc(scenarioAnswer.id), limit: ANSWERS_READ } };

/** As the learner model reads it. */
export function toScenarioAnswer(
  { id, scenarioId, isCorrect, answeredAt: at, localDay }: typeof scenarioAnswer.$inferSelect,
  learner: Pick<Learner, 'timeZone' | 'dayBeginsAt'>,
): ScenarioAnswer {
  const entry = scenarioById.get(scenarioId);
  const topic = entry === undefined ? scenarioId : topicOfScenario(entry);
  const day = localDay === null ? localDayAt(at, dayClockOf(learner)) : parseLocalDay(localDay);
  return { kind: 'scenario', id: String(id), scenarioId, topic, isCorrect, at, day };
}
