import type { Account } from '@wickwise/contract/account';
import type { UnclaimedPurchase } from '@wickwise/contract/entitlement';
import type { CurrentUser } from '@wickwise/contract/identity';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { account, passkey, session, user, verification } from '../../db/schema/identity.ts';
import { recoveryCode, twoFactor } from '../../db/schema/two-factor.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { findEmailChange } from './email-change/email-change.ts';
import { emailOfLink, LINK_INVALID, storedLinkId } from './magic-link.ts';
import { passwordOf } from './password/password-account.ts';
import { maySetPassword } from './rules.ts';
import { isOn } from './two-factor/two-factor-state.ts';

/** The time zone for a learner whose browser has not sent one yet. */
export const DEFAULT_TIME_ZONE = 'UTC';

export function toCurrentUser(learner: Learner, unclaimedPurchase: UnclaimedPurchase | null): CurrentUser {
  const { tier: subscriptionTier, status: subscriptionStatus, id, email, name, timeZone, dayBeginsAt } = learner;
  return { id, email, name, timeZone, dayBeginsAt, subscriptionTier, subscriptionStatus, unclaimedPurchase };
}

/** The learner's account, with the newest session first. */
export async function readAccount(db: Database, learner: Learner, now: Date): Promise<Account> {
  const [owner, sessions, passkeys, passwords, emailChange, twoFactor] = await Promise.all([
    db.select().from(user).where(eq(user.id, learner.id)),
    readSessions(db, learner, now),
    readPasskeys(db, learner),
    db.select({ id: account.id }).from(account).where(passwordOf(learner)),
    findEmailChange(db, learner, now),
    readTwoFactor(db, learner),
  ]);
  const deleted = { ...learner, weeklyEmail: false, createdAt: learner.session.createdAt };
  const { name, email, timeZone, dayBeginsAt, weeklyEmail, createdAt } = owner[0] ?? deleted;
  return {
    name,
    email,
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    dayBeginsAt,
    createdAt: createdAt.toISOString(),
    weeklyEmail,
    hasPassword: passwords.length > 0,
    maySetPassword: maySetPassword(learner.session, now),
    sessions,
    passkeys,
    emailChange,
    twoFactor,
  };
}

async function readSessions(db: Database, learner: Learner, now: Date): Promise<Account['sessions']> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, learner.id), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt));
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    current: id === learner.session.id,
    userAgent,
    ipAddress: ipAddress === '' ? null : ipAddress,
    createdAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }));
}

async function readPasskeys(db: Database, learner: Learner): Promise<Account['passkeys']> {
  const rows = await db.select().from(passkey).where(eq(passkey.userId, learner.id)).orderBy(asc(passkey.createdAt));
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name ?? 'Passkey',
    createdAt: (createdAt ?? new Date(0)).toISOString(),
  }));
}

async function readTwoFactor(db: Database, { id }: Learner): Promise<Account['twoFactor']> {
  const [on] = await db.select({ since: twoFactor.confirmedAt }).from(twoFactor).where(isOn(id));
  if (!on?.since) return null;
  const recoveryCodesLeft = await db.$count(recoveryCode, eq(recoveryCode.userId, id));
  return { since: on.since.toISOString(), recoveryCodesLeft };
}

/** The account's address, or an empty string when there is no account. */
export async function findEmail(db: Pick<Database, 'select'>, userId: string | null): Promise<string> {
  if (userId === null) return '';
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return found?.email ?? '';
}

/** The account's time zone; null without an account, and for one whose browser has not sent one yet. */
export async function findTimeZone(db: Pick<Database, 'select'>, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [found] = await db.select({ timeZone: user.timeZone }).from(user).where(eq(user.id, userId));
  return found?.timeZone ?? null;
}

interface LinkLookup {
  readonly token: string;
  readonly now: Date;
}

/** The address that a mailed link signs in, shown on its page before the button is clicked. */
export async function readLinkAddress(db: Database, { token, now }: LinkLookup): Promise<{ email: string }> {
  const [link] = await db
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, storedLinkId(token)), gt(verification.expiresAt, now)));
  if (link === undefined) throw new CallError('link_invalid', LINK_INVALID);
  return { email: emailOfLink(link.value) };
}
