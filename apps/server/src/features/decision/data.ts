import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { decision } from '../../db/schema/decision.ts';
import type { Learner } from '../../plugins/session.ts';

/** More of them would take longer to read than they would tell. */
const DECISIONS_READ = 5000;

export type DecisionAnswer = Extract<LoggedAnswer, { kind: 'replay' | 'trade-review' }>;

/** The learner's latest decisions in trades as the learner model reads them, newest first. */
export async function readDecisionLog(db: Database, learner: Pick<Learner, 'id'>): Promise<DecisionAnswer[]> {
  const query = db
    .select()
    .from(decision)
    .where(eq(decision.userId, sql.placeholder('learner')))
    .orderBy(desc(decision.decidedAt), asc(decision.id))
    .limit(DECISIONS_READ)
    .prepare('read_decision_log');
  const rows = await query.execute({ learner: learner.id });
  return rows.map(({ id, source: kind, topic, isKept: isCorrect, decidedAt: at, localDay }) => {
    return { kind, id, itemId: id, topic, isCorrect, at, day: parseLocalDay(localDay) };
  });
}

/** The learner's decisions, for their data export. */
export async function exportDecisions(db: Database, learner: Learner) {
  const isOwn = eq(decision.userId, learner.id);
  return { decisions: await db.select().from(decision).where(isOwn).orderBy(asc(decision.decidedAt)) };
}
