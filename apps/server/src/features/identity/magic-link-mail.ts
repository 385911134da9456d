import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import type { Mail } from '../mail/public.ts';

/** Every link signs in. Its purpose chooses the email's text and the page that uses it. */
export type LinkPurpose = 'sign-in' | 'restore-access';

interface LinkMail {
  readonly email: string;
  readonly token: string;
  readonly returnTo: string | undefined;
  readonly publicUrl: string;
}

export function linkMail(purpose: LinkPurpose, link: LinkMail): Mail {
  return purpose === 'restore-access' ? restoreMail(link) : signInMail(link);
}

function signInMail({ email, token, returnTo = '/learn', publicUrl }: LinkMail): Mail {
  const target = returnTo === '/' ? '/learn' : returnTo;
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
