import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { decision } from '../../db/schema/decision.ts';
import type { Learner } from '../../plugins/session.ts';

/** More of them would take longer to read than they would tell. */
const DECISIONS_READ = 5000;

export type DecisionAnswer = Extract<LoggedAnswer, { kind: 'replay' | 'trade-review' }>;

/** What a query of `user` reads with it: the learner's latest decisions in trades, newest first. */
export const decisionLog = {
  decisions: { orderBy: [desc(decision.decidedAt), asc(decision.id)], limit: DECISIONS_READ },
};

/** As the learner model reads it. */
export function toDecisionAnswer(row: typeof decision.$inferSelect): DecisionAnswer {
  const { id, source: kind, topic, isKept: isCorrect, decidedAt: at, localDay } = row;
  return { kind, id, itemId: id, topic, isCorrect, at, day: parseLocalDay(localDay) };
}

/** The learner's decisions, for their data export. */
export async function exportDecisions(db: Database, learner: Learner) {
  const isOwn = eq(decision.userId, learner.id);
  return { decisions: await db.select().from(decision).where(isOwn).orderBy(asc(decision.decidedAt)) };
}
