import { useMutation } from '@tanstack/react-query';
import type { MailKind } from '@wickwise/contract/identity';
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
  broken: string;
  /** In the account. */
  section: string;
}

const MAILS: Record<MailKind, MailTexts & { done: string }> = {
  'weekly-email': {
    question: 'Stop the weekly email?',
    text: 'Your progress stays as it is, and you can still see your week on the progress page.',
    stillOn: 'The weekly email is still on',
    done: 'We won’t send you the weekly email again. You can turn it back on in your account.',
    broken: 'Open the link in your latest weekly email, or turn the email off in your account.',
    section: '/account#weekly-email',
  },
  reminder: {
    question: 'Stop the daily reminder?',
    text: 'Your progress and your plan stay as they are. To turn off reminders on your devices, go to your account.',
    stillOn: 'The reminder is still on',
    done: 'We won’t email you a reminder again. You can turn it back on in your account.',
    broken: 'Open the link in your latest reminder, or turn reminders off in your account.',
    section: '/account#reminder',
  },
};

/** Of a link that was cut off after its token: only the server can tell which mail that is for. */
const UNNAMED: MailTexts = {
  question: 'Stop this email?',
  text: 'Your progress stays as it is, and you can turn the email back on in your account.',
  stillOn: 'The email is still on',
  broken: 'Open the link in your latest email, or turn the email off in your account.',
  section: '/account#weekly-email',
};

function textsOf(named: string | null | undefined): MailTexts {
  return named === 'weekly-email' || named === 'reminder' ? MAILS[named] : UNNAMED;
}

/** Unsubscribes from a mail through the link in it. It takes a click on the button, because mail scanners open links. */
export function Unsubscribe() {
  const opened = useOpenedSearch(SECRETS);
  // A mail program can cut a link off.
  const token = opened?.get('token') || null;
  const mail = textsOf(opened?.get('mail'));
  const {
    mutate,
    isPending,
    isSuccess,
    data: stopped,
    error,
  } = useMutation({
    mutationFn: (sent: string) => makeCall('POST /api/unsubscribe', { body: { token: sent } }),
  });
  const isBroken = (opened !== null && token === null) || (error !== null && failureCode(error) === 'link_invalid');
  return (
    <KeepFocus state={`${isSuccess} ${isBroken}`}>
      {isBroken ? <BrokenLink mail={mail} /> : null}
      {stopped ? <Unsubscribed {...stopped} /> : null}
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

function Unsubscribed({ mail }: { mail: MailKind }) {
  const { done, section } = MAILS[mail];
  return (
    <MessageScreen title="You’re unsubscribed" text={done}>
      <ButtonLink to="/progress">See your progress</ButtonLink>
      <ButtonLink to={section} variant="quiet">
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
