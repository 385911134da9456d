import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { account, emailChange, passkey, session, user } from '../../db/schema/identity.ts';
import { knownDevice } from '../../db/schema/known-device.ts';
import { pendingSignIn, recoveryCode, twoFactor } from '../../db/schema/two-factor.ts';
import type { Learner } from '../../plugins/session.ts';

/** The account part of a learner's data export, without any secret that would let its reader sign in. */
export async function exportIdentity(db: Database, learner: Learner) {
  const own = learner.id;
  const [profile, signIns, passkeys, sessions, emailChanges, twoFactors, recoveryCodes, pendingSignIns, devices] =
    await Promise.all([
      db.select(PROFILE).from(user).where(eq(user.id, own)),
      db.select(SIGN_IN).from(account).where(eq(account.userId, own)),
      db.select(PASSKEY).from(passkey).where(eq(passkey.userId, own)),
      db.select(SESSION).from(session).where(eq(session.userId, own)),
      db.select(EMAIL_CHANGE).from(emailChange).where(eq(emailChange.userId, own)),
      db.select(TWO_FACTOR).from(twoFactor).where(eq(twoFactor.userId, own)),
      db.select(RECOVERY_CODE).from(recoveryCode).where(eq(recoveryCode.userId, own)),
      db.select(PENDING_SIGN_IN).from(pendingSignIn).where(eq(pendingSignIn.userId, own)),
      db.select(DEVICE).from(knownDevice).where(eq(knownDevice.userId, own)),
    ]);
  const secondFactor = { twoFactors, recoveryCodes, pendingSignIns, devices };
  return { profile: profile[0], signIns, passkeys, sessions, emailChanges, ...secondFactor };
}

const { id, name, email, emailVerified, timeZone, dayBeginsAt, weeklyEmail, createdAt } = user;
const PROFILE = { id, name, email, emailVerified, timeZone, dayBeginsAt, weeklyEmail, createdAt };
const SIGN_IN = { provider: account.providerId, createdAt: account.createdAt };
const PASSKEY = { name: passkey.name, deviceType: passkey.deviceType, createdAt: passkey.createdAt };
const SESSION = {
  userAgent: session.userAgent,
  ipAddress: session.ipAddress,
  createdAt: session.createdAt,
  lastUsedAt: session.updatedAt,
};
const EMAIL_CHANGE = {
  newEmail: emailChange.newEmail,
  createdAt: emailChange.createdAt,
  expiresAt: emailChange.expiresAt,
};
const TWO_FACTOR = { createdAt: twoFactor.createdAt, confirmedAt: twoFactor.confirmedAt };
const RECOVERY_CODE = { createdAt: recoveryCode.createdAt };
const PENDING_SIGN_IN = { createdAt: pendingSignIn.createdAt, expiresAt: pendingSignIn.expiresAt };
const DEVICE = { createdAt: knownDevice.createdAt, lastUsedAt: knownDevice.lastUsedAt };
