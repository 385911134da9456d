import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { pendingSignIn, recoveryCode, twoFactor } from '../../../db/schema/two-factor.ts';
import { CallError } from '../../../plugins/errors.ts';
import type { Learner } from '../../../plugins/session.ts';
import type { Auth } from '../auth.ts';
import { endOtherSessions } from '../end-sessions.ts';
import { createRecoveryCodes, findRecoveryCode, hashRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { createTotpSecret, periodOfCode, totpUri } from './totp.ts';
import { isOn } from './two-factor-state.ts';

interface TwoFactorInput {
  readonly db: Database;
  readonly auth: Auth;
  readonly learner: Learner;
  readonly now: Date;
}

function isBegun(userId: string) {
  return and(eq(twoFactor.userId, userId), isNull(twoFactor.confirmedAt));
}

/** Makes a secret for the app, in place of one that was not confirmed. */
export async function beginTwoFactor({ db, auth, learner, now }: TwoFactorInput) {
  const secret = createTotpSecret();
  const { secret: key } = await auth.$context;
  const made = { secret: await symmetricEncrypt({ key, data: secret }), createdAt: now };
  const [begun] = await db
    .insert(twoFactor)
    .values({ userId: learner.id, ...made })
    .onConflictDoUpdate({ target: twoFactor.userId, set: made, setWhere: isNull(twoFactor.confirmedAt) })
    .returning({ userId: twoFactor.userId });
  if (begun === undefined) throw new CallError('two_factor_on', 'Two-factor sign-in is already on.');
  return { secret, uri: totpUri(secret, learner.email) };
}

/** A setup whose code was right. */
interface CheckedSetup {
  /** As it is stored. */
  readonly secret: string;
  readonly lastPeriod: number;
}

/** @throws CallError for a wrong code, and when no setup was begun. */
export async function checkSetupCode(input: Omit<TwoFactorInput, 'learner'> & TypedCode): Promise<CheckedSetup> {
  const { db, auth, userId, code, now } = input;
  const [begun] = await db.select().from(twoFactor).where(isBegun(userId));
  if (begun === undefined) throw notBegun();
  const lastPeriod = periodOfCode({ secret: await decrypt(auth, begun.secret), code: compact(code), now });
  if (lastPeriod === null) throw wrongCode();
  return { secret: begun.secret, lastPeriod };
}

/** Turns two-factor sign-in on, ends every other session, and returns the recovery codes. */
export async function confirmTwoFactor(input: TwoFactorInput & { setup: CheckedSetup }): Promise<string[]> {
  const { db, auth, learner, setup, now } = input;
  const codes = createRecoveryCodes();
  const rows = await hashRecoveryCodes({ auth, userId: learner.id, codes, now });
  await db.transaction(async (tx) => {
    const isSame = and(isBegun(learner.id), eq(twoFactor.secret, setup.secret));
    const on = { confirmedAt: now, lastPeriod: setup.lastPeriod };
    const confirmed = await tx.update(twoFactor).set(on).where(isSame).returning();
    if (confirmed.length === 0) throw notBegun();
    await tx.insert(recoveryCode).values(rows);
    await endOtherSessions(tx, learner);
  });
  return codes;
}

export async function renewRecoveryCodes({ db, auth, learner, now }: TwoFactorInput): Promise<string[]> {
  const codes = createRecoveryCodes();
  const rows = await hashRecoveryCodes({ auth, userId: learner.id, codes, now });
  await db.transaction(async (tx) => {
    const [on] = await tx.select().from(twoFactor).where(isOn(learner.id)).for('update');
    if (on === undefined) throw alreadyOff();
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, learner.id));
    await tx.insert(recoveryCode).values(rows);
  });
  return codes;
}

/** Turns two-factor sign-in off. Returns whether it was on, and not just being set up. */
export async function endTwoFactor(db: Database, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx.delete(twoFactor).where(eq(twoFactor.userId, userId)).returning();
    if (ended === undefined) throw alreadyOff();
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
    await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, userId));
    return ended.confirmedAt !== null;
  });
}

interface TypedCode {
  readonly userId: string;
  readonly code: string;
}

/** An unused code of the app, or recovery code. */
type RightCode = { readonly period: number } | { readonly selector: string };

/** Returns what `spendCode` uses up. @throws CallError for a wrong or a used code. */
export async function checkCode(db: Database, input: Omit<TwoFactorInput, 'db' | 'learner'> & TypedCode) {
  const { auth, userId, now } = input;
  const code = compact(input.code);
  if (!APP_CODE.test(code)) {
    const selector = await findRecoveryCode(db, { auth, userId, code });
    if (selector === null) throw wrongCode();
    return { selector };
  }
  const [stored] = await db.select().from(twoFactor).where(isOn(userId));
  const period = stored && periodOfCode({ secret: await decrypt(auth, stored.secret), code, now });
  if (!period || period <= stored.lastPeriod) throw wrongCode();
  return { period };
}

/** Uses up a code. @throws CallError when another call has done so meanwhile. */
export async function spendCode(tx: Transaction, userId: string, code: RightCode): Promise<void> {
  const isSpent =
    'selector' in code ? takeRecoveryCode(tx, userId, code.selector) : takePeriod(tx, userId, code.period);
  if (!(await isSpent)) throw wrongCode();
}

async function takePeriod(tx: Transaction, userId: string, period: number): Promise<boolean> {
  const isUnused = and(isOn(userId), lt(twoFactor.lastPeriod, period));
  return (await tx.update(twoFactor).set({ lastPeriod: period }).where(isUnused).returning()).length > 0;
}

const APP_CODE = /^\d{6}$/;

function compact(code: string): string {
  return code.replaceAll(/[\s-]/g, '');
}

async function decrypt(auth: Auth, data: string): Promise<string> {
  const { secret: key } = await auth.$context;
  return symmetricDecrypt({ key, data });
}

function wrongCode(): CallError {
  return new CallError('wrong_code', 'That code is wrong, or was already used.');
}

function notBegun(): CallError {
  return new CallError('not_found', 'There is no setup to confirm. Please start again.');
}

function alreadyOff(): CallError {
  return new CallError('not_found', 'Two-factor sign-in is already off.');
}
