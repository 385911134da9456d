import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** Every flashcard that was graded, and every grade that was undone. Append-only: schedules are derived from it. */
export const review = pgTable(
  'review',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the device, so that sending an entry again adds nothing. */
    entryId: text('entry_id').notNull(),
    kind: text('kind', { enum: ['grade', 'undo'] }).notNull(),
    /** Null for an undo, as the grade is. */
    cardId: text('card_id'),
    grade: text('grade', { enum: ['again', 'hard', 'good', 'easy'] }),
    /** The entry whose grade no longer counts; null for a grade. */
    undoes: text('undoes'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
    /** The learner's calendar day at that moment, in the zone stored when the entry arrived. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
);
