import { LINK_TERMS } from '../identity/public.ts';
import type { Mail } from '../mail/public.ts';
import { type PurchaseState, shownStatus } from './shown-status.ts';

/** The account page says the same of each. */
export const INACTIVE_REASONS = {
  suspended: 'your payment is disputed with your bank',
  lost: 'your bank took the payment back after a dispute',
  refunded: 'your payment was refunded',
  revoked: 'we closed your purchase',
} as const;

export type InactiveReason = keyof typeof INACTIVE_REASONS;

/** Why none of the purchases unlocks Heritage, newest first; null without any. An open dispute comes first: it may end. */
export function inactiveReason(bought: readonly PurchaseState[]): InactiveReason | null {
  const reasons = bought.map(shownStatus).filter((status) => status !== 'paid');
  return reasons.find((reason) => reason === 'suspended') ?? reasons[0] ?? null;
}

interface InactiveMail {
  /** On the receipt, or of the account that has the purchase. */
  readonly email: string;
  readonly reason: InactiveReason;
  /** Signs in. */
  readonly link: URL;
  readonly publicUrl: string;
}

/** For a buyer who asks for Heritage although no purchase of theirs is paid any more. */
export function inactiveMail({ email, reason, link, publicUrl }: InactiveMail): Mail {
  return {
    to: email,
    subject: 'Your Heritage is inactive',
    text: `Hello,

Heritage was bought with this address, or one that its account had before, but it's inactive because ${INACTIVE_REASONS[reason]}.

Open this link and click the button to sign in and see your purchases:

${link}

${LINK_TERMS}
${reason === 'suspended' ? '' : `\nTo buy Heritage again: ${publicUrl}/checkout\n`}
If you didn't ask for this, ignore this email. Nothing happens unless the link is used.
`,
  };
}
