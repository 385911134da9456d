import { achievements } from '@wickwise/curriculum/achievements';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { celebration, xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';

/** The ledger's cause for a trigger: the badge's for an achievement that has one. */
export function causeOf(trigger: string): string {
  const badgeId = achievements.find(({ type }) => trigger === `achievement:${type}`)?.badgeId ?? null;
  return badgeId === null ? trigger : `badge:${badgeId}`;
}

/** The triggers and causes that record each achievement: learners of older versions have both for one with a badge. */
const records = achievements.flatMap(({ type }) =>
  [`achievement:${type}`, causeOf(`achievement:${type}`)].map((record) => [record, type] as const),
);
const typeByRecord = new Map(records);

/** One query for the achievements that the learner has, in the order of their list; prepared once. */
export function prepareListAchievements(db: Database) {
  const learner = sql.placeholder('learner');
  const known = [...typeByRecord.keys()];
  const celebrated = db
    .select({ record: celebration.trigger, earnedAt: celebration.createdAt })
    .from(celebration)
    .where(and(eq(celebration.userId, learner), inArray(celebration.trigger, known)));
  const paid = db
    .select({ record: xpLedger.cause, earnedAt: xpLedger.earnedAt })
    .from(xpLedger)
    .where(and(eq(xpLedger.userId, learner), inArray(xpLedger.cause, known)));
  const query = union(celebrated, paid)
    .orderBy((row) => asc(row.earnedAt))
    .prepare('list_achievements');
  return async ({ id }: Learner) => toAchievements(await query.execute({ learner: id }));
}

function toAchievements(rows: readonly { record: string; earnedAt: Date }[]) {
  return achievements.flatMap(({ type: achievementType }) => {
    const first = rows.find(({ record }) => typeByRecord.get(record) === achievementType);
    return first === undefined ? [] : [{ achievementType, earnedAt: first.earnedAt.toISOString() }];
  });
}
