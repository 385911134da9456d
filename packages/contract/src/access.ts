import { z } from 'zod';
import { defineCall } from './call.ts';

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
  /** Whether the learner has to say that it is theirs, because it was paid for with another email address. */
  needsConfirmation: z.boolean(),
});
export type UnclaimedPurchase = z.output<typeof unclaimedPurchase>;

const subscriptionInfo = z.object({
  tier,
  status: subscriptionStatus,
  hasHeritageAccess: z.boolean(),
});

const MISSING = 'Please enter your email address';
const MALFORMED = 'Check the address: it should look like name@example.com.';
const buyer = z.object({ email: z.email({ error: ({ input }) => (input ? MALFORMED : MISSING) }).max(254) });

/** Opened at once, or a link is on its way if that address has a purchase: the answer does not say whether it has. */
const activation = z.object({ outcome: z.enum(['activated', 'check_inbox']), message: z.string() });

export const accessCalls = {
  subscriptionInfo: defineCall({
    method: 'GET',
    path: '/api/subscription/info',
    access: 'signed-in',
    summary: "The signed-in learner's tier, its status, and whether heritage content is open to them.",
    response: subscriptionInfo,
    errors: ['not_signed_in'],
  }),
  directAccess: defineCall({
    method: 'POST',
    path: '/api/heritage/direct-access',
    access: 'everyone',
    summary: 'Opens heritage for who proved this mailbox, or whose browser paid; anyone else is mailed a link.',
    body: buyer,
    response: activation,
    errors: [],
  }),
  grantHeritageAccess: defineCall({
    method: 'POST',
    path: '/api/grant-heritage-access',
    access: 'everyone',
    summary: 'The same as direct access, for the page at /heritage-access.',
    body: buyer,
    response: activation,
    errors: [],
  }),
  emergencyLogin: defineCall({
    method: 'POST',
    path: '/api/emergency-login',
    access: 'everyone',
    summary: 'Mails a sign-in link to a known address, and answers 202 about every address.',
    body: buyer,
    response: z.object({ message: z.string() }),
    successStatus: 202,
    errors: [],
  }),
  restoreAccess: defineCall({
    method: 'POST',
    path: '/api/restore-access',
    access: 'everyone',
    summary: 'Spends the link from a restore mail: signs in, and binds the purchases of that mailbox.',
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ hasHeritageAccess: z.boolean() }),
    errors: ['link_invalid'],
  }),
};
