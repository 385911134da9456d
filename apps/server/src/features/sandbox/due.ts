import { asc, lte } from 'drizzle-orm';
import { sandboxObject } from '../../db/schema/sandbox.ts';
import { expireSession } from './checkout.ts';
import { lockObject, lockPayment } from './data.ts';
import { takeDue, transact, type Work, type WorkOptions } from './mutations.ts';
import { settleDebit } from './payment.ts';
import { failRefund } from './refunds.ts';

/** Does what time alone brings about: sessions expire, bank debits arrive, refunds come back. */
export async function passTime(options: WorkOptions): Promise<void> {
  const due = await options.db
    .select({ id: sandboxObject.id, kind: sandboxObject.kind })
    .from(sandboxObject)
    .where(lte(sandboxObject.dueAt, options.clock()))
    .orderBy(asc(sandboxObject.dueAt), asc(sandboxObject.position));
  for (const { id, kind } of due) await transact(options, (work) => pass(work, kind, id));
}

async function pass(work: Work, kind: string, id: string): Promise<void> {
  if (kind === 'payment_intent') return settleDue(work, id);
  if (kind === 'checkout.session') return expireDue(work, id);
  if (await takeDue(work, id)) await failRefund(work, id);
}

async function settleDue(work: Work, id: string): Promise<void> {
  const payment = await lockPayment(work.db, id);
  if (await takeDue(work, id)) await settleDebit(work, payment);
}

async function expireDue(work: Work, id: string): Promise<void> {
  const session = await lockObject(work.db, 'checkout.session', id);
  if (await takeDue(work, id)) await expireSession(work, session);
}
