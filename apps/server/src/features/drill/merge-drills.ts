import { setImmediate } from 'node:timers/promises';
import type { VisitorDrillAnswer } from '@wickwise/contract/drill';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { localDayAt } from '@wickwise/learning/local-day';
import { drillAnswer } from '../../db/schema/drill.ts';
import { CallError } from '../../plugins/errors.ts';
import { dayClockOf, inLearnerTransaction, type LearnerContext, momentOf } from '../progress/public.ts';
import { chosenPattern, factsOf } from './logged-answers.ts';
import { type DrillKey, drawDrill } from './rules.ts';

interface MergeContext extends LearnerContext {
  readonly secret: string;
}

type NewRow = typeof drillAnswer.$inferInsert;

/**
 * Adds what a visitor answered, judged by the charts that they were shown. They could see the answers first, so it earns
 * nothing. What was never asked, and what is no longer taught, is left out.
 */
export async function mergeDrills(
  context: MergeContext,
  answers: readonly VisitorDrillAnswer[],
): Promise<{ added: number }> {
  const rows: NewRow[] = [];
  for (const [first, ...others] of Map.groupBy(answers, keyOf).values()) {
    if (first === undefined) continue;
    const questions = drawForVisitor(first, context);
    rows.push(...[first, ...others].flatMap((answer) => toRow(answer, { questions, context })));
    // Drawing takes milliseconds each, in which everyone else waits.
    await setImmediate();
  }
  if (rows.length === 0) return { added: 0 };
  return inLearnerTransaction(context, async ({ tx }) => {
    const added = await tx
      .insert(drillAnswer)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: drillAnswer.drillId });
    return { added: added.length };
  });
}

function keyOf({ patternId, drillId, against = '' }: VisitorDrillAnswer): string {
  return [patternId, drillId, against].join(' ');
}

function drawForVisitor(key: DrillKey, { secret }: MergeContext): readonly PictureQuestion[] {
  try {
    return drawDrill(key, { learner: null, secret });
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}

function toRow(
  { answeredAt: claimed, question: place, chosen, ...answer }: VisitorDrillAnswer,
  { questions, context }: { questions: readonly PictureQuestion[]; context: MergeContext },
): NewRow[] {
  const question = questions[place];
  if (question === undefined || !question.choices.some(({ id }) => id === chosen)) return [];
  const { learner, now } = context;
  const { responseMs = null, ...key } = answer;
  const answeredAt = momentOf(claimed, { now });
  return [
    {
      ...{ userId: learner.id, ...key, question: place, chosen, responseMs, answeredAt, isMerged: true, entries: [] },
      ...factsOf(question, key),
      isCorrect: chosen === question.answer,
      chosenPatternId: chosenPattern(question, chosen),
      localDay: localDayAt(answeredAt, dayClockOf(learner)),
    },
  ];
}
