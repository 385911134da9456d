import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import { returnTo } from '@wickwise/contract/identity';
import { eq } from 'drizzle-orm';
import { BurstyRateLimiter } from 'rate-limiter-flexible';
import { acquireAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database } from '../../db/client.ts';
import { verification } from '../../db/schema/identity.ts';
import { MINUTE_MS } from '../../plugins/duration.ts';
import { consumeRateLimit, createRateLimiter, type RateLimiter } from '../../plugins/rate-limit.ts';
import { digest } from '../../plugins/secret.ts';
import type { Mail } from '../mail/public.ts';
import { linkLimit } from './rules.ts';

/** Counts the links mailed to each mailbox. */
export function createLinkLimiter(db: Database): RateLimiter {
  return new BurstyRateLimiter(createRateLimiter(db, linkLimit.steady), createRateLimiter(db, linkLimit.burst));
}

interface IssuedLink {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly email: string;
  readonly token: string;
}

/**
 * Makes a new link the only one that works for its address and returns true. When the mailbox has reached its limit, the
 * new link is dropped instead, the previous one stays valid, and it returns false.
 */
export async function replaceEarlierLink({ db, limiter, email, token }: IssuedLink): Promise<boolean> {
  const value = storedLinkValue(email);
  const made = eq(verification.identifier, storedLinkId(token));
  if ((await consumeRateLimit(limiter, value)) > 0) {
    await db.delete(verification).where(made);
    return false;
  }
  await db.transaction(async (tx) => {
    // So that exactly one of several concurrent links stays.
    await acquireAdvisoryLock(tx, `link ${value}`);
    await tx.delete(verification).where(eq(verification.value, value));
    await tx.update(verification).set({ value }).where(made);
  });
  return true;
}

/** Lets a link whose mail is delayed work as long after the next attempt as one that arrived at once. */
export async function extendLink(db: Database, { token, now, waitMs }: DelayedLink): Promise<void> {
  const expiresAt = new Date(now.getTime() + waitMs + LINK_VALID_MINUTES * MINUTE_MS);
  await db
    .update(verification)
    .set({ expiresAt })
    .where(eq(verification.identifier, storedLinkId(token)));
}

interface DelayedLink {
  readonly token: string;
  readonly now: Date;
  readonly waitMs: number;
}

/** The identifier under which better-auth stores a link. Its prefix keeps links apart from other one-time values. */
export function storedLinkId(token: string): string {
  return `magic-link:${digest(token)}`;
}

/**
 * The stored value of a mailed link, the same for an address in any case. better-auth accepts only these fields. The
 * empty name tells a mailed link from one that was just made, because no sign-in request has a name.
 */
export function storedLinkValue(email: string): string {
  return JSON.stringify({ type: 'magic-link', email: email.toLowerCase(), name: '' });
}

/** The address that a stored link signs in. */
export function emailOfLink(value: string): string {
  const { email } = JSON.parse(value) as { email: string };
  return email;
}

export const LINK_INVALID = 'This link was already used, has expired, or was replaced by a newer one.';

/** Every link signs in. Its purpose chooses the email's text and the page that uses it. */
export type LinkPurpose = 'sign-in' | 'restore-access';

interface LinkMail {
  readonly email: string;
  readonly token: string;
  /** better-auth's own link, from which only the return address is used. */
  readonly url: string;
  readonly publicUrl: string;
}

export function linkMail(purpose: LinkPurpose, link: LinkMail): Mail {
  return purpose === 'restore-access' ? restoreMail(link) : signInMail(link);
}

function signInMail({ email, token, url, publicUrl }: LinkMail): Mail {
  const wanted = returnTo.safeParse(new URL(url).searchParams.get('callbackURL'));
  const target = wanted.success && wanted.data !== '/' ? wanted.data : '/learn';
  const link = `${publicUrl}/sign-in/link?${new URLSearchParams({ token, returnTo: target })}`;
  return {
    to: email,
    subject: 'Your sign-in link for Wickwise',
    text: `Hello,

Open this link and click the button to sign in to Wickwise:

${link}

It works once and expires in ${LINK_VALID_MINUTES} minutes. A newer link replaces it.
If you just chose a password, open the link in the same browser, or we can't keep that password.

If you didn't ask for this, ignore this email. No one can sign in without the link.
`,
  };
}

function restoreMail({ email, token, publicUrl }: LinkMail): Mail {
  const link = `${publicUrl}/restore-access?${new URLSearchParams({ token })}`;
  return {
    to: email,
    subject: 'Your link to Heritage on Wickwise',
    text: `Hello,

Open this link and click the button to sign in to Wickwise and unlock the Heritage you bought with this address:

${link}

It works once and expires in ${LINK_VALID_MINUTES} minutes. A newer link replaces it.

If you didn't ask for this, ignore this email. No one can sign in without the link.
`,
  };
}
