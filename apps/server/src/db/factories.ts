import { randomUUID } from 'node:crypto';
import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import type { Database } from './client.ts';
import { type PaymentEnvironment, purchase } from './schema/access.ts';
import { account, user } from './schema/identity.ts';
import { paymentOrder } from './schema/payment.ts';

export interface NewLearner {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly timeZone?: string | undefined;
  readonly dayBeginsAt?: number | undefined;
  readonly createdAt?: Date;
}

/** Inserts a learner with a verified address and a password. */
export async function insertLearner(db: Database, learner: NewLearner): Promise<string> {
  const { email, name, passwordHash, timeZone = 'UTC', dayBeginsAt = 0, createdAt = new Date() } = learner;
  const id = randomUUID();
  await db.insert(user).values({ id, email, name, emailVerified: true, timeZone, dayBeginsAt, createdAt });
  await db
    .insert(account)
    .values({ id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: passwordHash });
  return id;
}

type PurchaseStatus = (typeof purchase.$inferInsert)['status'];

export interface NewPurchase {
  readonly userId: string | null;
  readonly email: string;
  readonly status?: PurchaseStatus;
  readonly paidAt?: Date;
  readonly orderId?: string;
  readonly proofDigest?: string;
  readonly environment?: PaymentEnvironment;
}

/** Inserts a purchase of Heritage at its price. Returns its id. */
export async function insertPurchase(db: Database, bought: NewPurchase): Promise<string> {
  const { userId, email, status = 'paid', paidAt = new Date() } = bought;
  const { orderId = null, proofDigest = null, environment = null } = bought;
  const [id, amountCents, currency] = [randomUUID(), HERITAGE_PRICE_CENTS, 'usd'];
  const boundBy = userId === null ? null : 'account';
  await db
    .insert(purchase)
    .values({ id, userId, boundBy, email, status, amountCents, currency, paidAt, orderId, proofDigest, environment });
  return id;
}

/** Inserts an order that a guest started in the browser with this proof. Returns its id. */
export async function insertOrder(db: Database, proofDigest: string): Promise<string> {
  const [id, kind, createdAt] = [randomUUID(), 'payment_intent' as const, new Date()];
  const price = { amountCents: HERITAGE_PRICE_CENTS, currency: 'usd', environment: 'sandbox' as const };
  await db.insert(paymentOrder).values({ id, kind, proofDigest, createdAt, ...price });
  return id;
}
