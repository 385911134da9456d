import { BareFrame } from '../../ui/bare-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** For an error that no screen expected. */
export function CrashScreen() {
  return (
    <BareFrame>
      <title>This page stopped working · Wickwise</title>
      <MessageScreen
        title="This page stopped working"
        text="Something went wrong while it was being drawn. What you have already saved is safe. Reloading usually mends it."
      >
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <ButtonAnchor href="/" variant="quiet">
          Return to Home
        </ButtonAnchor>
      </MessageScreen>
    </BareFrame>
  );
}
