import type { PlanMinutes } from '@wickwise/contract/today';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** What a learner chose for their plan of the day; null for what they left at its default. */
export const todaySettings = pgTable('today_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  minutes: smallint('minutes').$type<PlanMinutes>(),
});
