import type { Mail } from '../mail/public.ts';

interface MovedMail {
  /** On the receipt. */
  readonly email: string;
  readonly publicUrl: string;
}

/**
 * For a buyer who asks for Heritage with an address that they have changed since. It doesn't name the new one: the old
 * mailbox may be someone else's by now.
 */
export function movedMail({ email, publicUrl }: MovedMail): Mail {
  return {
    to: email,
    subject: 'Your Heritage access has moved to another email address',
    text: `Hello,

Heritage was bought with this address, and the account that has it now uses another one.

Request your link with your new address:

${publicUrl}/restore-access

If you didn't change it, write to us: ${publicUrl}/contact
If you didn't ask for this, ignore this email.
`,
  };
}
