import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** An object of the sandbox, as the API shows it: a payment intent, a charge, a refund. */
export const sandboxObject = pgTable(
  'sandbox_object',
  {
    id: text('id').primaryKey(),
    /** Such as `payment_intent`. */
    kind: text('kind').notNull(),
    /** The payment intent that it belongs to, or its own id for a payment intent. */
    paymentIntent: text('payment_intent'),
    created: integer('created').notNull(),
    /** Orders objects that were created in the same second. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** When it next changes on its own: a session expires, a bank debit settles, a refund fails. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    data: jsonb('data').notNull(),
  },
  (table) => [
    index('sandbox_object_payment').on(table.paymentIntent),
    index('sandbox_object_kind').on(table.kind, table.position),
    index('sandbox_object_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** The response that is saved for a retry with the same idempotency key. */
export const sandboxAnswer = pgTable(
  'sandbox_answer',
  {
    key: text('key').notNull(),
    path: text('path').notNull(),
    /** Digest of the parameters: the same key with other parameters is an error. */
    parameters: text('parameters').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key] })],
);

/** An event to be delivered to the webhook. */
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
