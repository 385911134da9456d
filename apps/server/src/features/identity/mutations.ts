import type { CallRequest } from '@wickwise/contract/call';
import type { identityCalls } from '@wickwise/contract/identity';
import { toAsciiEmail } from '@wickwise/contract/identity/email-address';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { account, passkey, session, user, verification } from '../../db/schema/identity.ts';
import { CallError, notSignedIn } from '../../plugins/errors.ts';
import { createSecret } from '../../plugins/secret.ts';
import type { Learner } from '../../plugins/session.ts';
import type { Auth } from './auth.ts';
import { endOtherSessions } from './end-sessions.ts';
import { storedLinkValue } from './magic-link.ts';
import { requireUnguessable } from './password/guessable-password.ts';
import { passwordAccount, passwordOf } from './password/password-account.ts';
import { isFresh, maySetPassword } from './rules.ts';

export async function updateAccount(
  db: Database,
  learner: Learner,
  changes: CallRequest<typeof identityCalls.updateAccount>['body'],
): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  const updated = await db.update(user).set(set).where(eq(user.id, learner.id)).returning({ id: user.id });
  if (updated.length === 0) throw notSignedIn();
}

/** Ends the weekly email, by the link in it. */
export async function stopWeeklyEmail(db: Database, userId: string): Promise<void> {
  const matches = and(eq(user.id, userId), user.weeklyEmail);
  await db.update(user).set({ weeklyEmail: false }).where(matches);
}

export async function removePasskey(db: Database, learner: Learner, id: string): Promise<void> {
  const removed = await db
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, learner.id)))
    .returning({ id: passkey.id });
  if (removed.length === 0) throw new CallError('not_found', 'That passkey has already been removed.');
}

interface SetPasswordInput {
  readonly db: Database;
  readonly auth: Auth;
  readonly learner: Learner;
  readonly newPassword: string;
  readonly currentPassword: string | undefined;
  readonly now: Date;
}

/**
 * Sets the password and ends every other session. Returns a new token for this session, so that a copy of the old cookie
 * is worthless.
 */
export async function setPassword(change: SetPasswordInput): Promise<string> {
  const { db, auth, learner, newPassword } = change;
  await requireMaySetPassword(change);
  await requireUnguessable({ password: newPassword, name: learner.name, email: learner.email });
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

async function requireMaySetPassword({ db, auth, learner, currentPassword, now }: SetPasswordInput): Promise<void> {
  if (currentPassword === undefined) {
    if (maySetPassword(learner.session, now)) return;
    throw new CallError('sign_in_again', 'Enter your current password, or sign in with an emailed link first.');
  }
  const [stored] = await db.select({ hash: account.password }).from(account).where(passwordOf(learner));
  const { password } = await auth.$context;
  const right = stored?.hash && (await password.verify({ hash: stored.hash, password: currentPassword }));
  if (!right) throw new CallError('wrong_password', 'That is not your current password.');
}

interface DeleteInput {
  readonly db: Database;
  readonly learner: Learner;
  readonly email: string;
  readonly now: Date;
  readonly onDelete: OnDelete;
}

/** Runs in the transaction that deletes a learner, before the deletion. */
export type OnDelete = (tx: Transaction, learner: Learner) => Promise<void>;

/** Deletes the learner and, by foreign keys, all of their data. */
export async function deleteAccount({ db, learner, email, now, onDelete }: DeleteInput): Promise<void> {
  if (!isFresh(learner.session, now)) {
    throw new CallError('sign_in_again', 'For your safety, sign in again before you delete your account.');
  }
  if (toAsciiEmail(email.trim()).toLowerCase() !== learner.email.toLowerCase()) {
    throw new CallError('invalid_request', 'Type the email address of this account to confirm.');
  }
  await db.transaction(async (tx) => {
    await tx.delete(verification).where(eq(verification.value, storedLinkValue(learner.email)));
    await onDelete(tx, learner);
    await tx.delete(user).where(eq(user.id, learner.id));
  });
}
