import type { CurrentUser } from '@wickwise/contract/identity';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { SupportLink } from './support-link.tsx';

interface PaymentReturnedProps {
  user: CurrentUser | null;
  /** Another purchase may keep heritage open. */
  opensHeritage: boolean;
}

/** The payment has arrived once, and was paid back or disputed since. */
export function PaymentReturned({ user, opensHeritage }: PaymentReturnedProps) {
  return (
    <MessageScreen
      title="This payment does not open Heritage now"
      text="It did arrive. Since then the money went back, or a dispute about it was opened at the bank."
      details={<WhatHelps opensHeritage={opensHeritage} />}
    >
      <ButtonLink to="/account#purchases">
        {user === null ? 'Sign in to your purchases' : 'See your purchases'}
      </ButtonLink>
      <ButtonLink to={opensHeritage ? '/learn' : '/'} variant="quiet">
        {opensHeritage ? 'Go to your lessons' : 'Return to Home'}
      </ButtonLink>
      <SupportLink />
    </MessageScreen>
  );
}

function WhatHelps({ opensHeritage }: { opensHeritage: boolean }) {
  return (
    <p className="text-soft">
      {opensHeritage ? 'Heritage is open to you all the same, by another purchase. ' : null}
      Your purchases say what happened. If something’s wrong, reply to the email with your receipt.
    </p>
  );
}

/** It paid for what was paid already. */
export function PaymentDuplicate({ user }: { user: CurrentUser | null }) {
  return (
    <MessageScreen
      title="You’d already paid, so we refunded this one"
      text="Your first payment stands, and Heritage stays yours. All of this payment goes back to the card or account you paid with, usually within 5 to 10 business days."
    >
      {user === null ? (
        <ButtonLink to="/restore-access">Open Heritage by email</ButtonLink>
      ) : (
        <>
          <ButtonLink to="/learn">Go to your lessons</ButtonLink>
          <ButtonLink to="/account#purchases" variant="quiet">
            See your purchases
          </ButtonLink>
        </>
      )}
      <SupportLink />
    </MessageScreen>
  );
}
