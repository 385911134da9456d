import type { PlanMinutes } from '@wickwise/contract/today';
import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** What a learner chose for their plan of the day; null for what they left at its default. */
export const todaySettings = pgTable('today_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  minutes: smallint('minutes').$type<PlanMinutes>(),
  /** When the learner last started over: earlier answers don't say what they know. Null where they never did. */
  startedOverAt: timestamp('started_over_at', { withTimezone: true }),
});
