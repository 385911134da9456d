import type { purchase } from '../../db/schema/access.ts';
import { receiptNumber } from '../access/public.ts';
import type { Mail } from '../mail/public.ts';

type Purchase = typeof purchase.$inferSelect;

interface MailContext {
  readonly publicUrl: string;
  readonly isSandbox: boolean;
}

export const SANDBOX_NOTE = '\nThis server uses the payment sandbox: no money has moved.\n';

/** `37.00 USD` */
export function money({ amountCents, currency }: Pick<Purchase, 'amountCents' | 'currency'>): string {
  return `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

export function refundMail({ publicUrl, isSandbox }: MailContext, bought: Purchase): Mail {
  const receipt = receiptNumber(bought.number);
  return {
    to: bought.email,
    subject: `Your refund for receipt ${receipt} from Wickwise`,
    text: `Hello,

We refunded your purchase of Heritage in full:

Receipt   ${receipt}
Refunded  ${money(bought)}

The money goes back to the card or account you paid with, usually within 5 to 10 business days.
Unless another purchase unlocks it, Heritage is locked right away. A page that's still open somewhere else is locked when you come back to it or go to another page. You keep your account, your progress and the free lessons:

${publicUrl}/learn

You didn't ask for this? Write to us and mention your receipt number: ${publicUrl}/contact
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}

export function refundFailedMail({ publicUrl, isSandbox }: MailContext, bought: Purchase): Mail {
  const receipt = receiptNumber(bought.number);
  return {
    to: bought.email,
    subject: `Your refund for receipt ${receipt} didn't go through`,
    text: `Hello,

We told you that we'd refunded ${bought.duplicateOf === null ? 'your purchase of Heritage' : 'your second payment'}, but your bank sent the money back to us:

Receipt       ${receipt}
Not refunded  ${money(bought)}

${bought.duplicateOf === null ? purchaseReturned(publicUrl) : duplicateReturned(publicUrl)}
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}

function purchaseReturned(publicUrl: string): string {
  return `Heritage is unlocked again. If you still want the refund, ask for it again on your account page, or write
to us and mention your receipt number, so that we can send it another way:

${publicUrl}/account
${publicUrl}/contact`;
}

/** Its buyer can't refund it: it unlocks nothing. */
function duplicateReturned(publicUrl: string): string {
  return `You keep the Heritage you paid for first. Write to us and mention your receipt number, so that we can
send the money another way:

${publicUrl}/contact`;
}

export function duplicateMail({ publicUrl, isSandbox }: MailContext, bought: Purchase): Mail {
  const receipt = receiptNumber(bought.number);
  return {
    to: bought.email,
    subject: `We refunded your second payment, receipt ${receipt}`,
    text: `Hello,

You'd already paid for Heritage when this payment went through, so we refunded it in full:

Receipt   ${receipt}
Refunded  ${money(bought)}

It goes back to the card or account you paid with, usually within 5 to 10 business days. You keep
the Heritage you paid for first, and you don't need to do anything.

If Heritage is still locked in your account, we can email you a link that unlocks it:

${publicUrl}/restore-access
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}
