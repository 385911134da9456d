import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CheckoutStanding } from './checkout.ts';
import type { ReturnedCheckout } from './checkout-return.tsx';

interface Telling {
  readonly tone: NonNullable<ComponentProps<typeof Notice>['tone']>;
  readonly title: string;
  readonly text: string;
  /** What can be done about it here. */
  readonly way?: 'check-again' | 'purchases';
}

const TELLINGS: Record<CheckoutStanding, Telling> = {
  asking: { tone: 'info', title: 'Looking up your payment', text: 'One moment: the payment provider is being asked.' },
  processing: {
    tone: 'info',
    title: 'Your payment is on its way to us',
    text: 'Heritage opens by itself as soon as it arrives. Most payments take a moment, some banks a few days. This page looks again by itself, and you get an e-mail.',
    way: 'check-again',
  },
  opening: {
    tone: 'info',
    title: 'Your payment has arrived',
    text: 'Heritage is being opened. If it takes longer than a moment, check again.',
    way: 'check-again',
  },
  elsewhere: {
    tone: 'warning',
    title: 'The payment has arrived, but not for this account',
    text: 'It belongs to the account that was signed in when it was made. Sign in with that one to go on.',
  },
  duplicate: {
    tone: 'info',
    title: 'You’d already paid, so we’re refunding this one',
    text: 'You keep the Heritage you paid for first. The refund usually arrives within 5 to 10 business days.',
    way: 'purchases',
  },
  returned: {
    tone: 'warning',
    title: 'This payment no longer unlocks Heritage',
    text: 'We received it, but it has since been refunded or disputed.',
    way: 'purchases',
  },
  failed: {
    tone: 'warning',
    title: 'The payment did not go through',
    text: 'Nothing was charged. You can try again, with the same card or another one.',
  },
  unknown: {
    tone: 'warning',
    title: 'There is no such payment here',
    text: 'Neither this account nor this browser made it. If you paid with another account, sign in with that one.',
  },
  unasked: {
    tone: 'error',
    title: 'Your payment could not be looked up',
    text: 'The server did not answer, so we cannot tell yet. If your payment went through it is safe.',
    way: 'check-again',
  },
};

/** Says how the payment stands that the learner has come back from. */
export function CheckoutNotice({ standing, onCheckAgain }: ReturnedCheckout) {
  if (standing === null) return null;
  const { tone, title, text, way } = TELLINGS[standing];
  return (
    <div className="mb-8">
      <Notice tone={tone} title={title} live>
        <p>{text}</p>
        {way === 'check-again' ? (
          <Button variant="quiet" className="mt-3" onClick={onCheckAgain}>
            Check again
          </Button>
        ) : null}
        {way === 'purchases' ? (
          <Link to="/account#purchases" className="text-brass underline underline-offset-4">
            See your purchases
          </Link>
        ) : null}
      </Notice>
    </div>
  );
}
