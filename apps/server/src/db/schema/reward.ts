import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** Everything a learner did, in order. Append-only: progress and streak are derived from it. */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    kind: text('kind', { enum: ['lesson-completed', 'lesson-opened'] }).notNull(),
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

/** Every point earned, one row per cause. Append-only: experience and level are its sum. */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    userId: owner(),
    cause: text('cause').notNull(),
    points: integer('points').notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cause] })],
);
