import { isNull } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** Every point earned, one row per cause. Append-only: experience and level are its sum. */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    cause: text('cause').notNull(),
    points: integer('points').notNull(),
    earnedAt: timestamp('earned_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cause] }),
    index('xp_ledger_user_earned').on(table.userId, table.earnedAt),
  ],
);

const celebrationTypes = [
  ...(['level_up', 'streak', 'achievement', 'milestone', 'mastery', 'perfect_score', 'reward'] as const),
] as const;

/** What is shown to a learner once, each trigger once. Its words follow from the trigger. */
export const celebration = pgTable(
  'celebration',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A cause of the ledger, or a name of its own such as `achievement:first-steps`. */
    trigger: text('trigger').notNull(),
    id: uuid('id').notNull(),
    /** In which order they were made: those of one event have the same time. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    type: text('type', { enum: celebrationTypes }).notNull(),
    /** Experience that came with it; null where none did. */
    points: integer('points'),
    /** Days in a row, for a celebrated streak. */
    streakDays: integer('streak_days'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the learner has seen it. */
    viewedAt: timestamp('viewed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.trigger] }),
    unique('celebration_id').on(table.userId, table.id),
    index('celebration_unviewed').on(table.userId).where(isNull(table.viewedAt)),
  ],
);
