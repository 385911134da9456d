import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { takeAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { session, user } from '../../db/schema/identity.ts';
import { accessChange, type PaymentEnvironment, purchase } from '../../db/schema/payment.ts';
import { CallError } from '../../plugins/errors.ts';
import { countsIn } from '../../plugins/session.ts';
import { normalizeEmail } from '../identity/public.ts';
import { HERITAGE } from '../payment/public.ts';
import type { OperatorOrder } from './operator-order.ts';
import { describeChange, describePurchase, describeUser, type Held } from './operator-report.ts';

/** Where an order is carried out, and when. */
interface Place {
  readonly db: Database;
  readonly environment: PaymentEnvironment;
  readonly now: Date;
}

interface Operation extends Place {
  readonly mailbox: string;
  readonly by: string;
}

const operations = { grant, revoke, purchases: listPurchases, user: showUser } as const satisfies Record<
  OperatorOrder['command'],
  (operation: Operation) => Promise<string>
>;

/** Carries out an operator's order, and answers what to print. What cannot be done throws as a sentence. */
export function obey(place: Place, { command, email, by }: OperatorOrder): Promise<string> {
  return operations[command]({ ...place, mailbox: normalizeEmail(email), by });
}

/** A purchase of 0 cents. It waits like any other when nobody has proven the address yet. */
async function grant({ db, environment, mailbox, by, now }: Operation): Promise<string> {
  if (!z.email().safeParse(mailbox).success) {
    throw new CallError('invalid_request', `No mail can be sent to ${mailbox}, so nobody could claim a grant.`);
  }
  return db.transaction(async (tx) => {
    await waitForOthers(tx, mailbox);
    const owner = await findProven(tx, mailbox);
    const mine = owner === null ? waitsUnder(mailbox) : eq(purchase.userId, owner);
    const open = await tx
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(mine, countsIn(environment), eq(purchase.status, 'paid')));
    if (open.length > 0) return `${mailbox} has heritage already. Nothing was changed.`;
    const [id, { currency }] = [randomUUID(), HERITAGE];
    const granted = {
      id,
      userId: owner,
      email: mailbox,
      status: 'paid',
      amountCents: 0,
      currency,
      paidAt: now,
      boundBy: owner === null ? null : 'account',
    } as const;
    await tx.insert(purchase).values(granted);
    await record(tx, { purchases: [granted], change: 'granted', by, now });
    return owner === null
      ? `Heritage waits for ${mailbox}. It opens when its owner signs in by a mailed link.`
      : `Heritage is open to ${mailbox}.`;
  });
}

async function revoke({ db, mailbox, by, now }: Operation): Promise<string> {
  return db.transaction(async (tx) => {
    await waitForOthers(tx, mailbox);
    const held = await requireKnown(tx, mailbox);
    const owners = new Map(held.map(({ id, owner }) => [id, owner]));
    const revoked = await tx
      .update(purchase)
      .set({ status: 'lost', revokedAt: now })
      .where(
        and(
          inArray(purchase.id, [...owners.keys()]),
          inArray(purchase.status, ['paid', 'suspended']),
          isNull(purchase.duplicateOf),
        ),
      )
      .returning();
    if (revoked.length === 0) throw new CallError('not_found', `${mailbox} has nothing to revoke.`);
    await record(tx, { purchases: revoked, change: 'revoked', by, now });
    const lines = revoked.map((one) => describePurchase({ ...one, owner: owners.get(one.id) ?? null }));
    const wasBought = revoked.some(({ paymentIntentId }) => paymentIntentId !== null);
    return ['Revoked:', ...lines, ...(wasBought ? [NOTHING_PAID_BACK] : [])].join('\n');
  });
}

const NOTHING_PAID_BACK = 'No money was paid back: that is done at the payment provider.';

async function listPurchases({ db, mailbox }: Operation): Promise<string> {
  const held = await requireKnown(db, mailbox);
  if (held.length === 0) return `${mailbox} has bought nothing.`;
  const ids = held.map(({ id }) => id);
  const changes = await db
    .select()
    .from(accessChange)
    .where(inArray(accessChange.purchaseId, ids))
    .orderBy(asc(accessChange.id));
  return held
    .flatMap((one) => [
      describePurchase(one),
      ...changes.filter(({ purchaseId }) => purchaseId === one.id).map(describeChange),
    ])
    .join('\n');
}

async function showUser({ db, environment, mailbox, now }: Operation): Promise<string> {
  const held = await requireKnown(db, mailbox);
  const [account] = await db.select().from(user).where(eq(user.email, mailbox));
  if (account === undefined) return describeUser({ mailbox, account: null, environment, sessions: 0, held });
  const isOpen = and(eq(session.userId, account.id), gt(session.expiresAt, now));
  const [open] = await db.select({ sessions: count() }).from(session).where(isOpen);
  return describeUser({ mailbox, account, environment, sessions: open?.sessions ?? 0, held });
}

/** Two orders about one address take turns. */
async function waitForOthers(tx: Transaction, mailbox: string): Promise<void> {
  await takeAdvisoryLock(tx, `operator about ${mailbox}`);
}

/** The account of an address that somebody has proven: what is granted to another one waits for the proof. */
async function findProven(tx: Transaction, mailbox: string): Promise<string | null> {
  const isProven = and(eq(user.email, mailbox), eq(user.emailVerified, true));
  const [found] = await tx.select({ id: user.id }).from(user).where(isProven);
  return found?.id ?? null;
}

function waitsUnder(mailbox: string) {
  return and(isNull(purchase.userId), eq(purchase.email, mailbox));
}

/** What was bought with an address or is in its account. Throws when there is neither account nor purchase. */
async function requireKnown(db: Pick<Database, 'select'>, mailbox: string): Promise<Held[]> {
  const held = await db
    .select({ purchase, owner: user.email })
    .from(purchase)
    .leftJoin(user, eq(user.id, purchase.userId))
    .where(or(eq(purchase.email, mailbox), eq(user.email, mailbox)))
    .orderBy(asc(purchase.number));
  if (held.length > 0) return held.map((row) => ({ ...row.purchase, owner: row.owner }));
  const accounts = await db.select({ id: user.id }).from(user).where(eq(user.email, mailbox));
  if (accounts.length > 0) return [];
  throw new CallError('not_found', `Nobody here has the address ${mailbox}: no account, and no purchase.`);
}

interface Recording {
  readonly purchases: readonly { readonly id: string; readonly userId: string | null }[];
  readonly change: 'granted' | 'revoked';
  readonly by: string;
  readonly now: Date;
}

async function record(tx: Transaction, { purchases, change, by, now }: Recording): Promise<void> {
  const cause = `operator:${by}`;
  await tx
    .insert(accessChange)
    .values(purchases.map(({ id, userId }) => ({ purchaseId: id, userId, change, cause, at: now })));
}
