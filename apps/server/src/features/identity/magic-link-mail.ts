import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import type { Mail } from '../mail/public.ts';

/** Every link signs in. Its purpose chooses the email's text and the page that uses it. */
export type LinkPurpose = 'sign-in' | 'restore-access';

/** What every mail with such a link says about it. */
export const LINK_TERMS = `It works once and expires in ${LINK_VALID_MINUTES} minutes. A newer link replaces it.`;

interface LinkMail {
  readonly email: string;
  readonly token: string;
  readonly returnTo: string | undefined;
  readonly publicUrl: string;
}

export function linkMail(purpose: LinkPurpose, link: LinkMail): Mail {
  return purpose === 'restore-access' ? restoreMail(link) : signInMail(link);
}

/** The page that uses up a link. */
export function linkUrl(purpose: LinkPurpose, { token, returnTo = '/learn', publicUrl }: Omit<LinkMail, 'email'>): URL {
  const target = returnTo === '/' ? '/learn' : returnTo;
  return purpose === 'restore-access'
    ? new URL(`/restore-access?${new URLSearchParams({ token })}`, publicUrl)
    : new URL(`/sign-in/link?${new URLSearchParams({ token, returnTo: target })}`, publicUrl);
}

function signInMail({ email, ...link }: LinkMail): Mail {
  return {
    to: email,
    subject: 'Your sign-in link for Wickwise',
    text: `Hello,

Open this link and click the button to sign in to Wickwise:

${linkUrl('sign-in', link)}

${LINK_TERMS}
If you just chose a password, open the link in the same browser. Otherwise, that password won't be saved.

If you didn't ask for this, ignore this email. Nothing happens unless the link is used.
`,
  };
}

function restoreMail({ email, ...link }: LinkMail): Mail {
  return {
    to: email,
    subject: 'Your Heritage link for Wickwise',
    text: `Hello,

Open this link and click the button to sign in to Wickwise and unlock your Heritage access:

${linkUrl('restore-access', link)}

${LINK_TERMS}

If you didn't ask for this, ignore this email. Nothing happens unless the link is used.
`,
  };
}
