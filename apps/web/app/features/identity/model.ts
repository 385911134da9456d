import { LINK_VALID_MINUTES, SITE_PATH, SITE_PATH_MAX_LENGTH } from '@wickwise/contract/constants';
import type { CurrentUser } from '@wickwise/contract/identity';
import { displayTimeZone } from '#app/lib/time-zone.ts';

/** Where a learner lands after sign-in when no other page was requested. */
const AFTER_SIGN_IN = '/learn';

// The sign-in itself, the server's calls, and hidden slashes, which the server refuses.
const NOT_A_PAGE = /^\/(sign-in|api)(?![\w-])|^[^?#]*%(2f|5c)/i;

/** The path to go to after sign-in: only a page of this site, and never the sign-in itself. */
export function destination(asked: string | null): string {
  if (asked === null || asked.length > SITE_PATH_MAX_LENGTH) return AFTER_SIGN_IN;
  return SITE_PATH.test(asked) && !NOT_A_PAGE.test(asked) ? asked : AFTER_SIGN_IN;
}

/** The page after a first factor that was right. */
export function pageAfter({ needsSecondFactor }: { needsSecondFactor?: true | undefined }, returnTo: string): string {
  return needsSecondFactor ? `/sign-in/second-factor?${new URLSearchParams({ returnTo })}` : returnTo;
}

export const LINK_NOTE = `The link works once and expires in ${LINK_VALID_MINUTES} minutes.`;

/** The account that a mailed link signs in. */
export interface LinkOwner {
  readonly email: string;
  /** The address of another account that is signed in in this browser. */
  readonly signedInAs: string | null;
}

export function linkOwner(email: string, user: Pick<CurrentUser, 'email'> | null): LinkOwner {
  return { email, signedInAs: user === null || isSameAddress(user.email, email) ? null : user.email };
}

const DAY_MS = 86_400_000;

/** When a session was used, as closely as is known: its use is recorded once a day. */
export function lastUsedText(recordedAt: string, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - new Date(recordedAt).getTime()) / DAY_MS));
  return `used in the last ${days === 1 ? '24 hours' : `${days} days`}`;
}

/** The day of a moment in the learner’s zone, or in the device’s while none is known. */
export function formatDate(moment: string, timeZone: string | null): string {
  const options = { dateStyle: 'long', timeZone: displayTimeZone(timeZone) } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(moment));
}

/** `wickwise-export-2026-03-01.json`, by the day on which the server made it. */
export function exportFileName(exportedAt: string): string {
  return `wickwise-export-${exportedAt.slice(0, 10)}.json`;
}

/** Whether two spellings are the same address, ignoring case and surrounding spaces. */
export function isSameAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}
