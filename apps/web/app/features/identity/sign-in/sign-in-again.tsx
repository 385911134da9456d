import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { failureMessage } from '../failures.ts';
import { LINK_NOTE } from '../model.ts';
import { useMailSignInLink } from '../sign-in-queries.ts';
import { LocalMailbox } from './local-mailbox.tsx';

interface SignInAgainProps {
  email: string;
  /** The section of the account page to return to. */
  section: string;
  title: string;
  text: string;
}

/** Explains why a step needs a fresh sign-in, and mails the link that gives one and leads back to the step. */
export function SignInAgain({ email, section, title, text }: SignInAgainProps) {
  const mail = useMailSignInLink();
  if (mail.isSuccess) {
    return (
      <div className="flex flex-col gap-3">
        <Notice tone="success" title="Check your inbox" live>
          We sent a link to {email}. It brings you back to this page. {LINK_NOTE}
        </Notice>
        <LocalMailbox />
      </div>
    );
  }
  return (
    <Notice title={title} live>
      <p>{text}</p>
      {mail.isError ? (
        <p role="alert" className="mt-2 font-medium text-down">
          {failureMessage(mail.error)}
        </p>
      ) : null}
      <Button
        variant="quiet"
        className="mt-3"
        pending={mail.isPending}
        pendingLabel="Sending…"
        onClick={() => mail.mutate({ email, returnTo: `/account#${section}` })}
      >
        Email me a sign-in link
      </Button>
    </Notice>
  );
}
