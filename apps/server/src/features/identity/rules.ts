import { FRESH_SIGN_IN_MINUTES, LINK_VALID_MINUTES } from '@wickwise/contract/identity';
import type { LearnerSession } from '../../plugins/session.ts';

const MINUTE_MS = 60_000;

/** Attempts that one address may make at each way of signing in; `window` is in seconds. */
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

/** Whether this sign-in is recent enough for a step that cannot be taken back. */
export function isFresh(session: LearnerSession, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() < FRESH_SIGN_IN_MINUTES * MINUTE_MS;
}

/** Whether a password may be set without the old one: this session has just proven the mailbox. */
export function maySetPassword(session: LearnerSession, now: Date): boolean {
  const provenAt = session.mailboxProvenAt?.getTime() ?? 0;
  return now.getTime() - provenAt < Math.max(FRESH_SIGN_IN_MINUTES, LINK_VALID_MINUTES) * MINUTE_MS;
}
