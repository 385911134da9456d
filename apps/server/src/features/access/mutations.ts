import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import { hasHeritageAccess, type Learner } from '../../plugins/session.ts';
import { type Auth, mailLink, networkOf, signInByLink, takeAllowance } from '../identity/public.ts';
import { claimAtSignIn, claimInBrowser, type PaymentContext } from '../payment/public.ts';
import { hasPurchase, isKnown, isTheirs } from './data.ts';
import { askAllowance, messages } from './rules.ts';

export interface AccessOptions {
  readonly db: Database;
  readonly auth: Auth;
  readonly clock: () => Date;
  readonly payment: PaymentContext;
}

interface Asking extends AccessOptions {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly email: string;
}

interface Activation {
  readonly outcome: 'activated' | 'check_inbox';
  readonly message: string;
}

/**
 * Opens heritage to a learner whose session or browser proves that it is theirs. Anyone else may be its buyer or may
 * only know the buyer's address: a link goes to that address, after an answer that is the same for every address.
 */
export async function activate(asking: Asking & { learner: Learner | null; success: string }): Promise<Activation> {
  const { db, auth, email, learner, reply, success } = asking;
  await countAsking(asking);
  if (learner !== null && (await isOpen({ ...asking, learner }))) return { outcome: 'activated', message: success };
  reply.afterAnswer(async () => {
    if (await hasPurchase(db, email)) await mailLink(auth, { email, purpose: 'restore-access' });
  });
  return { outcome: 'check_inbox', message: messages.checkInbox };
}

/** Whether heritage is open to the learner once they have what waits for them, and the address is one of theirs. */
async function isOpen(asking: Asking & { learner: Learner }): Promise<boolean> {
  const { db, email, request, reply, payment } = asking;
  // To type the address on the receipt is to say that the purchase made in this browser is theirs.
  const claim = { learner: asking.learner, request, reply, confirmed: { email } };
  const learner = await claimInBrowser(payment, claim);
  if (learner === null || !hasHeritageAccess(learner)) return false;
  const isJustClaimed = !hasHeritageAccess(asking.learner);
  return isJustClaimed || isTheirs(db, learner, email);
}

/** Mails a sign-in link to a known address. No answer tells which addresses are. */
export async function mailEmergencyLink(asking: Asking): Promise<void> {
  const { db, auth, email, reply } = asking;
  await countAsking(asking);
  reply.afterAnswer(async () => {
    if (await isKnown(db, email)) await mailLink(auth, { email, purpose: 'sign-in' });
  });
}

/** Mails to one mailbox are limited where links are made; this limits who asks. */
async function countAsking({ db, clock, request, reply }: Asking): Promise<void> {
  const mayAsk = await takeAllowance({
    db,
    allowance: askAllowance,
    of: ['heritage', networkOf(request)],
    now: clock(),
  });
  if (mayAsk) return;
  reply.header('retry-after', Math.ceil(askAllowance.everyMs / 1000));
  throw new CallError('too_many_requests', messages.tooMany);
}

interface Restoring extends Omit<Asking, 'email'> {
  readonly token: string;
}

/** Signs in by a mailed link, and binds what was bought with its mailbox. Answers whether heritage is open then. */
export async function restoreAccess(restoring: Restoring): Promise<boolean> {
  const { request, reply, payment } = restoring;
  const { sessionToken: token } = await signInByLink(restoring);
  return hasHeritageAccess(await claimAtSignIn(payment, { token, request, reply }));
}
