import { date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
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
    /** The retention by which the card was scheduled; null for the default, and for all but a grade. */
    retentionPercent: smallint('retention_percent'),
    /** From the question to the grade; null where it was not measured, and for all but a grade. */
    responseMs: integer('response_ms'),
    /** The entry whose grade no longer counts; null for all but an undo. */
    undoes: text('undoes'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
    /** The learner's calendar day at that moment, in the zone stored when the entry arrived. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
);

/** What a learner chose for their flashcards; null for what they left at its default. */
export const reviewSettings = pgTable('review_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  newCardsPerDay: smallint('new_cards_per_day'),
  retentionPercent: smallint('retention_percent'),
});
