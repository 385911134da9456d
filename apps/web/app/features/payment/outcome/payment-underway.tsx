import type { CurrentUser } from '@wickwise/contract/identity';
import { ReturnHome } from '#app/features/site/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { outcomeMessages } from './outcome.ts';

interface PaymentUnderwayProps {
  user: CurrentUser | null;
  /** What the server said. */
  reason: string | null;
  onCheckAgain: () => void;
}

const { title, text } = outcomeMessages.processing;

/** Replaces the checkout while an earlier payment is being processed, to prevent a second payment. */
export function PaymentUnderway({ user, reason, onCheckAgain }: PaymentUnderwayProps) {
  return (
    <MessageScreen title={title} text={reason ?? text} details={<ProcessingSteps isGuest={user === null} />}>
      <Button onClick={onCheckAgain}>Check again</Button>
      <ReturnHome />
    </MessageScreen>
  );
}

function ProcessingSteps({ isGuest }: { isGuest: boolean }) {
  return (
    <p className="text-soft">
      There’s nothing you need to do, and you won’t pay twice. We’ll unlock Heritage{' '}
      {isGuest ? 'when you sign in in this browser' : 'as soon as the payment clears'}. If it fails, you won’t be
      charged, and you can try again here.
    </p>
  );
}
