import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/**
 * Every flashcard that was graded, suspended, resumed or reset, and every grade that was undone. Append-only: schedules
 * are derived from it.
 */
export const review = pgTable(
  'review',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the device, so that sending an entry again adds nothing. */
    entryId: text('entry_id').notNull(),
    kind: text('kind', { enum: ['grade', 'suspend', 'resume', 'reset', 'undo'] }).notNull(),
    /** Null for an undo. */
    cardId: text('card_id'),
    /** Null for all but a grade. */
    grade: text('grade', { enum: ['again', 'hard', 'good', 'easy'] }),
    /** The entry whose grade no longer counts; null for all but an undo. */
    undoes: text('undoes'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
    /** The learner's calendar day at that moment, in the zone stored when the entry arrived. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
);
