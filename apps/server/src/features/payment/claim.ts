import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/client.ts';
import { accessChange, paymentOrder, purchase } from '../../db/schema/payment.ts';
import type { Learner } from '../../plugins/session.ts';
import { endOtherSessions } from '../identity/public.ts';
import { dropProof, readProof } from './proof.ts';

/**
 * An address as purchases are filed under it: in lower case, in one Unicode form. Letters that only look alike stay
 * different.
 */
export function mailboxOf(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

interface Claim {
  readonly db: Database;
  readonly learner: Learner;
  /** The digest of the secret in this browser's cookie. */
  readonly proof: string | null;
  readonly now: Date;
}

/**
 * Binds to the learner what waits for them: under their address when this session itself proved the mailbox, and from
 * orders begun in this browser. A verified address alone binds nothing. Answers whether something was bound; of
 * several who claim one purchase at once, one gets it.
 */
export async function claimPurchases({ db, learner, proof, now }: Claim): Promise<boolean> {
  const mailbox = learner.session.mailboxProvenAt === null ? null : mailboxOf(learner.email);
  const waiting = findWaiting({ db, mailbox, proof });
  if (waiting === null) return false;
  // Nearly always there is nothing, and that takes no transaction.
  const found = await db.select({ id: purchase.id }).from(purchase).where(waiting).limit(1);
  if (found.length === 0) return false;
  return db.transaction(async (tx) => {
    const claimed = await lockWaiting(tx, waiting);
    if (claimed.length === 0) return false;
    const ids = claimed.map(({ id }) => id);
    await tx.update(purchase).set({ userId: learner.id }).where(inArray(purchase.id, ids));
    const changes = claimed.map(({ id, email }) => ({
      ...{ purchaseId: id, userId: learner.id, change: 'bound' as const, at: now },
      cause: email === mailbox ? 'mailbox' : 'browser',
    }));
    await tx.insert(accessChange).values(changes);
    // Whoever else is signed in has not shown that the mailbox is theirs.
    if (claimed.some(({ email }) => email === mailbox)) await endOtherSessions(tx, learner);
    return true;
  });
}

/** In one order, so that two who claim the same ones never wait for each other; then only the first finds them. */
function lockWaiting(tx: Transaction, waiting: SQL) {
  const { id, email } = purchase;
  return tx.select({ id, email }).from(purchase).where(waiting).orderBy(id).for('update');
}

interface Grounds {
  readonly db: Database;
  readonly mailbox: string | null;
  readonly proof: string | null;
}

function findWaiting({ db, mailbox, proof }: Grounds): SQL | null {
  if (mailbox === null && proof === null) return null;
  const ofMailbox = mailbox === null ? undefined : eq(purchase.email, mailbox);
  const ofBrowser = proof === null ? undefined : inArray(purchase.orderId, ordersOf(db, proof));
  return and(isNull(purchase.userId), or(ofMailbox, ofBrowser)) ?? null;
}

function ordersOf(db: Database, proof: string) {
  return db.select({ id: paymentOrder.id }).from(paymentOrder).where(eq(paymentOrder.proofDigest, proof));
}

interface Visit {
  readonly db: Database;
  readonly learner: Learner;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

/** Claims by what this browser shows, and answers the learner as they are then. A proof that was used is dropped. */
export async function claimInBrowser({ db, learner, request, reply, now }: Visit): Promise<Learner | null> {
  const proof = readProof(request);
  if (!(await claimPurchases({ db, learner, proof, now }))) return learner;
  if (proof !== null) dropProof(reply);
  return request.server.findLearner(learner.session.token);
}

interface SignIn extends Omit<Visit, 'learner'> {
  /** Of the session that was opened. */
  readonly token: string;
}

/**
 * Claims for who has just signed in, so that the first page finds open what they bought: it asks for the lessons and
 * for who is asking at the same time.
 */
export async function claimAtSignIn({ token, ...visit }: SignIn): Promise<Learner | null> {
  const learner = await visit.request.server.findLearner(token);
  return learner && claimInBrowser({ ...visit, learner });
}
