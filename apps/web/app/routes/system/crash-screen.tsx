import { useEffect, useState } from 'react';
import { BareFrame } from '#app/features/site/bare-frame.tsx';
import { reportCrash } from '#app/features/site/crash-report.ts';
import { untilStaying } from '#app/lib/start/leaving.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { StartScreen } from './start-screen.tsx';

/**
 * For an error that no screen expected. What a browser drops while the page is being left is none, so it is told only
 * if the page stays.
 */
export function CrashScreen({ error }: { error: unknown }) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    let isShown = true;
    untilStaying().then(() => {
      if (isShown) setStays(true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return stays ? <Crash error={error} /> : <StartScreen />;
}

/** Where a reload has not helped, another one is not advised. */
function Crash({ error }: { error: unknown }) {
  const reference = useCrashReference(error);
  const [hasReloaded] = useState(isReload);
  return (
    <BareFrame>
      <title>This page stopped working · Wickwise</title>
      <MessageScreen
        title="This page stopped working"
        text={
          hasReloaded
            ? 'Something went wrong, and reloading didn’t help. Everything you’ve saved is safe, and the other pages work.'
            : 'Something went wrong. Everything you’ve saved is safe. Reloading the page usually fixes it.'
        }
        details={
          reference === null ? null : (
            <p className="text-md text-muted">
              We’ve been told. If you write to support, mention:
              <span className="num mt-1 block break-all">{reference}</span>
            </p>
          )
        }
      >
        {hasReloaded ? (
          <>
            <ButtonAnchor href="/">Return to Home</ButtonAnchor>
            <ButtonAnchor href="/learn" variant="quiet">
              Go to the lessons
            </ButtonAnchor>
          </>
        ) : (
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <ButtonAnchor href="/" variant="quiet">
              Return to Home
            </ButtonAnchor>
          </>
        )}
      </MessageScreen>
    </BareFrame>
  );
}

/** Reports the crash once. Null until the server has answered, and where it can't. */
function useCrashReference(error: unknown): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    reportCrash(error).then((found) => {
      if (isShown) setReference(found);
    });
    return () => {
      isShown = false;
    };
  }, [error]);
  return reference;
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
