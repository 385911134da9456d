import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import { MINUTE_MS } from '../../plugins/duration.ts';
import type { RateLimit } from '../../plugins/rate-limit.ts';
import type { LearnerSession } from '../../plugins/session.ts';

/** The rate limit for attempts from one network address at one endpoint, unless the endpoint sets its own. */
export const ATTEMPTS_PER_MINUTE = 60;

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
export const passwordLimit = {
  ofAccount: { name: 'password', points: 40, seconds: 40 * 60 },
  ofAccountFromAddress: { name: 'password-from-address', points: 10, seconds: 20 * 60 },
  ofChange: { name: 'password-change', points: 40, seconds: 40 * 60 },
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
