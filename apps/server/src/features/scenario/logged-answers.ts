import { topicOfScenario } from '@wickwise/curriculum/scenarios/scenario-topic';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { localDayAt, parseLocalDay } from '@wickwise/learning/local-day';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { scenarioAnswer } from '../../db/schema/scenario.ts';
import type { Learner } from '../../plugins/session.ts';
import { dayClockOf } from '../progress/public.ts';
import { scenarioById } from './data.ts';

/** More of them would take longer to read than they would tell. */
const ANSWERS_READ = 5000;

export type ScenarioAnswer = Extract<LoggedAnswer, { kind: 'scenario' }>;

/** The learner's latest answers in scenarios as the learner model reads them, newest first. */
export async function readScenarioLog(
  db: Database,
  learner: Pick<Learner, 'id' | 'timeZone' | 'dayBeginsAt'>,
): Promise<ScenarioAnswer[]> {
  const query = db
    .select()
    .from(scenarioAnswer)
    .where(eq(scenarioAnswer.userId, sql.placeholder('learner')))
    .orderBy(desc(scenarioAnswer.id))
    .limit(ANSWERS_READ)
    .prepare('read_scenario_log');
  const rows = await query.execute({ learner: learner.id });
  return rows.map(({ id, scenarioId, isCorrect, answeredAt: at, localDay }) => {
    const entry = scenarioById.get(scenarioId);
    const topic = entry === undefined ? scenarioId : topicOfScenario(entry);
    const day = localDay === null ? localDayAt(at, dayClockOf(learner)) : parseLocalDay(localDay);
    return { kind: 'scenario', id: String(id), scenarioId, topic, isCorrect, at, day };
  });
}
