import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import type { RateLimit } from '../../plugins/rate-limit.ts';
import type { LearnerSession } from '../../plugins/session.ts';

const MINUTE_MS = 60_000;

/** Attempts per network address at each sign-in method; `window` is in seconds. */
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
 * Links mailed to one mailbox: at most ten an hour, no matter who requests them. The limit restores faster than a link
 * expires, so its owner always has a working link, however many others request.
 */
export const linkLimit: RateLimit = { burst: 4, everyMs: 10 * MINUTE_MS };

/**
 * Password attempts for one account. A single network address restores more slowly than the account, so that it can't lock
 * out the owner, who uses another address.
 */
export const passwordLimit = {
  ofAccount: { burst: 40, everyMs: MINUTE_MS },
  ofAccountFromAddress: { burst: 10, everyMs: 2 * MINUTE_MS },
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
