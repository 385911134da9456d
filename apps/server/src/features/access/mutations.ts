import type { accessCalls } from '@wickwise/contract/access';
import type { CallResponse } from '@wickwise/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Learner } from '../../plugins/session.ts';
import { type SignedInUser, signInByLink } from '../identity/public.ts';
import { claimInBrowser } from './claim.ts';
import type { PurchaseClaimContext } from './context.ts';
import { isKnown, isTheirs } from './data.ts';
import { hasHeritageAccess } from './entitlement.ts';
import { messages } from './rules.ts';
import { mailWayBack, type WayBackContext } from './way-back.ts';

export interface AccessOptions extends PurchaseClaimContext, WayBackContext {
  /** Claims the purchases of the address that a session has proven. */
  readonly onSignIn: (signedIn: SignedInUser) => Promise<Learner | null>;
}

interface AccessRequest extends AccessOptions {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly email: string;
}

interface Activation {
  readonly outcome: 'activated' | 'check_inbox';
  readonly message: string;
}

/**
 * Opens Heritage for a learner whose session or browser proves that the purchase is theirs. Anyone else may be the buyer
 * or may only know the buyer's address, so the response is the same for every address and the rest is mailed to it.
 */
export async function activate(
  input: AccessRequest & { learner: Learner | null; success: string },
): Promise<Activation> {
  const { learner, reply, success } = input;
  if (learner !== null && (await isOpen({ ...input, learner }))) return { outcome: 'activated', message: success };
  reply.afterResponse(() => mailWayBack(input, input.email));
  return { outcome: 'check_inbox', message: messages.checkInbox };
}

/** Claims the learner's purchases. Returns whether they have Heritage now and the address is one of theirs. */
async function isOpen(input: AccessRequest & { learner: Learner }): Promise<boolean> {
  const { db, email, request, reply } = input;
  // Typing the address on the receipt confirms that the purchase made in this browser is theirs.
  const claim = { learner: input.learner, request, reply, confirmed: { email } };
  const learner = await claimInBrowser(input, claim);
  if (learner === null || !hasHeritageAccess(learner)) return false;
  const isJustClaimed = !hasHeritageAccess(input.learner);
  return isJustClaimed || isTheirs(db, learner, email);
}

/** Mails a sign-in link to a known address. The response doesn't reveal which addresses are known. */
export function mailEmergencyLink({ db, linkMailer, email, reply }: AccessRequest): void {
  reply.afterResponse(async () => {
    if (await isKnown(db, email)) await linkMailer.send({ email, purpose: 'sign-in' });
  });
}

interface RestoreInput extends Omit<AccessRequest, 'email'> {
  readonly token: string;
}

/** Signs in by a mailed link and claims the purchases of its address, unless the second factor comes first. */
export async function restoreAccess(input: RestoreInput): Promise<CallResponse<typeof accessCalls.restoreAccess>> {
  const { request, reply } = input;
  const { session } = await signInByLink(input);
  if (session === null) return { hasHeritageAccess: false, needsSecondFactor: true };
  const learner = await input.onSignIn({ ...session, request, reply });
  return { hasHeritageAccess: hasHeritageAccess(learner) };
}
