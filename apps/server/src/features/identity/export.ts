import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { account, passkey, session, user } from '../../db/schema/identity.ts';
import { accessChange, paymentOrder, purchase } from '../../db/schema/payment.ts';
import { activity } from '../../db/schema/progress.ts';
import { xpLedger } from '../../db/schema/reward.ts';
import type { Learner } from '../../plugins/session.ts';
import { receiptEmail } from './email-address.ts';

/** Everything held about a learner, without what would let a reader of the file sign in. */
export async function exportLearner(db: Database, learner: Learner, now: Date) {
  const own = learner.id;
  const [profile, signIns, passkeys, sessions, orders, purchases, accessChanges, activities, ledger] =
    await Promise.all([
      db.select(PROFILE).from(user).where(eq(user.id, own)),
      db.select(SIGN_IN).from(account).where(eq(account.userId, own)),
      db.select(PASSKEY).from(passkey).where(eq(passkey.userId, own)),
      db.select(SESSION).from(session).where(eq(session.userId, own)),
      db.select(ORDER).from(paymentOrder).where(eq(paymentOrder.userId, own)).orderBy(asc(paymentOrder.createdAt)),
      readPurchases(db, learner),
      db.select().from(accessChange).where(eq(accessChange.userId, own)).orderBy(asc(accessChange.id)),
      db.select().from(activity).where(eq(activity.userId, own)).orderBy(asc(activity.id)),
      db.select().from(xpLedger).where(eq(xpLedger.userId, own)).orderBy(asc(xpLedger.earnedAt)),
    ]);
  const payments = { orders, purchases, accessChanges };
  const data = { profile: profile[0], signIns, passkeys, sessions, ...payments, activities, ledger };
  return { exportedAt: now.toISOString(), data };
}

async function readPurchases(db: Database, learner: Learner) {
  const own = await db.select().from(purchase).where(eq(purchase.userId, learner.id));
  return own.map((bought) => ({ ...bought, email: receiptEmail(bought, learner) }));
}

const { id, name, email, emailVerified, timeZone, createdAt } = user;
const PROFILE = { id, name, email, emailVerified, timeZone, createdAt };
const SIGN_IN = { provider: account.providerId, createdAt: account.createdAt };
const PASSKEY = { name: passkey.name, deviceType: passkey.deviceType, createdAt: passkey.createdAt };
const SESSION = {
  userAgent: session.userAgent,
  ipAddress: session.ipAddress,
  createdAt: session.createdAt,
  lastUsedAt: session.updatedAt,
};
/** Without the digest of the proof in the browser: whoever holds the proof may claim what was bought. */
const ORDER = {
  id: paymentOrder.id,
  kind: paymentOrder.kind,
  environment: paymentOrder.environment,
  providerId: paymentOrder.providerId,
  amountCents: paymentOrder.amountCents,
  currency: paymentOrder.currency,
  state: paymentOrder.state,
  createdAt: paymentOrder.createdAt,
};
