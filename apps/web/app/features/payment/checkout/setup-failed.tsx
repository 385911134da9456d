import { ReturnHome, SupportLink } from '#app/features/site/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';

interface SetupFailedProps {
  /** What the server said; null when it said nothing. */
  reason: string | null;
  onRetry: () => void;
}

export function SetupFailed({ reason, onRetry }: SetupFailedProps) {
  return (
    <MessageScreen
      title="Payment Setup Failed"
      text="Unable to initialize payment. Please try again or contact support."
      details={reason === null ? null : <p className="text-soft">{reason}</p>}
    >
      <Button onClick={onRetry}>Try again</Button>
      <ReturnHome />
      <SupportLink />
    </MessageScreen>
  );
}
