import { bigint, boolean, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** Everything a learner did, in order. Append-only: progress and streak are derived from it. */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['lesson-completed', 'lesson-reopened'] }).notNull(),
    /** What it was done to, such as a pattern's id. */
    subject: text('subject').notNull(),
    /** Whether it was learning that counts as a day's study; a repetition of the same lesson is not. */
    countsAsStudy: boolean('counts_as_study').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    /** The learner's calendar day at that moment, in the zone stored then. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    /** The zone in which that day was counted; null in rows from before it was kept. */
    timeZone: text('time_zone'),
  },
  (table) => [
    index('activity_user_subject').on(table.userId, table.subject, table.id),
    index('activity_user_day').on(table.userId, table.localDay),
  ],
);
