import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What became of a purchase. Only `paid` opens heritage content. */
export const purchaseStatuses = ['paid', 'refunded', 'suspended', 'lost'] as const;

/** How far a payment has come: `mismatch` is paid, but not as it was ordered; `closed` can be paid no more. */
export const orderStates = ['open', 'processing', 'failed', 'closed', 'paid', 'mismatch'] as const;

/** Where a payment moves what: the embedded sandbox and Stripe's test mode move nothing, the live one moves money. */
export const paymentEnvironments = ['sandbox', 'test', 'live'] as const;
export type PaymentEnvironment = (typeof paymentEnvironments)[number];

/** Why a purchase belongs to its owner: signed in while paying, proved the address on the receipt, or confirmed it. */
export const purchaseBonds = ['account', 'mailbox', 'browser'] as const;
export type PurchaseBond = (typeof purchaseBonds)[number];

/** A payment that was begun. Written before the provider is asked, so that its answer can never come too early. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: text('id').primaryKey(),
    /** Null when a guest began it, or when the learner has deleted the account. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Digest of the secret that the browser which began it holds in a cookie. */
    proofDigest: text('proof_digest').notNull(),
    kind: text('kind', { enum: ['payment_intent', 'checkout_session'] }).notNull(),
    environment: text('environment', { enum: paymentEnvironments }).notNull(),
    /** The provider's id, such as pi_123 or cs_test_123; null until it has answered. */
    providerId: text('provider_id').unique(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** What the provider said of it last. */
    state: text('state', { enum: orderStates }).notNull().default('open'),
    /** Grows with every answer of the provider that is stored: one that was asked for before another one is not. */
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

/** A payment that arrived. What the provider says of it now, and whose it is. */
export const purchase = pgTable(
  'purchase',
  {
    id: text('id').primaryKey(),
    /** Counts receipts. */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    /** Null for a purchase that an operator or the demonstration made. */
    orderId: text('order_id').unique(),
    /** Null where no provider was asked. In another environment than this the purchase counts for nothing. */
    environment: text('environment', { enum: paymentEnvironments }),
    /** The provider's id of the payment; null where no money moved through it. */
    paymentIntentId: text('payment_intent_id').unique(),
    /** Null while a guest's purchase waits for its owner. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Null while it has no owner. One that was bound by browser goes to the learner who proves the mailbox on the receipt. */
    boundBy: text('bound_by', { enum: purchaseBonds }),
    /** The purchase that this one pays for a second time; a duplicate is refunded automatically. */
    duplicateOf: text('duplicate_of').references((): AnyPgColumn => purchase.id),
    /** As the buyer gave it at the provider, in lower case. */
    email: text('email').notNull(),
    status: text('status', { enum: purchaseStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** When the provider was last asked what has become of it. */
    stateReadAt: instant('state_read_at').notNull().defaultNow(),
    /** When an operator closed it; from then on it stays `lost`, whatever the provider says. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('purchase_user_id').on(table.userId),
    index('purchase_claimable').on(table.email).where(sql`${table.userId} is null or ${table.boundBy} = 'browser'`),
    index('purchase_duplicate').on(table.status).where(sql`${table.duplicateOf} is not null`),
    check('purchase_environment', sql`${table.environment} in ('sandbox', 'test', 'live')`),
    check('purchase_bound_by', sql`${table.boundBy} in ('account', 'mailbox', 'browser')`),
    check('purchase_status', sql`${table.status} in ('paid', 'refunded', 'suspended', 'lost')`),
    check('purchase_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
);

/** Every event of the provider that arrived, once. */
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

/** What opened or closed heritage, for whom and why. Rows are only added. */
export const accessChange = pgTable(
  'access_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchase.id),
    /** Null when the purchase had no owner, or when the learner has deleted the account. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    change: text('change', {
      enum: ['paid', 'bound', 'released', 'refunded', 'suspended', 'restored', 'lost', 'granted', 'revoked'],
    }).notNull(),
    /** What caused it: an event, the reconciliation, the learner, an operator. */
    cause: text('cause').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('access_change_purchase').on(table.purchaseId), index('access_change_user').on(table.userId)],
);
