import { boolean, date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** How a learner is reminded to practice. Without a row, not at all. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    byEmail: boolean('by_email').notNull().default(false),
    /** Of the learner's clock, 0 to 23. */
    hour: smallint('hour').notNull().default(18),
    /** The day of the learner's clock that was last reminded of; null before the first. */
    queuedFor: date('queued_for'),
  },
  (table) => [index('reminder_settings_by_email').on(table.userId).where(table.byEmail.getSQL())],
);

/** A browser that receives push messages. Its endpoint belongs to the browser, whoever is signed in. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_subscription_user').on(table.userId)],
);
