import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import type { LearnerSession } from '../../plugins/session.ts';
import type { Allowance } from './allowance.ts';

const MINUTE_MS = 60_000;

/** Attempts that one network address may make at each way of signing in; `window` is in seconds. */
export const limits = {
  window: 60,
  max: 60,
  customRules: {
    '/sign-in/email': { window: 60, max: 10 },
    '/sign-up/email': { window: 60, max: 5 },
    '/sign-in/magic-link': { window: 60, max: 5 },
    '/passkey/verify-authentication': { window: 60, max: 10 },
  },
};

/**
 * Links mailed to one mailbox, whoever asks: at most ten an hour. A new one comes more often than a link expires, so
 * however many others ask for, the newest link in the mailbox works and its owner gets in.
 */
export const linkAllowance: Allowance = { burst: 4, everyMs: 10 * MINUTE_MS };

/** Passwords tried for one account. A single network address may try more slowly than the account regains, so that
 * it cannot keep the owner out from another one. */
export const passwordAllowance = {
  ofAccount: { burst: 40, everyMs: MINUTE_MS },
  ofAccountFromAddress: { burst: 10, everyMs: 2 * MINUTE_MS },
} as const satisfies Record<string, Allowance>;

/** Whether this sign-in is recent enough for a step that cannot be taken back. */
export function isFresh(session: LearnerSession, now: Date): boolean {
  return isRecent(session.createdAt, now);
}

/** Whether a password may be set without the old one: this session has just proven the mailbox. */
export function maySetPassword(session: LearnerSession, now: Date): boolean {
  return session.mailboxProvenAt !== null && isRecent(session.mailboxProvenAt, now);
}

function isRecent(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() < FRESH_SIGN_IN_MINUTES * MINUTE_MS;
}
