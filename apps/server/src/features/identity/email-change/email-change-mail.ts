import { EMAIL_CHANGE_VALID_MINUTES } from '@wickwise/contract/constants';
import type { Mail } from '../../mail/public.ts';

interface Addresses {
  /** Masked in a mail to the new mailbox, which may be a stranger's. */
  readonly currentEmail: string;
  readonly newEmail: string;
  readonly publicUrl: string;
}

const ONCE = `It works once and expires in ${EMAIL_CHANGE_VALID_MINUTES} minutes. A newer link replaces it.`;

export function confirmationMail(
  mailbox: 'current' | 'new',
  { token, ...change }: Addresses & { token: string },
): Mail {
  const link = `${change.publicUrl}/email-change?${new URLSearchParams({ token })}`;
  return mailbox === 'current' ? toCurrentMailbox(change, link) : toNewMailbox(change, link);
}

function toCurrentMailbox({ currentEmail, newEmail, publicUrl }: Addresses, link: string): Mail {
  return {
    to: currentEmail,
    subject: 'Do you want to change your email address on Wickwise?',
    text: `Hello,

Someone who is signed in to your Wickwise account wants to change its email address.

From: ${currentEmail}
To: ${newEmail}

If this was you, open this link and click the button:

${link}

${ONCE} Next, we'll email a link to the new address. Nothing changes until you confirm there, too.

If this wasn't you, don't click the button. Sign in, end the sessions you don't recognize, and set a new password:

${publicUrl}/account#sessions
`,
  };
}

function toNewMailbox({ currentEmail, newEmail }: Addresses, link: string): Mail {
  return {
    to: newEmail,
    subject: 'Confirm your new email address for Wickwise',
    text: `Hello,

The owner of the Wickwise account ${currentEmail} wants to use this email address for it. If that's you, open this link and click the button:

${link}

${ONCE}

If you don't know this account, ignore this email. Nothing changes without the link.
`,
  };
}

/** To the owner of an address that someone else asked for. */
export function takenMail({ currentEmail, newEmail, publicUrl }: Addresses): Mail {
  return {
    to: newEmail,
    subject: 'Someone tried to use your email address on Wickwise',
    text: `Hello,

The owner of the Wickwise account ${currentEmail} wanted to change its email address to yours. Your address already has an account, so nothing was changed.

If this was you, sign in to the account you have: ${publicUrl}/sign-in
To use this address for the other account, first delete this account or change its address.

If this wasn't you, you don't have to do anything.
`,
  };
}

interface ChangedAddress {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly publicUrl: string;
}

/** To the old mailbox, afterward. */
export function changedMail({ oldEmail, newEmail, publicUrl }: ChangedAddress): Mail {
  return {
    to: oldEmail,
    subject: 'Your email address on Wickwise was changed',
    text: `Hello,

Your Wickwise account now uses ${newEmail}. Sign in with that address from now on; this one no longer works.

Your lessons, purchases, password and passkeys stay as they are. Receipts keep the address they were sent to. For your safety, we signed out your other devices.

If this wasn't you, write to us right away: ${publicUrl}/contact
`,
  };
}
