import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { type PaymentEnvironment, purchase } from '../../db/schema/access.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { countsIn } from './entitlement.ts';
import { isUnowned, madeInBrowser } from './purchase-owner.ts';

interface Buyer {
  readonly learner: Learner | null;
  /** The digest of the secret in their browser. */
  readonly proof: string;
  readonly environment: PaymentEnvironment;
}

/** @throws CallError for a buyer who has paid already: in their account, in this browser or with their address. */
export async function refuseSecondPurchase(tx: Transaction, { learner, proof, environment }: Buyer): Promise<void> {
  const isPaid = (isTheirs: SQL | undefined) => hasPaid(tx, and(isTheirs, countsIn(environment)));
  const wasPaidHere = await isPaid(madeInBrowser(proof));
  if (learner === null && wasPaidHere) throw new CallError('already_heritage', PAID_HERE);
  if (learner === null) return;
  if (await isPaid(eq(purchase.userId, learner.id))) throw new CallError('already_heritage', HAS_HERITAGE);
  if (wasPaidHere) throw new CallError('purchase_unclaimed', UNCLAIMED);
  if (await isPaid(isUnowned(learner.email))) throw new CallError('purchase_unproven', UNPROVEN);
}

async function hasPaid(tx: Transaction, isTheirs: SQL | undefined): Promise<boolean> {
  const isPaid = and(isTheirs, eq(purchase.status, 'paid'), isNull(purchase.duplicateOf));
  return (await tx.select({ id: purchase.id }).from(purchase).where(isPaid).limit(1)).length > 0;
}

const HAS_HERITAGE = 'You already have Heritage.';

const PAID_HERE = 'Heritage was already paid for in this browser. Sign in to open it.';

const UNCLAIMED = 'Heritage was already bought in this browser. Tell us first whether that purchase is yours.';

const UNPROVEN =
  'Heritage was already bought with your email address. We can email you a link that adds it to your account.';
