import type { CurrentUser } from '@wickwise/contract/identity';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

interface PaymentUnderwayProps {
  user: CurrentUser | null;
  /** What the server said. */
  reason: string | null;
  onAsk: () => void;
}

/** In the place of the checkout while an earlier payment is on its way, so that nobody pays twice. */
export function PaymentUnderway({ user, reason, onAsk }: PaymentUnderwayProps) {
  return (
    <MessageScreen
      title="Your payment is on its way"
      text={reason ?? 'A payment that you began is still being processed.'}
      details={<WhatComesNext isGuest={user === null} />}
    >
      {user === null ? null : <ButtonLink to="/account#purchases">See your purchases</ButtonLink>}
      <Button variant="quiet" onClick={onAsk}>
        Look again now
      </Button>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}

function WhatComesNext({ isGuest }: { isGuest: boolean }) {
  return (
    <p className="text-soft">
      There is nothing to do and nothing to pay a second time. Most payments take a moment, some banks a few days. Once
      it has arrived, Heritage opens {isGuest ? 'when you sign in in this browser' : 'by itself'}. Should it fail,
      nothing is charged, and you can try again here.
    </p>
  );
}
