import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import { returnTo } from '@wickwise/contract/identity';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { verification } from '../../db/schema/identity.ts';
import type { Mail } from '../mail/public.ts';
import { takeAllowance } from './allowance.ts';
import { linkAllowance } from './rules.ts';
import { digest } from './secret.ts';

interface AskedLink {
  readonly db: Database;
  readonly email: string;
  readonly token: string;
}

/**
 * Makes the link just asked for the only one that works for this address, and answers true. When the mailbox has had
 * its share, the new link is dropped instead and the one before stays good.
 */
export async function admitLink({ db, email, token }: AskedLink): Promise<boolean> {
  const value = mailedLink(email);
  const made = eq(verification.identifier, digest(token));
  return db.transaction(async (tx) => {
    // Holds the mailbox until the end, so that of links asked for at once exactly the last one stays.
    const allowance = { db: tx, allowance: linkAllowance, of: ['link', value], now: new Date() };
    const isAdmitted = await takeAllowance(allowance);
    await tx.delete(verification).where(isAdmitted ? eq(verification.value, value) : made);
    if (isAdmitted) await tx.update(verification).set({ value }).where(made);
    return isAdmitted;
  });
}

/** What is stored of a link once it is on its way: the same for an address in whatever case of the letters. */
export function mailedLink(email: string): string {
  return JSON.stringify({ email: email.toLowerCase(), mailed: true });
}

/** The address that a stored link signs in. */
export function addressOfLink(value: string): string {
  const { email } = JSON.parse(value) as { email: string };
  return email;
}

export const LINK_INVALID = 'This link was already used, has expired, or was replaced by a newer one.';

/** What a link is for. Any link signs in; this says what its mail tells and which page spends it. */
export type LinkPurpose = 'sign-in' | 'restore-access';

interface LinkMail {
  readonly email: string;
  readonly token: string;
  /** The library's own link: read only for where the learner wanted to go. */
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

open this link and press the button to sign in to Wickwise:

${link}

It works once, for ${LINK_VALID_MINUTES} minutes, and a newer link replaces it.
Use it in the browser where you started: a password you chose there is kept only then.

If you did not ask for it, ignore this mail. Nobody gets in without the link.
`,
  };
}

function restoreMail({ email, token, publicUrl }: LinkMail): Mail {
  const link = `${publicUrl}/restore-access?${new URLSearchParams({ token })}`;
  return {
    to: email,
    subject: 'Your link to Heritage on Wickwise',
    text: `Hello,

open this link and press the button to sign in to Wickwise with this address. What was bought with it is yours there:

${link}

It works once, for ${LINK_VALID_MINUTES} minutes, and a newer link replaces it.

If you did not ask for it, ignore this mail. Nobody gets in without the link.
`,
  };
}
