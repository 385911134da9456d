import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

const activityKinds = [
  ...(['lesson-completed', 'lesson-reopened'] as const),
  ...(['quiz-completed', 'vocabulary-quiz-completed', 'flashcard-reviewed', 'scenario-answered'] as const),
  ...(['quiz-attempted', 'drill-completed'] as const),
  ...(['term-studied', 'section-completed', 'module-completed', 'article-read'] as const),
] as const;

/** Everything a learner did, in order. Append-only: progress and streak are derived from it. */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: activityKinds }).notNull(),
    /** What it was about, such as a pattern's id. */
    subject: text('subject').notNull(),
    /** Whether it makes the day a study day; repeating a lesson doesn't. */
    countsAsStudy: boolean('counts_as_study').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    /** The learner's day at that moment, by the clock stored then. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    /** The zone in which that day was counted; null in rows from before it was kept. */
    timeZone: text('time_zone'),
    /** The hour at which that day began. */
    dayBeginsAt: integer('day_begins_at').notNull().default(0),
    /** Right answers and questions; null where there were no questions. */
    correct: integer('correct'),
    total: integer('total'),
    /** How long this item took; null when that is not known. */
    seconds: integer('seconds'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('activity_user_subject').on(table.userId, table.subject, table.id),
    index('activity_user_day').on(table.userId, table.localDay),
  ],
);
