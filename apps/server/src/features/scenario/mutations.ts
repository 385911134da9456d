import type { CallResponse } from '@wickwise/contract/call';
import type { Earned } from '@wickwise/contract/reward/reward';
import type { Stats } from '@wickwise/contract/reward/stats';
import type { ScenarioOptionId, scenarioCalls } from '@wickwise/contract/scenario';
import type { Scenario } from '@wickwise/curriculum/scenarios/scenario';
import { scenarioAnswer } from '../../db/schema/scenario.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import {
  inLearnerTransaction,
  type LearnerContext,
  type LearnerTransaction,
  saveLearningEvent,
} from '../progress/public.ts';
import { readEarlierAnswers, scenarioById } from './data.ts';
import { isRight, reviewOf } from './rules.ts';

export interface ScenarioContext extends LearnerContext {
  readonly readStats: (moment: { learner: Learner; now: Date }) => Promise<Stats>;
}

interface ScenarioAttempt {
  readonly scenarioId: string;
  readonly optionId: ScenarioOptionId;
  readonly attemptId: string;
}

/** How an attempt was scored when it was first sent. */
interface JudgedAttempt {
  readonly chosen: ScenarioOptionId;
  readonly isFirstAttempt: boolean;
  readonly isSolved: boolean;
  /** Null for a repeated attempt, which earns nothing. */
  readonly earned: Earned | null;
}

/** Scores and stores a choice. A repeated attempt gets the same response and is stored once. */
export async function answerScenario(
  context: ScenarioContext,
  attempt: ScenarioAttempt,
): Promise<CallResponse<typeof scenarioCalls.answerScenario>> {
  const { scenarioId } = attempt;
  const entry = scenarioById.get(scenarioId);
  if (entry === undefined) throw new CallError('not_found', 'There is no scenario with that name.');
  const judged = await inLearnerTransaction(context, (transaction) => judge(transaction, { entry, attempt }));
  const { chosen, isFirstAttempt, isSolved } = judged;
  return {
    chosen,
    isFirstAttempt,
    isCorrect: isRight(entry, chosen),
    answered: { scenarioId, isSolved },
    ...reviewOf(entry),
    earned: judged.earned ?? { entries: [], stats: await context.readStats(context), celebrations: [] },
  };
}

async function judge(
  transaction: LearnerTransaction,
  { entry, attempt }: { entry: Scenario; attempt: ScenarioAttempt },
): Promise<JudgedAttempt> {
  const { count, isSolved, chosenBefore, wasFirst } = await readEarlierAnswers(transaction.tx, {
    ...transaction,
    ...attempt,
  });
  if (chosenBefore !== null) {
    return { chosen: chosenBefore, isFirstAttempt: wasFirst === true, isSolved, earned: null };
  }
  const { scenarioId, optionId } = attempt;
  const isCorrect = isRight(entry, optionId);
  const isFirstAttempt = count === 0;
  const event = { kind: 'scenario-answered' as const, scenarioId, isCorrect, isFirstAttempt };
  const { earned, record } = await saveLearningEvent(transaction, event);
  await insertAnswer(transaction, { ...attempt, isCorrect, localDay: record.today });
  return { chosen: optionId, isFirstAttempt, isSolved: isSolved || isCorrect, earned };
}

async function insertAnswer(
  { tx, learner, now }: LearnerTransaction,
  answer: ScenarioAttempt & { isCorrect: boolean; localDay: string },
) {
  const row = { ...answer, userId: learner.id, answeredAt: now };
  await tx.insert(scenarioAnswer).values(row);
}
