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
      Your purchases say what became of it. Something is wrong? Answer the e-mail with your receipt, and name the
      receipt’s number.
    </p>
  );
}
