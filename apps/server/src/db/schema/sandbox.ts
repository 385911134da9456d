import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** An object of the embedded payment sandbox, as the API shows it: a payment intent, a charge, a refund. */
export const sandboxObject = pgTable(
  'sandbox_object',
  {
    id: text('id').primaryKey(),
    /** Such as `payment_intent`. */
    kind: text('kind').notNull(),
    /** The payment intent it belongs to, for lists; its own id for a payment intent. */
    paymentIntent: text('payment_intent'),
    created: integer('created').notNull(),
    /** Orders what was made in the same second. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** When time alone changes it: a session expires, a bank debit arrives, a refund comes back. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    data: jsonb('data').notNull(),
  },
  (table) => [
    index('sandbox_object_payment').on(table.paymentIntent),
    index('sandbox_object_kind').on(table.kind, table.position),
    index('sandbox_object_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** The answer that a repeated request with the same idempotency key gets again. */
export const sandboxAnswer = pgTable(
  'sandbox_answer',
  {
    key: text('key').notNull(),
    path: text('path').notNull(),
    /** Digest of the parameters: the same key with others is an error. */
    parameters: text('parameters').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key] })],
);

/** An event on its way to our own webhook. */
export const sandboxDelivery = pgTable(
  'sandbox_delivery',
  {
    eventId: text('event_id').primaryKey(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    isDelivered: boolean('is_delivered').notNull().default(false),
  },
  (table) => [index('sandbox_delivery_due').on(table.isDelivered, table.nextAttemptAt)],
);
