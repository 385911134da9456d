import { bigint, boolean, date, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** Every choice that was made in a scenario. Append-only: the first of a learner in a scenario decides what it earns. */
export const scenarioAnswer = pgTable(
  'scenario_answer',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    scenarioId: text('scenario_id').notNull(),
    /** Made by the browser, so that an attempt that is sent twice is stored once. */
    attemptId: uuid('attempt_id').notNull(),
    optionId: text('option_id', { enum: ['a', 'b', 'c', 'd'] }).notNull(),
    /** As judged at that moment: rewriting a scenario later doesn't change old answers. */
    isCorrect: boolean('is_correct').notNull(),
    /** The learner's study day at that moment; null in rows from before it was kept. */
    localDay: date('local_day', { mode: 'string' }),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('scenario_answer_attempt').on(table.userId, table.scenarioId, table.attemptId),
  ],
);
