import { z } from 'zod';
import { emailAddress } from './account.ts';
import { defineCall } from './call.ts';
import { subscriptionStatus, tier } from './entitlement.ts';
import { needsSecondFactor } from './identity/two-factor.ts';
import { currentUser } from './identity.ts';

const subscriptionInfo = z.object({
  tier,
  status: subscriptionStatus,
  hasHeritageAccess: z.boolean(),
});

const buyer = z.object({ email: emailAddress });

/** Opened at once, or a link was mailed if that address has a purchase: the response does not reveal which. */
const activation = z.object({ outcome: z.enum(['activated', 'check_inbox']), message: z.string() });

/** A purchase that left the account: the owner of the address on its receipt claimed it. */
const releasedPurchase = z.object({ receiptNumber: z.string(), releasedAt: z.iso.datetime() });
export type ReleasedPurchase = z.output<typeof releasedPurchase>;

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
    response: z.object({ hasHeritageAccess: z.boolean(), needsSecondFactor }),
    errors: ['link_invalid'],
  }),
  listReleasedPurchases: defineCall({
    method: 'GET',
    path: '/api/purchases/released',
    access: 'signed-in',
    summary: 'The purchases that left the account for the owner of the address on their receipts, newest first.',
    response: z.array(releasedPurchase),
    errors: ['not_signed_in'],
  }),
  claimPurchase: defineCall({
    method: 'POST',
    path: '/api/purchases/claim',
    access: 'signed-in',
    summary: 'Adds to the account what it can prove is its own, and the named purchase that the learner confirms.',
    body: z.object({
      /** A purchase that was made in this browser with another email address. */
      confirmedPurchaseId: z.string().min(1).max(100).optional(),
    }),
    response: currentUser,
    errors: ['not_signed_in', 'not_found'],
  }),
  forgetUnclaimedPurchase: defineCall({
    method: 'DELETE',
    path: '/api/purchases/claim',
    access: 'signed-in',
    summary: "Makes this browser forget a purchase that isn't the learner's. Its buyer gets it by email.",
    response: currentUser,
    errors: ['not_signed_in'],
  }),
};
