import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { useIsLookingUpPayment } from './queries.ts';

export function PaymentProcessing({ onAsk }: { onAsk: () => void }) {
  const { isAsking, ask } = useAsking(onAsk);
  return (
    <MessageScreen
      title="Your payment is being processed"
      text="Some banks take a little longer. This page looks again by itself. You may also close it: we send you an e-mail as soon as the payment has arrived."
    >
      <Button variant="quiet" pending={isAsking} pendingLabel="Looking…" onClick={ask}>
        Look again now
      </Button>
      <ButtonLink to="/learn" variant="quiet">
        Go to the lessons
      </ButtonLink>
    </MessageScreen>
  );
}

/** Under way from the press to the answer: not while the page looks by itself, which nobody waits for. */
function useAsking(onAsk: () => void): { isAsking: boolean; ask: () => void } {
  const [isPressed, setPressed] = useState(false);
  const isLookingUp = useIsLookingUpPayment();
  useEffect(() => {
    if (!isLookingUp) setPressed(false);
  }, [isLookingUp]);
  const ask = () => {
    setPressed(true);
    onAsk();
  };
  return { isAsking: isPressed && isLookingUp, ask };
}

export function PaymentFailed() {
  return (
    <MessageScreen
      title="The payment did not go through"
      text="Nothing was charged. Your bank may have declined it, or it was not confirmed. Try again with the same card or another one."
    >
      <ButtonLink to="/checkout">Back to checkout</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}

/** Says the same of a payment that does not exist and of one that somebody else made. */
export function PaymentUnknown() {
  return (
    <MessageScreen
      title="There is no payment to show here"
      text="This page shows a payment to the browser or the account that made it. If you paid somewhere else, sign in with the e-mail address that you paid with, or have a link sent to it."
    >
      <ButtonLink to="/restore-access">Restore access</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}

/** The server could not be asked. */
export function PaymentUnasked({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageScreen
      title="Your payment could not be looked up"
      text="The server did not answer, so we cannot tell yet. If your payment went through it is safe, and we send you an e-mail."
    >
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}
