import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** The first answer of a learner to the chart of a day. Append-only. */
export const dailyAnswer = pgTable(
  'daily_answer',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** In UTC, as the chart is the same for everyone. */
    chartDay: date('chart_day', { mode: 'string' }).notNull(),
    patternId: text('pattern_id').notNull(),
    questionKind: text('question_kind', { enum: ['find', 'judge', 'name', 'outcome'] }).notNull(),
    chosen: text('chosen').notNull(),
    /** As judged at that moment: a later change in how charts are drawn doesn't change old answers. */
    isCorrect: boolean('is_correct').notNull(),
    /** The pattern that the choice names or shows; null where it or the right choice has none. */
    chosenPatternId: text('chosen_pattern_id'),
    /** Whether the chart only looked like the pattern. */
    isNearMiss: boolean('is_near_miss').notNull(),
    choiceCount: integer('choice_count').notNull(),
    /** The patterns among the choices. */
    offeredIds: jsonb('offered_ids').$type<readonly string[]>().notNull(),
    /** What it earned, so that a retry gets the same response. */
    entries: jsonb('entries').$type<readonly { cause: string; points: number }[]>().notNull(),
    /** The learner's study day at that moment. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.chartDay] }),
    index('daily_answer_chart_day').on(table.chartDay, table.isCorrect),
  ],
);
