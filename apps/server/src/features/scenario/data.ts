import type { AnsweredScenario, Scenario, ScenarioOptionId } from '@wickwise/contract/scenario';
import type { Scenario as ScenarioEntry } from '@wickwise/curriculum/scenarios/scenario';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { scenarioAnswer } from '../../db/schema/scenario.ts';
import type { Learner } from '../../plugins/session.ts';

/** A scenario's entry by its id. */
export const scenarioById: ReadonlyMap<string, ScenarioEntry> = new Map(scenarios.map((entry) => [entry.id, entry]));

export function listScenarios(): Scenario[] {
  return scenarios.map(toQuestion);
}

/** Lists the fields that are visible before the answer, so that a new one stays hidden until it is added here. */
function toQuestion(entry: ScenarioEntry): Scenario {
  const { id, title, context, situation, question, difficulty, category, chart } = entry;
  const options = entry.options.map((option) => ({ id: option.id, text: option.text }));
  const shown = chart && { title: chart.title, candles: chart.before.map(([...candle]) => candle) };
  return { id, title, context, situation, question, options, difficulty, category, chart: shown };
}

const learnerId = sql.placeholder('learner');
const isSolved = sql<boolean>`coalesce(bool_or(${scenarioAnswer.isCorrect}), false)`;

/** One query for the scenarios that a learner has answered, prepared once. */
export function prepareListAnsweredScenarios(db: Database): (learner: Learner) => Promise<AnsweredScenario[]> {
  const query = db
    .select({ scenarioId: scenarioAnswer.scenarioId, isSolved })
    .from(scenarioAnswer)
    .where(eq(scenarioAnswer.userId, learnerId))
    .groupBy(scenarioAnswer.scenarioId)
    .orderBy(scenarioAnswer.scenarioId)
    .prepare('list_answered_scenarios');
  return (learner) => query.execute({ learner: learner.id });
}

export interface EarlierAnswers {
  readonly count: number;
  readonly isSolved: boolean;
  /** The option of this attempt if it was sent before; null when it is new. */
  readonly chosenBefore: ScenarioOptionId | null;
  /** Whether this attempt was the learner's first in the scenario. */
  readonly wasFirst: boolean | null;
}

interface AttemptKey {
  readonly learner: Learner;
  readonly scenarioId: string;
  readonly attemptId: string;
}

/** The learner's earlier answers to a scenario. The learner's row must be locked. */
export async function readEarlierAnswers(tx: Transaction, attempt: AttemptKey): Promise<EarlierAnswers> {
  const isSame = sql`${scenarioAnswer.attemptId} = ${sql.placeholder('attempt')}`;
  const query = tx
    .select({
      count: sql<number>`count(*)::int`,
      isSolved,
      chosenBefore: sql<ScenarioOptionId | null>`min(${scenarioAnswer.optionId}) filter (where ${isSame})`,
      wasFirst: sql<boolean | null>`min(${scenarioAnswer.id}) filter (where ${isSame}) = min(${scenarioAnswer.id})`,
    })
    .from(scenarioAnswer)
    .where(and(eq(scenarioAnswer.userId, learnerId), eq(scenarioAnswer.scenarioId, sql.placeholder('scenario'))))
    .prepare('read_earlier_answers');
  const { learner, scenarioId, attemptId } = attempt;
  const [row] = await query.execute({ learner: learner.id, scenario: scenarioId, attempt: attemptId });
  if (row === undefined) throw new Error('An aggregate without groups came back without its row.');
  return row;
}

/** The learner's answers, for their data export. */
export async function exportScenarioAnswers(db: Database, learner: Learner) {
  const isOwn = eq(scenarioAnswer.userId, learner.id);
  return { scenarioAnswers: await db.select().from(scenarioAnswer).where(isOwn).orderBy(asc(scenarioAnswer.id)) };
}
