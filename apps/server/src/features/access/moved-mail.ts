import { maskEmail } from '../../plugins/email-address.ts';
import type { Mail } from '../mail/public.ts';

interface MovedMail {
  /** On the receipt. */
  readonly email: string;
  /** Of the account now. */
  readonly movedTo: string;
  readonly publicUrl: string;
}

/** For a buyer who asks for Heritage with an address that they have changed since. */
export function movedMail({ email, movedTo, publicUrl }: MovedMail): Mail {
  return {
    to: email,
    subject: 'Your Heritage on Wickwise is under another address',
    text: `Hello,

Heritage was bought with this address, and the account that has it now uses another one:

${maskEmail(movedTo)}

Ask for your link with that address:

${publicUrl}/restore-access

If you didn't change it, write to us: ${publicUrl}/contact
If you didn't ask for this, ignore this email.
`,
  };
}
