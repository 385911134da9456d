import { documentTitle } from '#app/features/site/page-meta.ts';
import { ReturnHome } from '#app/features/site/return-home.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';

/** Replaces a learner's screen while the server can't say who is signed in. */
export function ServerUnreachable({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <title>{documentTitle('We can’t reach Wickwise')}</title>
      <MessageScreen
        title="We can’t reach Wickwise right now"
        text="Check your connection and try again. If you were signed in, you still are, and your progress is safe."
      >
        <Button pending={isAsking} pendingLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
        <ReturnHome />
      </MessageScreen>
    </div>
  );
}
