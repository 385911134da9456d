import { BareFrame } from '#app/features/site/bare-frame.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';

/** For an error that no screen expected. */
export function CrashScreen() {
  return (
    <BareFrame>
      <title>This page stopped working · Wickwise</title>
      <MessageScreen
        title="This page stopped working"
        text="Something went wrong. Everything you’ve saved is safe. Reloading the page usually fixes it."
      >
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <ButtonAnchor href="/" variant="quiet">
          Return to Home
        </ButtonAnchor>
      </MessageScreen>
    </BareFrame>
  );
}
