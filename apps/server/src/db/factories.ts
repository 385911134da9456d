import { randomUUID } from 'node:crypto';
import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import type { Database } from './client.ts';
import { account, user } from './schema/identity.ts';
import { purchase } from './schema/payment.ts';

export interface NewLearner {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly timeZone?: string;
  readonly createdAt?: Date;
}

/** Inserts a learner whose mailbox is proven and who signs in with a password. */
export async function insertLearner(db: Database, learner: NewLearner): Promise<string> {
  const { email, name, passwordHash, timeZone = 'UTC', createdAt = new Date() } = learner;
  const id = randomUUID();
  await db.insert(user).values({ id, email, name, emailVerified: true, timeZone, createdAt });
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
}

/** Inserts a purchase of heritage at its price. */
export async function insertPurchase(db: Database, bought: NewPurchase): Promise<void> {
  const { userId, email, status = 'paid', paidAt = new Date() } = bought;
  await db
    .insert(purchase)
    .values({ id: randomUUID(), userId, email, status, amountCents: HERITAGE_PRICE_CENTS, currency: 'usd', paidAt });
}
