import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How much of a rate limit is used up, in the columns that rate-limiter-flexible expects. */
export const rateLimitWindow = pgTable('rate_limit_window', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
