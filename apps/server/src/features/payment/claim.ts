import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/client.ts';
import { accessChange, type PurchaseBond, paymentOrder, purchase } from '../../db/schema/payment.ts';
import { hasHeritageAccess, type Learner } from '../../plugins/session.ts';
import { endOtherSessions, normalizeEmail } from '../identity/public.ts';
import { lockPurchasesOf, markDuplicates } from './duplicates.ts';
import { dropProof, readProof } from './proof.ts';
import type { PaymentContext } from './provider.ts';
import { isClaimableByMailbox, isElsewhere, madeInBrowser } from './purchase-owner.ts';

interface ClaimInput {
  readonly learner: Learner;
  /** The digest of the secret in this browser's cookie. */
  readonly proof: string | null;
  /** A purchase of this browser that the learner says is theirs, by its id or by the address on its receipt. */
  readonly confirmed?: { readonly purchaseId: string } | { readonly email: string };
}

/**
 * Binds to the learner what they can prove is theirs: purchases under an address whose mailbox this session itself has
 * proven, taken back from anyone who had them by browser only; and purchases made in this browser, when their address
 * is the learner's own or the learner confirms them. A verified address alone binds nothing. Returns whether anything
 * was bound; of several who claim one purchase at once, one gets it.
 */
export async function claimPurchases(context: PaymentContext, claim: ClaimInput): Promise<boolean> {
  const { db, jobs } = context;
  const claimable = claimableBy(db, claim);
  if (claimable === undefined) return false;
  // Nearly always there is nothing, and that takes no transaction.
  const found = await db.select({ id: purchase.id }).from(purchase).where(claimable).limit(1);
  if (found.length === 0) return false;
  const isClaimed = await db.transaction((tx) => bindPurchases(context, tx, { learner: claim.learner, claimable }));
  jobs.wake();
  return isClaimed;
}

/** What a claim may bind. Undefined when it shows neither a mailbox nor a browser. */
export function claimableBy(db: Database, { learner, proof, confirmed }: ClaimInput): SQL | undefined {
  const isProven = learner.session.mailboxProvenAt !== null;
  const byMailbox = isProven ? and(isClaimableByMailbox(learner.email), isElsewhere(learner)) : undefined;
  if (proof === null) return byMailbox;
  const isOwn = eq(purchase.email, normalizeEmail(learner.email));
  const isTheirs = or(isOwn, confirmed && mayConfirm(learner) ? isConfirmed(confirmed) : undefined);
  return or(byMailbox, and(madeInBrowser(db, proof), isTheirs));
}

/** A learner with Heritage needs no other purchase: adding one would only refund its buyer. */
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

async function bindPurchases(context: PaymentContext, tx: Transaction, bind: BindInput): Promise<boolean> {
  const { learner, claimable } = bind;
  const ownEmail = normalizeEmail(learner.email);
  const found = await tx.select({ email: purchase.email }).from(purchase).where(claimable);
  await lockPurchasesOf(tx, [ownEmail, ...found.map(({ email }) => email)]);
  const claimed = await lockClaimable(tx, claimable);
  if (claimed.length === 0) return false;
  const isOwn = ({ email }: Claimed) => learner.session.mailboxProvenAt !== null && email === ownEmail;
  const [byMailbox, byBrowser] = [claimed.filter(isOwn), claimed.filter((one) => !isOwn(one))];
  const now = context.clock();
  await bindTo(tx, { learner, claimed: byMailbox, boundBy: 'mailbox', now });
  await bindTo(tx, { learner, claimed: byBrowser, boundBy: 'browser', now });
  // Other sessions of this account have not shown that the mailbox is theirs.
  if (byMailbox.length > 0) await endOtherSessions(tx, learner);
  await markDuplicates(context, tx, ownEmail);
  return true;
}

interface Binding {
  readonly learner: Learner;
  readonly claimed: readonly Claimed[];
  readonly boundBy: PurchaseBond;
  readonly now: Date;
}

/** Binds purchases, and keeps on record from whom they were taken back. */
async function bindTo(tx: Transaction, { learner, claimed, boundBy, now }: Binding): Promise<void> {
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

interface Claimed {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
}

/** In one order, so that two who claim the same ones never wait for each other; then only the first finds them. */
function lockClaimable(tx: Transaction, claimable: SQL): Promise<Claimed[]> {
  const { id, email, userId } = purchase;
  return tx.select({ id, email, userId }).from(purchase).where(claimable).orderBy(id).for('update');
}

interface ClaimRequest extends Pick<ClaimInput, 'confirmed'> {
  readonly learner: Learner;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Claims by what this browser shows, and returns the learner as they are then. A proof that is used up is dropped. */
export async function claimInBrowser(context: PaymentContext, claim: ClaimRequest): Promise<Learner | null> {
  const { request, reply, ...input } = claim;
  const proof = readProof(request);
  const isClaimed = await claimPurchases(context, { ...input, proof });
  if (isClaimed && proof !== null && !(await isNeeded(context.db, proof))) dropProof(reply);
  // Also when nothing is left to claim: another call may have claimed it while this one waited.
  return request.server.findLearner(claim.learner.session.token);
}

/** Whether a purchase of this browser is in no account, or a payment of it still on its way. */
async function isNeeded(db: Database, proof: string): Promise<boolean> {
  const unclaimed = db.select({ id: purchase.id }).from(purchase).where(madeInBrowser(db, proof));
  const isUnderway = and(eq(paymentOrder.proofDigest, proof), eq(paymentOrder.state, 'processing'));
  const underway = db.select({ id: paymentOrder.id }).from(paymentOrder).where(isUnderway);
  return (await unclaimed.limit(1)).length > 0 || (await underway.limit(1)).length > 0;
}

interface SignIn extends Omit<ClaimRequest, 'learner' | 'confirmed'> {
  /** Of the session that was opened. */
  readonly token: string;
}

/** Claims for a learner who has just signed in, so that the first page finds open what they bought. */
export async function claimAtSignIn(context: PaymentContext, { token, ...visit }: SignIn): Promise<Learner | null> {
  const learner = await visit.request.server.findLearner(token);
  return learner && claimInBrowser(context, { ...visit, learner });
}
