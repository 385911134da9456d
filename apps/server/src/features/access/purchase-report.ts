import type { accessChange, PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import type { user } from '../../db/schema/identity.ts';
import { tierOf } from './entitlement.ts';
import { receiptNumber } from './rules.ts';

/** A purchase, and the address of the account that owns it. */
export type ReportedPurchase = typeof purchase.$inferSelect & { readonly owner: string | null };

/** One line: receipt, day, price, status, owner, and the payment to look up at Stripe. */
export function describePurchase(held: ReportedPurchase): string {
  const { number, paidAt, amountCents, currency, email, owner, paymentIntentId } = held;
  const status = held.revokedAt === null ? held.status : 'revoked';
  const price = `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const columns = [receiptNumber(number), day(paidAt), price.padStart(9), status.padEnd(9), ownership(email, owner)];
  return [...columns, paymentIntentId ?? '', describeEnvironment(held)].join('  ').trimEnd();
}

/** Live payments and grants need no label. */
function describeEnvironment({ environment }: ReportedPurchase): string {
  return environment === 'sandbox' || environment === 'test' ? `(${environment})` : '';
}

function ownership(email: string, owner: string | null): string {
  if (owner === null) return `waits for ${email}`;
  return owner === email ? `of ${owner}` : `of ${owner}, bought as ${email}`;
}

/** One line below its purchase: when it opened or closed Heritage, and what caused that. */
export function describeChange({ at, change, cause }: typeof accessChange.$inferSelect): string {
  return `  ${day(at)} ${at.toISOString().slice(11, 16)} UTC  ${change.padEnd(9)}  ${cause}`;
}

interface UserReport {
  readonly email: string;
  readonly account: typeof user.$inferSelect | null;
  readonly environment: PaymentEnvironment;
  readonly sessions: number;
  readonly held: readonly ReportedPurchase[];
}

export function describeUser({ email, account, environment, sessions, held }: UserReport): string {
  const waiting = held.filter(({ owner }) => owner === null).length;
  const owned = held.filter(({ owner }) => owner === email);
  const purchases = line('purchases', `${owned.length} in the account, ${waiting} waiting`);
  if (account === null) return [email, line('account', 'none'), purchases].join('\n');
  const { id, name, createdAt, emailVerified } = account;
  const counted = owned.filter((one) => one.environment === null || one.environment === environment);
  const { tier, status } = tierOf(counted.length === 0 ? null : counted.some((one) => one.status === 'paid'));
  return [
    email,
    line('account', `${id}, since ${day(createdAt)}${name === '' ? '' : `, ${name}`}`),
    line('address', emailVerified ? 'proven' : 'not proven yet'),
    line('tier', `${tier}, ${status}`),
    line('sessions', `${sessions} open`),
    purchases,
  ].join('\n');
}

function line(label: string, value: string): string {
  return `  ${label.padEnd(10)} ${value}`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
