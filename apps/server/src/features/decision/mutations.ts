import type { CallRequest } from '@wickwise/contract/call';
import type { decisionCalls } from '@wickwise/contract/practice/decision';
import { localDayAt } from '@wickwise/learning/local-day';
import { decision } from '../../db/schema/decision.ts';
import { dayClockOf, inLearnerTransaction, type LearnerContext, momentOf, readStudyDay } from '../progress/public.ts';

type Sent = CallRequest<typeof decisionCalls.recordDecisions>['body'];

/** Stores what is new. The first decision of an id stands, whatever is sent later. */
export async function recordDecisions(
  context: LearnerContext,
  { decisions, sentAt }: Sent,
): Promise<{ added: number }> {
  return inLearnerTransaction(context, async ({ tx, learner, now }) => {
    const dayClock = dayClockOf(learner);
    const calendarDay = localDayAt(now, dayClock);
    const today = await readStudyDay(tx, { learner, now });
    const rows = decisions.map(({ decidedAt: claimed, ...sent }) => {
      const decidedAt = momentOf(claimed, { now, sentAt });
      const day = localDayAt(decidedAt, dayClock);
      return { ...sent, userId: learner.id, decidedAt, localDay: day === calendarDay ? today : day };
    });
    const added = await tx.insert(decision).values(rows).onConflictDoNothing().returning({ id: decision.id });
    return { added: added.length };
  });
}
