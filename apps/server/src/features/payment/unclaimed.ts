import type { UnclaimedPurchase } from '@wickwise/contract/access';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { purchase } from '../../db/schema/payment.ts';
import { countsIn, type Learner } from '../../plugins/session.ts';
import { maskEmail, normalizeEmail } from '../identity/public.ts';
import { claimableBy, mayConfirm } from './claim.ts';
import type { PaymentContext } from './provider.ts';
import { madeInBrowser } from './purchase-owner.ts';

interface UnclaimedSearch {
  readonly learner: Learner;
  /** The digest of the secret in this browser's cookie. */
  readonly proof: string | null;
}

/** A paid purchase that this learner may claim here: by what they can prove, or by confirming that it is theirs. */
export async function findUnclaimedPurchase(
  { db, payments }: Pick<PaymentContext, 'db' | 'payments'>,
  { learner, proof }: UnclaimedSearch,
): Promise<UnclaimedPurchase | null> {
  const byConfirmation = proof !== null && mayConfirm(learner) ? madeInBrowser(db, proof) : undefined;
  const claimable = or(claimableBy(db, { learner, proof }), byConfirmation);
  if (claimable === undefined) return null;
  const [found] = await db
    .select({ id: purchase.id, email: purchase.email })
    .from(purchase)
    .where(and(claimable, countsIn(payments.environment), eq(purchase.status, 'paid'), isNull(purchase.duplicateOf)))
    .orderBy(asc(purchase.number))
    .limit(1);
  if (found === undefined) return null;
  const { id, email } = found;
  return { id, maskedEmail: maskEmail(email), needsConfirmation: email !== normalizeEmail(learner.email) };
}
