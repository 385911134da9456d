import type { Account } from '@wickwise/contract/account';
import { EMAIL_CHANGE_VALID_MINUTES } from '@wickwise/contract/constants';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { emailChange, user } from '../../../db/schema/identity.ts';
import { MINUTE_MS } from '../../../plugins/duration.ts';
import { maskEmail } from '../../../plugins/email-address.ts';
import { CallError, notSignedIn } from '../../../plugins/errors.ts';
import { createSecret, digest } from '../../../plugins/secret.ts';
import type { Learner } from '../../../plugins/session.ts';
import type { Mail, Mailer } from '../../mail/public.ts';
import { isFresh } from '../rules.ts';
import { confirmationMail } from './email-change-mail.ts';

export interface EmailChangeContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export const CHANGE_LINK_INVALID =
  'This link no longer works. It’s already been used, it’s expired, or the change was canceled or replaced.';

const SIGN_IN_AGAIN = 'For your safety, sign in again before you change your email address.';

/** @throws CallError when the learner may not change to this address now. It does not say whether another account has it. */
export function requireMayChangeTo(newEmail: string, learner: Learner, now: Date): void {
  if (!isFresh(learner.session, now)) throw new CallError('sign_in_again', SIGN_IN_AGAIN);
  if (newEmail === learner.email) throw new CallError('invalid_request', 'That’s already your email address.');
}

/** Begins a change in place of an earlier one, and mails a link to the current mailbox. */
export async function requestEmailChange(
  context: EmailChangeContext,
  { learner, newEmail }: { learner: Learner; newEmail: string },
): Promise<void> {
  const { db, publicUrl, clock } = context;
  const [token, now] = [createSecret(), clock()];
  const started = {
    newEmail,
    sessionId: learner.session.id,
    ...linkUntil(token, now),
    confirmedAt: null,
    createdAt: now,
  };
  const currentEmail = await db.transaction(async (tx) => {
    // Another change may just have taken effect: then the link belongs to the new mailbox.
    const [owner] = await tx.select({ email: user.email }).from(user).where(eq(user.id, learner.id)).for('update');
    if (owner === undefined) throw notSignedIn();
    const values = { userId: learner.id, ...started };
    await tx.insert(emailChange).values(values).onConflictDoUpdate({ target: emailChange.userId, set: started });
    return owner.email;
  });
  sendLink(context, token, confirmationMail('current', { currentEmail, newEmail, token, publicUrl }));
}

export function linkUntil(token: string, now: Date) {
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_VALID_MINUTES * MINUTE_MS);
  return { tokenDigest: digest(token), expiresAt };
}

/** Mails a link. One whose mail is delayed works as long after the next attempt as one that arrived at once. */
export function sendLink({ db, mailer, clock }: EmailChangeContext, token: string, mail: Mail): void {
  const onDelay = async (waitMs: number) => {
    const { tokenDigest, expiresAt } = linkUntil(token, new Date(clock().getTime() + waitMs));
    await db.update(emailChange).set({ expiresAt }).where(eq(emailChange.tokenDigest, tokenDigest));
  };
  mailer.sendLater({ ...mail, onDelay });
}

export async function cancelEmailChange(db: Database, learner: Learner): Promise<void> {
  await db.delete(emailChange).where(eq(emailChange.userId, learner.id));
}

interface ChangeLink {
  readonly token: string;
  readonly now: Date;
}

/** The change that a link confirms, if it still works. */
export function isLinkOf({ token, now }: ChangeLink, mailbox: 'current' | 'new') {
  const step = mailbox === 'current' ? isNull(emailChange.confirmedAt) : isNotNull(emailChange.confirmedAt);
  return and(eq(emailChange.tokenDigest, digest(token)), gt(emailChange.expiresAt, now), step);
}

/** What a link would confirm. The new mailbox may be a stranger's, so the current address is masked there. */
export async function readEmailChange(db: Database, { token, now }: ChangeLink) {
  const [change] = await db
    .select({ newEmail: emailChange.newEmail, confirmedAt: emailChange.confirmedAt, currentEmail: user.email })
    .from(emailChange)
    .innerJoin(user, eq(user.id, emailChange.userId))
    .where(and(eq(emailChange.tokenDigest, digest(token)), gt(emailChange.expiresAt, now)));
  if (change === undefined) throw new CallError('link_invalid', CHANGE_LINK_INVALID);
  const { newEmail, confirmedAt, currentEmail } = change;
  if (confirmedAt === null) return { mailbox: 'current' as const, currentEmail, newEmail };
  return { mailbox: 'new' as const, currentEmail: maskEmail(currentEmail), newEmail };
}

/** The learner's change under way, for the account page. */
export async function findEmailChange(db: Database, learner: Learner, now: Date): Promise<Account['emailChange']> {
  const isUnderway = and(eq(emailChange.userId, learner.id), gt(emailChange.expiresAt, now));
  const [change] = await db.select().from(emailChange).where(isUnderway);
  if (change === undefined) return null;
  const { newEmail, confirmedAt, expiresAt } = change;
  return { newEmail, waitsFor: confirmedAt === null ? 'current' : 'new', expiresAt: expiresAt.toISOString() };
}
