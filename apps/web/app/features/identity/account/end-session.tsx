import { useMutation } from '@tanstack/react-query';
import { ReturnHome } from '#app/features/site/public.ts';
import { makeCall } from '#app/lib/api-client.ts';
import { useOpenedSearch } from '#app/lib/page/opened-search.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { failureCode, failureMessage } from '../failures.ts';

const SECRETS = ['token'] as const;

/** Ends the session that an email names. It takes a click on the button, because mail scanners open links. */
export function EndSession() {
  const opened = useOpenedSearch(SECRETS);
  const token = opened?.get('token') ?? null;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (sent: string) => makeCall('POST /api/end-session', { body: { token: sent } }),
  });
  const isBroken = (opened !== null && token === null) || (error !== null && failureCode(error) === 'link_invalid');
  return (
    <KeepFocus state={`${isSuccess} ${isBroken}`}>
      {isBroken ? <BrokenLink /> : null}
      {isSuccess ? <Ended /> : null}
      {isBroken || isSuccess ? null : (
        <MessageScreen
          title="End this session?"
          text="We’ll sign out the device that the email is about. Your other devices stay signed in."
          details={
            error ? (
              <Notice tone="error" title="The session wasn’t ended" live>
                {failureMessage(error)}
              </Notice>
            ) : null
          }
        >
          <Button
            pending={isPending || token === null}
            pendingLabel={isPending ? 'Ending…' : 'End session'}
            onClick={() => {
              if (token !== null) mutate(token);
            }}
          >
            End session
          </Button>
          <ReturnHome />
        </MessageScreen>
      )}
    </KeepFocus>
  );
}

function Ended() {
  return (
    <MessageScreen
      title="The session has ended"
      text="That device is signed out. Now set a new password, so that no one can sign in with the old one."
    >
      <ButtonLink to="/account#password">Set a new password</ButtonLink>
      <ButtonLink to="/account#sessions" variant="quiet">
        See your sessions
      </ButtonLink>
    </MessageScreen>
  );
}

function BrokenLink() {
  return (
    <MessageScreen
      title="This link doesn’t work"
      text="Open the link in the email again, or end the session in your account."
    >
      <ButtonLink to="/account#sessions">See your sessions</ButtonLink>
      <ReturnHome />
    </MessageScreen>
  );
}
