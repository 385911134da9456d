import { z } from 'zod';
import { defineCall } from './call.ts';

export const tier = z.enum(['genesis', 'heritage']);
export type Tier = z.output<typeof tier>;

/** `inactive` is a heritage purchase that was refunded, or suspended by a dispute. */
export const subscriptionStatus = z.enum(['active', 'inactive']);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

const subscriptionInfo = z.object({
  tier,
  status: subscriptionStatus,
  hasHeritageAccess: z.boolean(),
});

export const accessCalls = {
  subscriptionInfo: defineCall({
    method: 'GET',
    path: '/api/subscription/info',
    access: 'signed-in',
    summary: "The signed-in learner's tier, its status, and whether heritage content is open to them.",
    response: subscriptionInfo,
    errors: ['not_signed_in'],
  }),
};
