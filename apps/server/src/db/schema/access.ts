import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigserial, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The statuses of a purchase. Only `paid` opens Heritage content. */
export const purchaseStatuses = ['paid', 'refunded', 'suspended', 'lost'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** The sandbox and Stripe's test mode move no money; the live mode does. */
export const paymentEnvironments = ['sandbox', 'test', 'live'] as const;
export type PaymentEnvironment = (typeof paymentEnvironments)[number];

/** Why a purchase belongs to its owner: signed in while paying, proved the address on the receipt, or confirmed it. */
export const purchaseBonds = ['account', 'mailbox', 'browser'] as const;
export type PurchaseBond = (typeof purchaseBonds)[number];

/** A payment for Heritage or a grant: its status and its owner. */
export const purchase = pgTable(
  'purchase',
  {
    id: text('id').primaryKey(),
    /** Counts receipts. */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    /** Null for a purchase created by an operator or by the demo data. */
    orderId: text('order_id').unique(),
    /** Null when no provider was involved. A purchase from another environment is ignored. */
    environment: text('environment', { enum: paymentEnvironments }),
    /** The provider's id of the payment; null where no money moved through it. */
    paymentIntentId: text('payment_intent_id').unique(),
    /** Null while a guest's purchase waits for its owner. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /**
     * Null while it has no owner. One that was bound by browser moves to the learner who verifies the address on the
     * receipt.
     */
    boundBy: text('bound_by', { enum: purchaseBonds }),
    /** Digest of the secret in the browser that paid, by which a guest may claim it there. */
    proofDigest: text('proof_digest'),
    /** The purchase that this one pays for a second time; a duplicate is refunded automatically. */
    duplicateOf: text('duplicate_of').references((): AnyPgColumn => purchase.id),
    /** The address that the buyer gave the provider, in lower case. */
    email: text('email').notNull(),
    status: text('status', { enum: purchaseStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** When its state was last fetched from the provider. */
    stateReadAt: instant('state_read_at').notNull().defaultNow(),
    /** When an operator closed it; from then on it stays `lost`, whatever the provider says. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('purchase_user_id').on(table.userId),
    index('purchase_claimable').on(table.email).where(sql`${table.userId} is null or ${table.boundBy} = 'browser'`),
    index('purchase_proof').on(table.proofDigest).where(sql`${table.userId} is null`),
    index('purchase_duplicate').on(table.status).where(sql`${table.duplicateOf} is not null`),
    check('purchase_environment', sql`${table.environment} in ('sandbox', 'test', 'live')`),
    check('purchase_bound_by', sql`${table.boundBy} in ('account', 'mailbox', 'browser')`),
    check('purchase_status', sql`${table.status} in ('paid', 'refunded', 'suspended', 'lost')`),
    check('purchase_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
  ],
);

/** Every change of access to Heritage, with its cause. Append-only. */
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
