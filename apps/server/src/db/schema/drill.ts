import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** The first answer to each question of a drill. Append-only: analytics are derived from it. */
export const drillAnswer = pgTable(
  'drill_answer',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The pattern that the drill is about. */
    patternId: text('pattern_id').notNull(),
    /** Made by the browser, so it is unique for one learner and pattern only. */
    drillId: uuid('drill_id').notNull(),
    /** The question, counted from 0. */
    question: integer('question').notNull(),
    chosen: text('chosen').notNull(),
    /** The pattern that the choice names or shows; null where it or the right choice has none. */
    chosenPatternId: text('chosen_pattern_id'),
    /** The only other pattern in this drill; null for a drill with all that the reader may see. */
    against: text('against'),
    /** The pattern that was asked about, of the two in a drill against another; null where it is the drill's. */
    askedPatternId: text('asked_pattern_id'),
    /** What was asked, as the learner model reads it; these four are null in rows from before they were kept. */
    questionKind: text('question_kind', { enum: ['find', 'judge', 'name', 'outcome'] }),
    choiceCount: smallint('choice_count'),
    isNearMiss: boolean('is_near_miss'),
    /** The patterns that could be chosen. */
    offeredIds: jsonb('offered_ids').$type<readonly string[]>(),
    /** From the question to the answer; null where it was not measured. */
    responseMs: integer('response_ms'),
    /** Whether it was given as a visitor, whose charts are others, and merged later. */
    isMerged: boolean('is_merged'),
    /** As judged at that moment: a later change in how charts are drawn doesn't change old answers. */
    isCorrect: boolean('is_correct').notNull(),
    /** What the drill earned with this answer, so that a retry gets the same response; empty before the last answer. */
    entries: jsonb('entries').$type<readonly { cause: string; points: number }[]>().notNull(),
    /** The learner's study day at that moment. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.patternId, table.drillId, table.question] }),
    index('drill_answer_user_answered').on(table.userId, table.answeredAt),
  ],
);
