import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import { MINUTE_MS } from '../../plugins/duration.ts';
import type { RateLimit } from '../../plugins/rate-limit.ts';
import type { LearnerSession } from '../../plugins/session.ts';

/** Set by the operator. A classroom shares one network, so the two are apart. */
export interface AttemptLimits {
  /** Failed sign-ins, sign-ups and mailed links of one network in a minute, each for itself. */
  readonly perNetwork: number;
  /** Wrong passwords for one account from one network in 20 minutes. */
  readonly perAccount: number;
}

/** The rate limit for attempts from one network address at an endpoint that tries no password and sends no mail. */
export const ATTEMPTS_PER_MINUTE = 60;

export const TOO_MANY_ATTEMPTS = 'Too many attempts from your address. Please wait a minute and try again.';

/**
 * Links mailed to one mailbox, no matter who requests them: one every ten minutes, and four more an hour. A link works for
 * longer than ten minutes, so its owner always has a working one, however many others request.
 */
export const linkLimit = {
  steady: { name: 'link', points: 1, seconds: 10 * 60 },
  burst: { name: 'link-burst', points: 4, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * Password attempts for one account. A single network address gets fewer than the account, so that it can't lock out the
 * owner, who uses another address.
 */
export function passwordLimits(perAccount: number) {
  return {
    ofAccount: { name: 'password', points: 4 * perAccount, seconds: 40 * 60 },
    ofAccountFromAddress: { name: 'password-from-address', points: perAccount, seconds: 20 * 60 },
  } satisfies Record<string, RateLimit>;
}

export const passwordChangeLimit = {
  name: 'password-change',
  points: 40,
  seconds: 40 * 60,
} as const satisfies RateLimit;

/** Wrong codes for one account. Anyone entering them has already passed the first factor. */
export const secondFactorLimits = {
  ofAccount: { name: 'second-factor', points: 20, seconds: 60 * 60 },
  ofAccountFromNetwork: { name: 'second-factor-from-network', points: 5, seconds: 15 * 60 },
} as const satisfies Record<string, RateLimit>;

/** How long a browser that no longer signs in is remembered; browsers keep a cookie no longer. */
export const DEVICE_DAYS = 400;

/** Each request mails the current mailbox, and each confirmed one the new mailbox, even one that has an account. */
export const emailChangeLimits = {
  ofAccount: { name: 'email-change', points: 5, seconds: 60 * 60 },
  ofNewMailbox: { name: 'email-change-mailbox', points: 5, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Whether this sign-in is recent enough for an irreversible action. */
export function isFresh(session: LearnerSession, now: Date): boolean {
  return isRecent(session.createdAt, now);
}

/** Whether a password may be set without the old one, because this session has just verified the mailbox. */
export function maySetPassword(session: LearnerSession, now: Date): boolean {
  return session.mailboxProvenAt !== null && isRecent(session.mailboxProvenAt, now);
}

function isRecent(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() < FRESH_SIGN_IN_MINUTES * MINUTE_MS;
}
