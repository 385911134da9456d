import type { PaymentState } from '@wickwise/contract/payment';
import type { ComponentProps } from 'react';
import type { Notice } from '#app/ui/state/notice.tsx';

/** The outcome of a payment, for the person who returns from making it. */
export type PaymentOutcome =
  | 'checking'
  /** Paid, but the page doesn't show it yet. */
  | 'unlocking'
  /** Paid, for another account than the one that is signed in. */
  | 'other-account'
  /** The server could not be reached. */
  | 'unavailable'
  | Exclude<PaymentState, 'paid'>;

interface PaymentStatus {
  /** Undefined until it is known. */
  readonly state: PaymentState | undefined;
  /** Whether Heritage is open to the person who asked, according to the server's response with the state. */
  readonly opensHeritage: boolean;
  readonly isError: boolean;
}

export function paymentOutcome({ state, opensHeritage, isError }: PaymentStatus): PaymentOutcome {
  if (state === undefined) return isError ? 'unavailable' : 'checking';
  if (state !== 'paid') return state;
  return opensHeritage ? 'unlocking' : 'other-account';
}

interface OutcomeMessage {
  readonly tone: NonNullable<ComponentProps<typeof Notice>['tone']>;
  readonly title: string;
  readonly text: string;
}

/** The texts for an outcome, the same on a page of its own and in a notice. */
export const outcomeMessages: Readonly<Record<PaymentOutcome, OutcomeMessage>> = {
  checking: { tone: 'info', title: 'Checking your payment', text: 'This only takes a moment.' },
  processing: {
    tone: 'info',
    title: 'Your payment is being processed',
    text: 'We’ll unlock Heritage as soon as it clears. Most payments take a moment; some banks take a few days. This page checks automatically, and we’ll email you.',
  },
  unlocking: {
    tone: 'info',
    title: 'Your payment went through',
    text: 'We’re unlocking Heritage. If it takes longer than a moment, check again.',
  },
  'other-account': {
    tone: 'warning',
    title: 'This payment isn’t in your account',
    text: 'It belongs to the account that made it, or to the email address on its receipt.',
  },
  duplicate: {
    tone: 'info',
    title: 'You’d already paid, so we’re refunding this one',
    text: 'You keep the Heritage you paid for first. This payment goes back in full to the card or account you used, usually within 5 to 10 business days.',
  },
  reversed: {
    tone: 'warning',
    title: 'This payment no longer unlocks Heritage',
    text: 'We received it, but it has since been refunded or disputed.',
  },
  failed: {
    tone: 'warning',
    title: 'Your payment didn’t go through',
    text: 'You haven’t been charged. Your bank may have declined it, or it wasn’t confirmed. Try again with the same card or another one.',
  },
  unknown: {
    tone: 'warning',
    title: 'We can’t find this payment',
    text: 'You can see a payment only from the browser or account you paid with. If you paid in another browser, restore your access with the email address you paid with.',
  },
  unavailable: {
    tone: 'error',
    title: 'We couldn’t check your payment',
    text: 'The server isn’t responding. If your payment went through, it’s safe, and we’ll email you.',
  },
};
