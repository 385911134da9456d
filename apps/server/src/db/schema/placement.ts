import { boolean, date, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** The first answer to each question of a try of the placement check. Append-only: what a learner knows follows from it. */
export const placementAnswer = pgTable(
  'placement_answer',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the browser, so it is unique for one learner only. */
    tryId: uuid('try_id').notNull(),
    /** The place of the question, such as `picture-1`. */
    questionId: text('question_id').notNull(),
    patternId: text('pattern_id').notNull(),
    /** Whether a near miss had to be refused. */
    isNearMiss: boolean('is_near_miss').notNull(),
    chosen: text('chosen').notNull(),
    /** The pattern that the choice names; null where it names none. */
    chosenPatternId: text('chosen_pattern_id'),
    /** The patterns that could be chosen. */
    offeredIds: jsonb('offered_ids').$type<string[]>().notNull(),
    choices: smallint('choices').notNull(),
    /** As judged at that moment: a later change in how charts are drawn doesn't change old answers. */
    isCorrect: boolean('is_correct').notNull(),
    /** The learner's study day at that moment. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tryId, table.questionId] })],
);
