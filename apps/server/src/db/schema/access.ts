import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';

/** What became of a purchase. Only `paid` opens heritage content. */
export const purchaseStatuses = ['paid', 'refunded', 'suspended', 'lost'] as const;

export const purchase = pgTable(
  'purchase',
  {
    id: text('id').primaryKey(),
    /** Null while a guest's purchase waits for its owner. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    status: text('status', { enum: purchaseStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('purchase_user_id').on(table.userId),
    check('purchase_status', sql`${table.status} in ('paid', 'refunded', 'suspended', 'lost')`),
  ],
);
