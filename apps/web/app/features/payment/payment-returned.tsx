import type { CurrentUser } from '@wickwise/contract/identity';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { SupportLink } from './support-link.tsx';

interface PaymentReturnedProps {
  user: CurrentUser | null;
  /** Whether another purchase keeps Heritage open. */
  opensHeritage: boolean;
}

/** The payment has arrived once, and was paid back or disputed since. */
export function PaymentReturned({ user, opensHeritage }: PaymentReturnedProps) {
  return (
    <MessageScreen
      title="This payment no longer unlocks Heritage"
      text="We received it, but it has since been refunded or disputed."
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
      {opensHeritage ? 'You still have Heritage through another purchase. ' : null}
      Your purchases say what happened. If something’s wrong, reply to the email with your receipt.
    </p>
  );
}

/** It paid for what was paid already. */
export function PaymentDuplicate({ user, opensHeritage }: PaymentReturnedProps) {
  return (
    <MessageScreen
      title="You’d already paid, so we’re refunding this one"
      text="You keep the Heritage you paid for first. This payment goes back in full to the card or account you used, usually within 5 to 10 business days."
    >
      {user === null || !opensHeritage ? (
        <ButtonLink to="/restore-access">Email me a link to Heritage</ButtonLink>
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
