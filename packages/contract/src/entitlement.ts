import { z } from 'zod';

export const tier = z.enum(['genesis', 'heritage']);
export type Tier = z.output<typeof tier>;

/** `inactive` is a heritage purchase that was refunded, or suspended by a dispute. */
export const subscriptionStatus = z.enum(['active', 'inactive']);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** A paid purchase that is not in the learner's account, as they see it while they may claim it. */
export const unclaimedPurchase = z.object({
  id: z.string(),
  /** The address on the receipt, masked: the reader may be a stranger at the buyer's browser. */
  maskedEmail: z.string(),
  /** Whether the learner must confirm it, because it was paid for with another email address. */
  needsConfirmation: z.boolean(),
});
export type UnclaimedPurchase = z.output<typeof unclaimedPurchase>;
