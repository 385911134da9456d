import { decisionSources, decisionTopics } from '@wickwise/contract/constants';
import { boolean, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** Whether a learner kept their rules in a trade, of a replay or their own. Append-only: the first of an id stands. */
export const decision = pgTable(
  'decision',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the browser. */
    id: text('id').notNull(),
    source: text('source', { enum: decisionSources }).notNull(),
    topic: text('topic', { enum: decisionTopics }).notNull(),
    isKept: boolean('is_kept').notNull(),
    /** The learner's study day at that moment. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
