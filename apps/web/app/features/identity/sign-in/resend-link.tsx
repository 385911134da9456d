import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useMailSignInLink } from '../sign-in-queries.ts';

const WAIT_SECONDS = 60;

interface ResendLinkProps {
  email: string;
  returnTo: string;
}

/** Sends the link again, at most once a minute. */
export function ResendLink({ email, returnTo }: ResendLinkProps) {
  const mail = useMailSignInLink();
  const { toast } = useToast();
  const { secondsLeft, restart } = useWait();
  const resend = () =>
    mail.mutate(
      { email, returnTo },
      { onSuccess: () => toast({ title: 'A new link is on its way.' }), onSettled: restart },
    );
  return (
    <>
      <FailureNotice error={mail.error} />
      <Button
        variant="quiet"
        disabled={secondsLeft > 0}
        pending={mail.isPending}
        pendingLabel="Sending…"
        onClick={resend}
      >
        {secondsLeft > 0 ? (
          <span>
            Send again in <span className="num">{secondsLeft}</span> s
          </span>
        ) : (
          'Send again'
        )}
      </Button>
    </>
  );
}

/** Counts down against the clock: a tab in the background runs its timers late. */
function useWait() {
  const [readyAt, setReadyAt] = useState(shortWaitText);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((readyAt - now) / 1000));
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const restart = () => {
    setNow(Date.now());
    setReadyAt(shortWaitText());
  };
  return { secondsLeft, restart };
}

function shortWaitText(): number {
  return Date.now() + WAIT_SECONDS * 1000;
}
