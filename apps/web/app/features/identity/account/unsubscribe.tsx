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

/** Unsubscribes from the weekly email through the link in it. It takes a click on the button, because mail scanners open links. */
export function Unsubscribe() {
  const opened = useOpenedSearch(SECRETS);
  const token = opened?.get('token') ?? null;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (sent: string) => makeCall('POST /api/unsubscribe', { body: { token: sent } }),
  });
  const isBroken = (opened !== null && token === null) || (error !== null && failureCode(error) === 'link_invalid');
  return (
    <KeepFocus state={`${isSuccess} ${isBroken}`}>
      {isBroken ? <BrokenLink /> : null}
      {isSuccess ? <Unsubscribed /> : null}
      {isBroken || isSuccess ? null : (
        <MessageScreen
          title="Stop the weekly email?"
          text="Your progress stays as it is, and you can still see your week on the progress page."
          details={
            error ? (
              <Notice tone="error" title="The weekly email is still on" live>
                {failureMessage(error)}
              </Notice>
            ) : null
          }
        >
          <Button
            pending={isPending || token === null}
            pendingLabel={isPending ? 'Unsubscribing…' : 'Unsubscribe'}
            onClick={() => {
              if (token !== null) mutate(token);
            }}
          >
            Unsubscribe
          </Button>
          <ReturnHome />
        </MessageScreen>
      )}
    </KeepFocus>
  );
}

function Unsubscribed() {
  return (
    <MessageScreen
      title="You’re unsubscribed"
      text="We won’t send you the weekly email again. You can turn it back on in your account."
    >
      <ButtonLink to="/progress">See your progress</ButtonLink>
      <ButtonLink to="/account#weekly-email" variant="quiet">
        Open your account
      </ButtonLink>
    </MessageScreen>
  );
}

function BrokenLink() {
  return (
    <MessageScreen
      title="This link doesn’t work"
      text="Open the link in your latest weekly email, or turn the email off in your account."
    >
      <ButtonLink to="/account#weekly-email">Open your account</ButtonLink>
      <ReturnHome />
    </MessageScreen>
  );
}
