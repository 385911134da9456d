import type { PurchaseStatus } from '@wickwise/contract/payment';
import type { purchase } from '../../db/schema/access.ts';

/** What says whether a purchase unlocks Heritage, or why it doesn't. */
export type PurchaseState = Pick<
  typeof purchase.$inferSelect,
  'status' | 'revokedAt' | 'amountCents' | 'refundedCents'
>;

/** A revoked purchase stays `lost` whatever follows; to its owner, it counts that the money came back. */
export function shownStatus({ status, revokedAt, amountCents, refundedCents }: PurchaseState): PurchaseStatus {
  if (revokedAt === null) return status;
  return amountCents > 0 && refundedCents >= amountCents ? 'refunded' : 'revoked';
}
