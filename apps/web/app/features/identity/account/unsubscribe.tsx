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

interface MailTexts {
  question: string;
  text: string;
  stillOn: string;
  done: string;
  broken: string;
  /** In the account. */
  section: string;
}

const WEEKLY_EMAIL: MailTexts = {
  question: 'Stop the weekly email?',
  text: 'Your progress stays as it is, and you can still see your week on the progress page.',
  stillOn: 'The weekly email is still on',
  done: 'We won’t send you the weekly email again. You can turn it back on in your account.',
  broken: 'Open the link in your latest weekly email, or turn the email off in your account.',
  section: '/account#weekly-email',
};

const REMINDER: MailTexts = {
  question: 'Stop the daily reminder?',
  text: 'Your progress and your plan stay as they are. To turn off reminders on your devices, go to your account.',
  stillOn: 'The reminder is still on',
  done: 'We won’t email you a reminder again. You can turn it back on in your account.',
  broken: 'Open the link in your latest reminder, or turn reminders off in your account.',
  section: '/account#reminder',
};

/** Unsubscribes from a mail through the link in it. It takes a click on the button, because mail scanners open links. */
export function Unsubscribe() {
  const opened = useOpenedSearch(SECRETS);
  // A mail program can cut a link off.
  const token = opened?.get('token') || null;
  const mail = opened?.get('mail') === 'reminder' ? REMINDER : WEEKLY_EMAIL;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (sent: string) => makeCall('POST /api/unsubscribe', { body: { token: sent } }),
  });
  const isBroken = (opened !== null && token === null) || (error !== null && failureCode(error) === 'link_invalid');
  return (
    <KeepFocus state={`${isSuccess} ${isBroken}`}>
      {isBroken ? <BrokenLink mail={mail} /> : null}
      {isSuccess ? <Unsubscribed mail={mail} /> : null}
      {isBroken || isSuccess ? null : (
        <MessageScreen
          title={mail.question}
          text={mail.text}
          details={
            error ? (
              <Notice tone="error" title={mail.stillOn} live>
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

function Unsubscribed({ mail }: { mail: MailTexts }) {
  return (
    <MessageScreen title="You’re unsubscribed" text={mail.done}>
      <ButtonLink to="/progress">See your progress</ButtonLink>
      <ButtonLink to={mail.section} variant="quiet">
        Open your account
      </ButtonLink>
    </MessageScreen>
  );
}

function BrokenLink({ mail }: { mail: MailTexts }) {
  return (
    <MessageScreen title="This link doesn’t work" text={mail.broken}>
      <ButtonLink to={mail.section}>Open your account</ButtonLink>
      <ReturnHome />
    </MessageScreen>
  );
}
