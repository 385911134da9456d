import { randomUUID } from 'node:crypto';
import { EMAIL_ADDRESS } from '@wickwise/contract/identity/email-address';
import { and, asc, count, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { acquireAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { accessChange, type PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import { session, user } from '../../db/schema/identity.ts';
import { normalizeEmail } from '../../plugins/email-address.ts';
import { CallError } from '../../plugins/errors.ts';
import { logCommand } from '../../plugins/log/security-event.ts';
import { findAccount, signOutAccount, turnOffTwoFactor } from './account-commands.ts';
import type { AdminCommand } from './admin-command.ts';
import { countsIn } from './entitlement.ts';
import { describeChange, describePurchase, describeUser, type ReportedPurchase } from './purchase-report.ts';
import { HERITAGE } from './rules.ts';

interface CommandContext {
  readonly db: Database;
  /** Where each command leaves a line. */
  readonly log: FastifyBaseLogger;
  readonly environment: PaymentEnvironment;
  readonly now: Date;
}

interface CommandInput extends Omit<CommandContext, 'log'> {
  readonly email: string;
  readonly by: string;
}

const commands = {
  grant,
  revoke,
  purchases: listPurchases,
  user: showUser,
  'two-factor-off': turnOffTwoFactor,
  'end-sessions': signOutAccount,
} as const satisfies Record<AdminCommand['command'], (input: CommandInput) => Promise<string>>;

/**
 * Runs an operator's command and returns what to print.
 * @throws CallError with a message for the operator when it can't be done.
 */
export async function runCommand({ log, ...context }: CommandContext, command: AdminCommand): Promise<string> {
  const { command: method, by } = command;
  const email = normalizeEmail(command.email);
  const account = await findAccount(context.db, email);
  const run = () => commands[method]({ ...context, email, by });
  return logCommand(log, { method, by, ...(account !== null && { account }) }, run);
}

/** Creates a purchase of 0 cents, which stays unclaimed until the address is verified. */
async function grant({ db, environment, email, by, now }: CommandInput): Promise<string> {
  if (!EMAIL_ADDRESS.test(email)) {
    throw new CallError(
      'invalid_request',
      `Email can’t be delivered to ${email}, so the grant could never be claimed.`,
    );
  }
  return db.transaction(async (tx) => {
    await lockAddress(tx, email);
    const owner = await findVerifiedAccount(tx, email);
    const mine = owner === null ? isUnclaimed(email) : eq(purchase.userId, owner);
    const open = await tx
      .select({ id: purchase.id })
      .from(purchase)
      .where(and(mine, countsIn(environment), eq(purchase.status, 'paid')));
    if (open.length > 0) return `${email} already has Heritage. Nothing was changed.`;
    const [id, { currency }] = [randomUUID(), HERITAGE];
    const granted = {
      id,
      userId: owner,
      email,
      status: 'paid',
      amountCents: 0,
      currency,
      paidAt: now,
      boundBy: owner === null ? null : 'account',
    } as const;
    await tx.insert(purchase).values(granted);
    await record(tx, { purchases: [granted], change: 'granted', by, now });
    return owner === null
      ? `${email} will get Heritage on signing in with an emailed link.`
      : `${email} now has Heritage.`;
  });
}

async function revoke({ db, email, by, now }: CommandInput): Promise<string> {
  return db.transaction(async (tx) => {
    await lockAddress(tx, email);
    const held = await findPurchases(tx, email);
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
    if (revoked.length === 0) throw new CallError('not_found', `${email} has nothing to revoke.`);
    await record(tx, { purchases: revoked, change: 'revoked', by, now });
    const lines = revoked.map((one) => describePurchase({ ...one, owner: owners.get(one.id) ?? null }));
    const wasBought = revoked.some(({ paymentIntentId }) => paymentIntentId !== null);
    return ['Revoked:', ...lines, ...(wasBought ? [NOTHING_PAID_BACK] : [])].join('\n');
  });
}

const NOTHING_PAID_BACK = 'No money was refunded. Issue refunds in Stripe.';

async function listPurchases({ db, email }: CommandInput): Promise<string> {
  const held = await findPurchases(db, email);
  if (held.length === 0) return `${email} has no purchases.`;
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

async function showUser({ db, environment, email, now }: CommandInput): Promise<string> {
  const held = await findPurchases(db, email);
  const [account] = await db.select().from(user).where(eq(user.email, email));
  if (account === undefined) return describeUser({ email, account: null, environment, sessions: 0, held });
  const isOpen = and(eq(session.userId, account.id), gt(session.expiresAt, now));
  const [open] = await db.select({ sessions: count() }).from(session).where(isOpen);
  return describeUser({ email, account, environment, sessions: open?.sessions ?? 0, held });
}

/** Serializes commands about one address. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await acquireAdvisoryLock(tx, `operator about ${email}`);
}

/** The account whose address is verified. A grant to any other address stays unclaimed. */
async function findVerifiedAccount(tx: Transaction, email: string): Promise<string | null> {
  const isProven = and(eq(user.email, email), eq(user.emailVerified, true));
  const [found] = await tx.select({ id: user.id }).from(user).where(isProven);
  return found?.id ?? null;
}

function isUnclaimed(email: string) {
  return and(isNull(purchase.userId), eq(purchase.email, email));
}

/**
 * The purchases made with an address or owned by its account.
 * @throws CallError when there is neither an account nor a purchase.
 */
async function findPurchases(db: Pick<Database, 'select'>, email: string): Promise<ReportedPurchase[]> {
  const held = await db
    .select({ purchase, owner: user.email })
    .from(purchase)
    .leftJoin(user, eq(user.id, purchase.userId))
    .where(or(eq(purchase.email, email), eq(user.email, email)))
    .orderBy(asc(purchase.number));
  if (held.length > 0) return held.map((row) => ({ ...row.purchase, owner: row.owner }));
  const accounts = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (accounts.length > 0) return [];
  throw new CallError('not_found', `There is no account and no purchase with the address ${email}.`);
}

interface ChangeInput {
  readonly purchases: readonly { readonly id: string; readonly userId: string | null }[];
  readonly change: 'granted' | 'revoked';
  readonly by: string;
  readonly now: Date;
}

async function record(tx: Transaction, { purchases, change, by, now }: ChangeInput): Promise<void> {
  const cause = `operator:${by}`;
  await tx
    .insert(accessChange)
    .values(purchases.map(({ id, userId }) => ({ purchaseId: id, userId, change, cause, at: now })));
}
