import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import type { purchase } from '../../db/schema/access.ts';
import { HERITAGE, INACTIVE_REASONS, inactiveReason, receiptNumber } from '../access/public.ts';
import type { LinkMailer } from '../identity/public.ts';
import type { Mail } from '../mail/public.ts';
import { money, SANDBOX_NOTE } from './refund-mail.ts';

type Purchase = typeof purchase.$inferSelect;

interface InactiveReceiptOptions {
  readonly linkMailer: Pick<LinkMailer, 'create'>;
  readonly publicUrl: string;
  readonly isSandbox: boolean;
}

interface InactiveReceipt {
  readonly bought: Purchase;
  /** The day of the payment, as the buyer reads it. */
  readonly date: string;
}

/** The receipt of a payment that was disputed or refunded before its receipt was sent; null for any other. */
export async function inactiveReceipt(
  options: InactiveReceiptOptions,
  { bought, date }: InactiveReceipt,
): Promise<Mail | null> {
  const { publicUrl, isSandbox } = options;
  const [receipt, reason] = [receiptNumber(bought.number), inactiveReason([bought])];
  if (reason === null) return null;
  return {
    to: bought.email,
    subject: `Your receipt ${receipt} from Wickwise`,
    text: `Hello,

We received your payment, but it doesn't unlock Heritage because ${INACTIVE_REASONS[reason]}.

Receipt   ${receipt}
For       ${HERITAGE.description}
Paid      ${money(bought)}
Date      ${date}
${reason === 'suspended' ? DISPUTED : ''}
${bought.userId === null ? await howToSeeByLink(options, bought) : howToSee(publicUrl)}

Questions? Write to us and mention your receipt number: ${publicUrl}/contact
${isSandbox ? SANDBOX_NOTE : ''}`,
  };
}

const DISPUTED = `
If the bank rejects the dispute, or you withdraw it, we'll unlock Heritage automatically.
`;

function howToSee(publicUrl: string): string {
  return `Sign in to see your purchases:\n\n${publicUrl}/sign-in?returnTo=%2Faccount%23purchases`;
}

async function howToSeeByLink({ linkMailer, publicUrl }: InactiveReceiptOptions, { email }: Purchase): Promise<string> {
  return `To see it among your purchases, open this link and click the button. It signs you in, and if you don't have
an account yet, it creates one:

${await linkMailer.create({ email, purpose: 'sign-in', returnTo: '/account#purchases' })}

It works once and expires in ${LINK_VALID_MINUTES} minutes. A newer link replaces it.
If it no longer works, we can email you a new one:

${publicUrl}/restore-access`;
}
