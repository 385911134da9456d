import { randomUUID } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/client.ts';
import { account, passkey, session, user, verification } from '../../db/schema/identity.ts';
import { knownDevice } from '../../db/schema/known-device.ts';
import { twoFactor } from '../../db/schema/two-factor.ts';
import { CallError } from '../../plugins/errors.ts';
import { digest } from '../../plugins/secret.ts';
import { emailOfLink, LINK_INVALID, storedLinkId } from './magic-link.ts';
import { PASSWORD_PROVIDER, passwordOf } from './password/password-account.ts';
import { type FirstFactor, passFirstFactor } from './two-factor/pending-sign-in.ts';

interface LinkInput {
  readonly db: Database;
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
  /** The secret that sign-up left in this browser. */
  readonly signUpProof: string | undefined;
}

interface LinkSignIn {
  readonly opened: FirstFactor;
  /** False when a password was chosen at sign-up and the account has none. */
  readonly passwordKept: boolean;
}

/**
 * Uses up a mailed link and opens a session, or asks for the second factor. Everything an unverified account held is dropped, so that an attacker who
 * signed up with someone else's address is locked out. A password survives only if the browser that chose it opens the
 * link.
 */
export async function spendLink({ db, token, request, reply, now, signUpProof }: LinkInput): Promise<LinkSignIn> {
  return db.transaction(async (tx) => {
    const owner = await findOrCreateOwner(tx, await takeLink(tx, { token, now }));
    const hadPassword = await hasPassword(tx, owner);
    const isSameBrowser = signUpProof !== undefined && owner.signUpProof === digest(signUpProof);
    if (!owner.emailVerified) await verifyAccount(tx, owner, isSameBrowser);
    const wasChosen = signUpProof !== undefined || (!owner.emailVerified && hadPassword);
    const passwordKept = !wasChosen || (await hasPassword(tx, owner));
    const opened = await passFirstFactor(tx, { userId: owner.id, request, reply, now, provesMailbox: true });
    return { opened, passwordKept };
  });
}

/** Deletes the link, which only one of several concurrent calls can, and returns its address. */
async function takeLink(tx: Transaction, { token, now }: Pick<LinkInput, 'token' | 'now'>): Promise<string> {
  const [taken] = await tx
    .delete(verification)
    .where(and(eq(verification.identifier, storedLinkId(token)), gt(verification.expiresAt, now)))
    .returning({ value: verification.value });
  if (taken === undefined) throw new CallError('link_invalid', LINK_INVALID);
  return emailOfLink(taken.value);
}

type Owner = Pick<typeof user.$inferSelect, 'id' | 'emailVerified' | 'signUpProof'>;

async function findOrCreateOwner(tx: Transaction, email: string): Promise<Owner> {
  const { id, emailVerified, signUpProof } = user;
  await tx
    .insert(user)
    .values({ id: randomUUID(), email, name: '', emailVerified: true })
    .onConflictDoNothing({ target: user.email });
  const [owner] = await tx
    .select({ id, emailVerified, signUpProof })
    .from(user)
    .where(eq(user.email, email))
    .for('update');
  if (owner === undefined) throw new Error('The account of a mailed link was deleted meanwhile.');
  return owner;
}

async function verifyAccount(tx: Transaction, { id }: Owner, isSameBrowser: boolean): Promise<void> {
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(passkey).where(eq(passkey.userId, id));
  await tx.delete(knownDevice).where(eq(knownDevice.userId, id));
  await tx.delete(twoFactor).where(eq(twoFactor.userId, id));
  const isForeign = isSameBrowser ? ne(account.providerId, PASSWORD_PROVIDER) : undefined;
  await tx.delete(account).where(and(eq(account.userId, id), isForeign));
  const name = isSameBrowser ? {} : { name: '' };
  await tx
    .update(user)
    .set({ ...name, emailVerified: true, signUpProof: null })
    .where(eq(user.id, id));
}

async function hasPassword(tx: Transaction, owner: Owner): Promise<boolean> {
  const found = await tx.select({ id: account.id }).from(account).where(passwordOf(owner));
  return found.length > 0;
}
