import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { paymentEnvironments } from './access.ts';
import { user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The state of an order. `mismatch`: paid, but not as ordered. `closed`: can no longer be paid. */
export const orderStates = ['open', 'processing', 'failed', 'closed', 'paid', 'mismatch'] as const;

/** A payment that was begun. Written before the call to the provider, so that its response can never come too early. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: text('id').primaryKey(),
    /** Null when a guest began it, or when the learner has deleted the account. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Digest of the secret that the browser holds in a cookie. */
    proofDigest: text('proof_digest').notNull(),
    kind: text('kind', { enum: ['payment_intent', 'checkout_session'] }).notNull(),
    environment: text('environment', { enum: paymentEnvironments }).notNull(),
    /** The provider's id, such as pi_123 or cs_test_123; null until the provider has responded. */
    providerId: text('provider_id').unique(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** The last state that the provider returned. */
    state: text('state', { enum: orderStates }).notNull().default('open'),
    /** Grows with every stored response of the provider. A response to an older request is not stored. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('payment_order_environment', sql`${table.environment} in ('sandbox', 'test', 'live')`),
    check('payment_order_state', sql`${table.state} in ('open', 'processing', 'failed', 'closed', 'paid', 'mismatch')`),
    index('payment_order_user_id').on(table.userId),
    index('payment_order_proof').on(table.proofDigest),
    index('payment_order_created_at').on(table.createdAt),
  ],
);

/** Every event received from the provider, stored once. */
export const paymentEvent = pgTable('payment_event', {
  /** The provider's own id, evt_123. */
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  livemode: boolean('livemode').notNull(),
  /** When the provider says it happened, in seconds since 1970. */
  created: bigint('created', { mode: 'number' }).notNull(),
  receivedAt: instant('received_at').notNull(),
  /** What it led to, such as `settled` or `unknown_order`. */
  outcome: text('outcome').notNull(),
});
