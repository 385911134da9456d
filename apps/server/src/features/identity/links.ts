import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import { returnTo } from '@wickwise/contract/identity';
import { and, eq, sql } from 'drizzle-orm';
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
  const address = email.toLowerCase();
  const made = eq(verification.identifier, digest(token));
  const isAdmitted = await takeAllowance({ db, allowance: linkAllowance, of: ['link', address], now: new Date() });
  // Of two that were asked for at once, the later one retires the other and not both each other.
  const age = { createdAt: verification.createdAt, id: verification.id };
  const isOlder = sql`(${age.createdAt}, ${age.id}) < (${db.select(age).from(verification).where(made)})`;
  await db.delete(verification).where(isAdmitted ? and(linksOf(address), isOlder) : made);
  return isAdmitted;
}

/** The links that are on their way to an address, given in lower case. */
export function linksOf(address: string) {
  const start = JSON.stringify({ email: address }).slice(0, -1);
  return sql`starts_with(lower(${verification.value}), ${start})`;
}

interface LinkMail {
  email: string;
  token: string;
  /** The library's own link: read only for where the learner wanted to go. */
  url: string;
  publicUrl: string;
}

export function signInMail({ email, token, url, publicUrl }: LinkMail): Mail {
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
