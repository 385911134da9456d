import { createHash, randomBytes } from 'node:crypto';
import { LINK_VALID_MINUTES, returnTo } from '@wickwise/contract/identity';
import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { verification } from '../../db/schema/identity.ts';
import type { Mail } from '../mail/public.ts';

/** What is stored of a secret: enough to recognise it, not enough to use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Makes the link just asked for the only one that works for this address. */
export async function retireOlderLinks(db: Database, link: { email: string; token: string }): Promise<void> {
  const sameAddress = JSON.stringify({ email: link.email }).slice(0, -1);
  await db
    .delete(verification)
    .where(
      and(
        ne(verification.identifier, digest(link.token)),
        sql`starts_with(lower(${verification.value}), ${sameAddress.toLowerCase()})`,
      ),
    );
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
