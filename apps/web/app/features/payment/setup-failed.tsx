import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

export function SetupFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageScreen
      title="Payment Setup Failed"
      text="Unable to initialize payment. Please try again or contact support."
    >
      <Button onClick={onRetry}>Try again</Button>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}
