import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { emailChange, session, user, verification } from '../../../db/schema/identity.ts';
import { pendingSignIn } from '../../../db/schema/two-factor.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { maskEmail } from '../../../plugins/email-address.ts';
import { CallError } from '../../../plugins/errors.ts';
import { createSecret } from '../../../plugins/secret.ts';
import type { Learner } from '../../../plugins/session.ts';
import { storedLinkValue } from '../magic-link.ts';
import { CHANGE_LINK_INVALID, type EmailChangeContext, isLinkOf, linkUntil, sendLink } from './email-change.ts';
import { changedMail, confirmationMail, takenMail } from './email-change-mail.ts';

interface Confirmation {
  readonly token: string;
  /** Who is signed in where the link was opened. */
  readonly learner: Learner | null;
}

interface Confirmed {
  readonly userId: string;
  readonly confirmed: 'current' | 'new';
  readonly newEmail: string;
  /** A new token for this browser's session, which has verified the mailbox; null when it is not the account's. */
  readonly sessionToken: string | null;
}

/**
 * Uses up the link of the current mailbox, and mails one to the new mailbox. If that has another account, its owner is
 * told instead, and the response is the same.
 */
export async function confirmByCurrentMailbox(
  context: EmailChangeContext,
  { token, learner }: Confirmation,
): Promise<Confirmed> {
  const { db, mailer, publicUrl, clock } = context;
  const [next, now] = [createSecret(), clock()];
  const { userId, newEmail, sessionToken } = await db.transaction(async (tx) => {
    const [change] = await tx
      .update(emailChange)
      .set({ ...linkUntil(next, now), confirmedAt: now })
      .where(isLinkOf({ token, now }, 'current'))
      .returning({ userId: emailChange.userId, newEmail: emailChange.newEmail });
    if (change === undefined) throw new CallError('link_invalid', CHANGE_LINK_INVALID);
    return { ...change, sessionToken: await proveMailbox(tx, { learner, userId: change.userId, now }) };
  });
  const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  const addresses = { currentEmail: maskEmail(owner?.email ?? ''), newEmail, publicUrl };
  if (await isTaken(db, { newEmail, userId })) mailer.sendLater(takenMail(addresses));
  else sendLink(context, next, confirmationMail('new', { ...addresses, token: next }));
  return { userId, confirmed: 'current', newEmail, sessionToken };
}

/**
 * Uses up the link of the new mailbox and changes the address. Sessions end, except the one that asked and the one in this
 * browser; so do sign-in links to the old address. What was bought or sent before keeps the old address.
 */
export async function confirmByNewMailbox(
  context: EmailChangeContext,
  { token, learner }: Confirmation,
): Promise<Confirmed> {
  const { db, mailer, publicUrl, clock } = context;
  const now = clock();
  const { userId, newEmail, oldEmail, sessionToken } = await db
    .transaction(async (tx) => {
      const [change] = await tx.delete(emailChange).where(isLinkOf({ token, now }, 'new')).returning();
      if (change === undefined) throw new CallError('link_invalid', CHANGE_LINK_INVALID);
      const { userId, newEmail } = change;
      if (await isTaken(tx, change)) throw emailTaken();
      const oldEmail = await changeAddress(tx, { userId, newEmail, now });
      const isHere = learner?.id === userId;
      await endSessionsExcept(tx, userId, [change.sessionId, ...(isHere ? [learner.session.id] : [])]);
      return { userId, newEmail, oldEmail, sessionToken: await proveMailbox(tx, { learner, userId, now }) };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'user_email_unique') ? emailTaken() : error;
    });
  mailer.sendLater(changedMail({ oldEmail, newEmail, publicUrl }));
  return { userId, confirmed: 'new', newEmail, sessionToken };
}

function emailTaken(): CallError {
  return new CallError('email_taken', 'This address now has its own Wickwise account. Nothing was changed.');
}

interface NewAddress {
  readonly userId: string;
  readonly newEmail: string;
}

/** Whether the address belongs to another account that has verified it. */
async function isTaken(db: Pick<Transaction, 'select'>, { userId, newEmail }: NewAddress): Promise<boolean> {
  const isOther = and(eq(user.email, newEmail), eq(user.emailVerified, true), ne(user.id, userId));
  return (await db.select({ id: user.id }).from(user).where(isOther)).length > 0;
}

/** Returns the old address. An account that never verified the new one is dropped, as its mailbox is verified now. */
async function changeAddress(tx: Transaction, { userId, newEmail, now }: NewAddress & { now: Date }): Promise<string> {
  const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId)).for('update');
  if (owner === undefined) throw new CallError('link_invalid', CHANGE_LINK_INVALID);
  await tx.delete(user).where(and(eq(user.email, newEmail), eq(user.emailVerified, false)));
  await tx.update(user).set({ email: newEmail, updatedAt: now }).where(eq(user.id, userId));
  await tx.delete(verification).where(eq(verification.value, storedLinkValue(owner.email)));
  return owner.email;
}

/** A session that stays has verified only the old mailbox. */
async function endSessionsExcept(tx: Transaction, userId: string, kept: readonly string[]): Promise<void> {
  await tx.delete(session).where(and(eq(session.userId, userId), notInArray(session.id, [...kept])));
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, userId));
  await tx.update(session).set({ mailboxProvenAt: null }).where(eq(session.userId, userId));
}

interface Proof {
  readonly learner: Learner | null;
  readonly userId: string;
  readonly now: Date;
}

/** Notes that this browser's session has verified the mailbox, if it is the account's. Returns its new token. */
async function proveMailbox(tx: Transaction, { learner, userId, now }: Proof): Promise<string | null> {
  if (learner?.id !== userId) return null;
  const token = createSecret();
  const isThis = eq(session.id, learner.session.id);
  const proven = await tx
    .update(session)
    .set({ token, mailboxProvenAt: now })
    .where(isThis)
    .returning({ id: session.id });
  return proven.length > 0 ? token : null;
}
