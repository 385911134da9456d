import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/client.ts';
import { accessChange, type PurchaseBond, purchase } from '../../db/schema/access.ts';
import { normalizeEmail } from '../../plugins/email-address.ts';
import type { Learner } from '../../plugins/session.ts';
import { endUnprovenSessions } from '../identity/public.ts';
import type { PurchaseClaimContext } from './context.ts';
import { lockPurchasesOf, markDuplicates } from './duplicates.ts';
import { hasHeritageAccess } from './entitlement.ts';
import { clearProof, readProof } from './proof.ts';
import { isClaimableByMailbox, isNotOwnedBy, madeInBrowser } from './purchase-owner.ts';

interface ClaimInput {
  readonly learner: Learner;
  /** The digest of the secret in this browser's cookie. */
  readonly proof: string | null;
  /** A purchase made in this browser that the learner confirms, by its id or by the address on its receipt. */
  readonly confirmed?: { readonly purchaseId: string } | { readonly email: string };
}

/**
 * Binds the purchases that a learner can prove are theirs: those whose address this session itself has verified, even if
 * another account has them by browser only; and those made in this browser, if their address is the learner's or the
 * learner confirms them. An address verified in another session binds nothing. Returns whether anything was bound. If
 * several learners claim one purchase at once, exactly one gets it.
 */
export async function claimPurchases(context: PurchaseClaimContext, claim: ClaimInput): Promise<boolean> {
  const { db, jobs } = context;
  const claimable = claimableBy(claim);
  if (claimable === undefined) return false;
  // Nearly always there is nothing to claim, which needs no transaction.
  const found = await db.select({ id: purchase.id }).from(purchase).where(claimable).limit(1);
  if (found.length === 0) return false;
  const isClaimed = await db.transaction((tx) => bindPurchases(context, tx, { learner: claim.learner, claimable }));
  jobs.wake();
  return isClaimed;
}

/** The purchases that a claim may bind; undefined when it proves neither a mailbox nor a browser. */
export function claimableBy({ learner, proof, confirmed }: ClaimInput): SQL | undefined {
  const isProven = learner.session.mailboxProvenAt !== null;
  const byMailbox = isProven ? and(isClaimableByMailbox(learner.email), isNotOwnedBy(learner)) : undefined;
  if (proof === null) return byMailbox;
  const isOwn = eq(purchase.email, normalizeEmail(learner.email));
  const isTheirs = or(isOwn, confirmed && mayConfirm(learner) ? isConfirmed(confirmed) : undefined);
  return or(byMailbox, and(madeInBrowser(proof), isTheirs));
}

/** A learner with Heritage may not confirm another purchase: it would only be refunded to its buyer. */
export function mayConfirm(learner: Learner): boolean {
  return !hasHeritageAccess(learner);
}

function isConfirmed(confirmed: NonNullable<ClaimInput['confirmed']>): SQL {
  if ('purchaseId' in confirmed) return eq(purchase.id, confirmed.purchaseId);
  return eq(purchase.email, normalizeEmail(confirmed.email));
}

interface BindInput {
  readonly learner: Learner;
  readonly claimable: SQL;
}

async function bindPurchases(context: PurchaseClaimContext, tx: Transaction, bind: BindInput): Promise<boolean> {
  const { learner, claimable } = bind;
  const ownEmail = normalizeEmail(learner.email);
  const found = await tx.select({ email: purchase.email }).from(purchase).where(claimable);
  await lockPurchasesOf(tx, [ownEmail, ...found.map(({ email }) => email)]);
  const claimed = await lockClaimable(tx, claimable);
  if (claimed.length === 0) return false;
  const isOwn = ({ email }: LockedPurchase) => learner.session.mailboxProvenAt !== null && email === ownEmail;
  const [byMailbox, byBrowser] = [claimed.filter(isOwn), claimed.filter((one) => !isOwn(one))];
  const now = context.clock();
  await bindTo(tx, { learner, claimed: byMailbox, boundBy: 'mailbox', now });
  await bindTo(tx, { learner, claimed: byBrowser, boundBy: 'browser', now });
  await tellPreviousOwners(context, tx, claimed);
  // Whoever opened a session that didn't verify the mailbox may not own it, and would get what its owner paid for.
  if (byMailbox.length > 0) await endUnprovenSessions(tx, learner);
  await markDuplicates(context, tx, ownEmail);
  return true;
}

async function tellPreviousOwners(
  { enqueueReleaseMail }: PurchaseClaimContext,
  tx: Transaction,
  claimed: readonly LockedPurchase[],
): Promise<void> {
  for (const { id: purchaseId, userId } of claimed) {
    if (userId !== null) await enqueueReleaseMail(tx, { purchaseId, userId });
  }
}

interface BindTarget {
  readonly learner: Learner;
  readonly claimed: readonly LockedPurchase[];
  readonly boundBy: PurchaseBond;
  readonly now: Date;
}

/** Binds purchases and records the account that they were taken from. */
async function bindTo(tx: Transaction, { learner, claimed, boundBy, now }: BindTarget): Promise<void> {
  if (claimed.length === 0) return;
  const ids = claimed.map(({ id }) => id);
  await tx.update(purchase).set({ userId: learner.id, boundBy }).where(inArray(purchase.id, ids));
  const record = { cause: boundBy, at: now };
  const changes = claimed.flatMap(({ id: purchaseId, userId }) => [
    ...(userId === null ? [] : [{ ...record, purchaseId, userId, change: 'released' as const }]),
    { ...record, purchaseId, userId: learner.id, change: 'bound' as const },
  ]);
  await tx.insert(accessChange).values(changes);
}

interface LockedPurchase {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
}

/** Locks in a fixed order, so that concurrent claims can't deadlock and only the first one succeeds. */
function lockClaimable(tx: Transaction, claimable: SQL): Promise<LockedPurchase[]> {
  const { id, email, userId } = purchase;
  return tx.select({ id, email, userId }).from(purchase).where(claimable).orderBy(id).for('update');
}

interface ClaimRequest extends Pick<ClaimInput, 'confirmed'> {
  readonly learner: Learner;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Claims with this browser's proof and returns the learner as they are afterwards. A used proof is cleared. */
export async function claimInBrowser(context: PurchaseClaimContext, claim: ClaimRequest): Promise<Learner | null> {
  const { request, reply, ...input } = claim;
  const proof = readProof(request);
  const isClaimed = await claimPurchases(context, { ...input, proof });
  if (isClaimed && proof !== null && !(await isNeeded(context, proof))) clearProof(reply);
  // Read again even if nothing was claimed here: a concurrent call may have claimed it.
  return request.server.findLearner(claim.learner.session.token);
}

/** Whether a purchase made in this browser is unclaimed, or a payment started in it is still processing. */
async function isNeeded({ db, hasPaymentUnderway }: PurchaseClaimContext, proof: string): Promise<boolean> {
  const unclaimed = await db.select({ id: purchase.id }).from(purchase).where(madeInBrowser(proof)).limit(1);
  return unclaimed.length > 0 || hasPaymentUnderway(proof);
}

interface SignIn extends Omit<ClaimRequest, 'learner' | 'confirmed'> {
  /** Of the session that was opened. */
  readonly token: string;
}

/** Claims for a learner who has just signed in, so that their first page already has Heritage. */
export async function claimAtSignIn(
  context: PurchaseClaimContext,
  { token, ...visit }: SignIn,
): Promise<Learner | null> {
  const learner = await visit.request.server.findLearner(token);
  return learner && claimInBrowser(context, { ...visit, learner });
}
