import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { account, passkey, session, user, verification } from '../../db/schema/identity.ts';
import { paymentOrder, purchase } from '../../db/schema/payment.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { takeAllowance } from './allowance.ts';
import type { Auth } from './auth.ts';
import { passwordOf } from './data.ts';
import { addressOfLink, LINK_INVALID, mailedLink } from './links.ts';
import { isFresh, maySetPassword, passwordAllowance } from './rules.ts';
import { createSecret, digest } from './secret.ts';

export async function updateAccount(
  db: Database,
  learner: Learner,
  changes: { name?: string | undefined; timeZone?: string | undefined },
): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.update(user).set(set).where(eq(user.id, learner.id));
}

export async function endSession(db: Database, learner: Learner, id: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, learner.id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw new CallError('not_found', 'That session has already ended.');
}

export async function endOtherSessions(db: Pick<Database, 'delete'>, learner: Learner): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, learner.id), ne(session.id, learner.session.id)));
}

export async function removePasskey(db: Database, learner: Learner, id: string): Promise<void> {
  const removed = await db
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, learner.id)))
    .returning({ id: passkey.id });
  if (removed.length === 0) throw new CallError('not_found', 'That passkey has already been removed.');
}

interface PasswordChange {
  readonly db: Database;
  readonly auth: Auth;
  readonly learner: Learner;
  readonly newPassword: string;
  readonly currentPassword: string | undefined;
  readonly now: Date;
}

/**
 * Sets the password and ends every other session, so that whoever knew the old one is out. Answers the new token of
 * this session: a copy of its cookie is worth nothing from now on.
 */
export async function setPassword(change: PasswordChange): Promise<string> {
  const { db, auth, learner, newPassword } = change;
  await requireRightToSet(change);
  const { password } = await auth.$context;
  const hash = await password.hash(newPassword);
  const token = createSecret();
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(account)
      .set({ password: hash })
      .where(passwordOf(learner))
      .returning({ id: account.id });
    if (updated.length === 0) await tx.insert(account).values(passwordAccount(learner.id, hash));
    await endOtherSessions(tx, learner);
    await tx.update(session).set({ token }).where(eq(session.id, learner.session.id));
  });
  return token;
}

async function requireRightToSet({ db, auth, learner, currentPassword, now }: PasswordChange): Promise<void> {
  if (currentPassword === undefined) {
    if (maySetPassword(learner.session, now)) return;
    throw new CallError('sign_in_again', 'Enter your current password, or sign in with an e-mailed link first.');
  }
  const mayTry = await takeAllowance({ db, allowance: passwordAllowance.ofAccount, of: ['change', learner.id], now });
  if (!mayTry) throw new CallError('too_many_requests', 'Too many passwords were tried. Please wait a minute.');
  const [stored] = await db.select({ hash: account.password }).from(account).where(passwordOf(learner));
  const { password } = await auth.$context;
  const right = stored?.hash && (await password.verify({ hash: stored.hash, password: currentPassword }));
  if (!right) throw new CallError('wrong_password', 'That is not your current password.');
}

interface Deletion {
  readonly db: Database;
  readonly learner: Learner;
  readonly email: string;
  readonly now: Date;
}

/** Deletes the learner and, through the foreign keys, all that is theirs. */
export async function deleteAccount({ db, learner, email, now }: Deletion): Promise<void> {
  if (!isFresh(learner.session, now)) {
    throw new CallError('sign_in_again', 'For your safety, sign in again before you delete your account.');
  }
  if (email.trim().toLowerCase() !== learner.email.toLowerCase()) {
    throw new CallError('invalid_request', 'Type the e-mail address of this account to confirm.');
  }
  await db.transaction(async (tx) => {
    await tx.delete(verification).where(eq(verification.value, mailedLink(learner.email)));
    // Whoever signs in next in this browser has not bought what was bought here.
    const own = tx.select({ id: purchase.orderId }).from(purchase).where(eq(purchase.userId, learner.id));
    const isTheirs = or(eq(paymentOrder.userId, learner.id), inArray(paymentOrder.id, own));
    await tx.update(paymentOrder).set({ proofDigest: '' }).where(isTheirs);
    await tx.update(purchase).set({ boundBy: null }).where(eq(purchase.userId, learner.id));
    await tx.delete(user).where(eq(user.id, learner.id));
  });
}

interface LinkSpending {
  readonly db: Database;
  readonly auth: Auth;
  readonly token: string;
  readonly headers: Headers;
  /** The secret that sign-up left in this browser. */
  readonly signUpProof: string | undefined;
}

/**
 * Spends a mailed link. Whatever an unproven account had gathered is dropped, so that nobody who signed up with
 * somebody else's address stays in; a password survives only when the browser that chose it opens the link.
 */
export async function spendLink(spending: LinkSpending): Promise<{ response: Response; passwordKept: boolean }> {
  const { db, auth, token, headers, signUpProof } = spending;
  const unproven = await findUnproven(spending);
  const response = await auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true });
  if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`);
  if (!response.ok) throw new CallError('link_invalid', LINK_INVALID);
  if (unproven !== null) await adoptUnproven(db, unproven);
  const wasChosen = signUpProof !== undefined || (unproven !== null && unproven.hash !== null);
  return { response, passwordKept: !wasChosen || (await hasPassword(db, response)) };
}

/** Keeps of an account that has just been proven what was chosen in the browser that proved it. */
async function adoptUnproven(db: Database, { userId, hash, isSameBrowser }: Unproven): Promise<void> {
  await db.transaction(async (tx) => {
    const name = isSameBrowser ? {} : { name: '' };
    await tx
      .update(user)
      .set({ ...name, signUpProof: null })
      .where(eq(user.id, userId));
    if (isSameBrowser && hash !== null) await tx.insert(account).values(passwordAccount(userId, hash));
  });
}

/** Whether the account that a link has just signed in to has a password. */
async function hasPassword(db: Database, response: Response): Promise<boolean> {
  const { user: owner } = (await response.clone().json()) as { user: { id: string } };
  const found = await db.select({ id: account.id }).from(account).where(passwordOf(owner));
  return found.length > 0;
}

interface Unproven {
  readonly userId: string;
  readonly hash: string | null;
  readonly isSameBrowser: boolean;
}

/** The account that a link is about to prove, if there is one: the library forgets what it had. */
async function findUnproven({ db, token, signUpProof }: LinkSpending): Promise<Unproven | null> {
  const [link] = await db
    .select()
    .from(verification)
    .where(eq(verification.identifier, digest(token)));
  if (link === undefined) return null;
  const [found] = await db
    .select({ userId: user.id, proof: user.signUpProof, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(and(eq(user.email, addressOfLink(link.value)), eq(user.emailVerified, false)));
  if (found === undefined) return null;
  const isSameBrowser = signUpProof !== undefined && found.proof === digest(signUpProof);
  return { ...found, isSameBrowser };
}

function passwordAccount(userId: string, hash: string): typeof account.$inferInsert {
  return { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password: hash };
}
