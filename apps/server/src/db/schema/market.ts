import type { MarketProblem } from '@wickwise/contract/market';
import type { Candle } from '@wickwise/market/candle';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { session } from './identity.ts';

/** The streams of bars that are open now, whichever process serves them. */
export const openStream = pgTable(
  'open_stream',
  {
    id: uuid('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Moved on by the process that serves it, so that those of a killed process stop counting. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('open_stream_session_id').on(table.sessionId)],
);

/** The newest candles of a source, requested by one process for all. */
export const candleSeries = pgTable(
  'candle_series',
  {
    source: text('source').notNull(),
    symbol: text('symbol').notNull(),
    interval: text('interval').notNull(),
    candles: jsonb('candles').$type<readonly Candle[]>().notNull().default([]),
    /** Null before the first response. */
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
    /** When the whole series was last fetched, not only new candles. */
    reloadedAt: timestamp('reloaded_at', { withTimezone: true }),
    /** Why the last request failed; null after a good response. */
    problem: text('problem').$type<MarketProblem>(),
    failures: integer('failures').notNull().default(0),
    /** No process asks again before. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
    /** One process asks at a time; by the clock of the database. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.symbol, table.interval] })],
);
