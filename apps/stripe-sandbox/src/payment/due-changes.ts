import { asc, lte } from 'drizzle-orm';
import { expireSession } from '../checkout/checkout.ts';
import { lockObject, lockPayment } from '../data.ts';
import { sandboxObject } from '../db/schema.ts';
import { type Context, claimDue, inTransaction, type TransactionOptions } from '../mutations.ts';
import { settleDebit } from './debit.ts';
import { failRefund } from './refunds.ts';

/** Makes the changes whose time has come: sessions expire, bank debits settle, refunds fail. */
export async function makeDueChanges(options: TransactionOptions): Promise<void> {
  const due = await options.db
    .select({ id: sandboxObject.id, kind: sandboxObject.kind })
    .from(sandboxObject)
    .where(lte(sandboxObject.dueAt, options.clock()))
    .orderBy(asc(sandboxObject.dueAt), asc(sandboxObject.position));
  for (const { id, kind } of due) await inTransaction(options, (context) => makeDueChange(context, kind, id));
}

async function makeDueChange(context: Context, kind: string, id: string): Promise<void> {
  if (kind === 'payment_intent') return settleDue(context, id);
  if (kind === 'checkout.session') return expireDue(context, id);
  if (await claimDue(context, id)) await failRefund(context, id);
}

async function settleDue(context: Context, id: string): Promise<void> {
  const payment = await lockPayment(context.db, id);
  if (await claimDue(context, id)) await settleDebit(context, payment);
}

async function expireDue(context: Context, id: string): Promise<void> {
  const session = await lockObject(context.db, 'checkout.session', id);
  if (await claimDue(context, id)) await expireSession(context, session);
}
