import type { UnclaimedPurchase } from '@wickwise/contract/entitlement';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { purchase } from '../../db/schema/access.ts';
import { maskEmail, normalizeEmail } from '../../plugins/email-address.ts';
import type { Learner } from '../../plugins/session.ts';
import { claimableBy, mayConfirm } from './claim.ts';
import type { AccessContext } from './context.ts';
import { countsIn } from './entitlement.ts';
import { madeInBrowser } from './purchase-owner.ts';

interface UnclaimedSearch {
  readonly learner: Learner;
  /** The digest of the secret in this browser's cookie. */
  readonly proof: string | null;
}

/** A paid purchase that this learner may claim in this browser, by proof or by confirming that it is theirs. */
export async function findUnclaimedPurchase(
  { db, payments }: Pick<AccessContext, 'db' | 'payments'>,
  { learner, proof }: UnclaimedSearch,
): Promise<UnclaimedPurchase | null> {
  const byConfirmation = proof !== null && mayConfirm(learner) ? madeInBrowser(proof) : undefined;
  const claimable = or(claimableBy({ learner, proof }), byConfirmation);
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
