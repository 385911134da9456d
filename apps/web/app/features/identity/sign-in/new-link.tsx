import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { problemsOf } from '../failures.ts';
import { emailProblem, typedEmail } from '../fields.ts';
import { LINK_NOTE } from '../model.ts';
import { useMailSignInLink } from '../sign-in-queries.ts';
import { LocalMailbox } from './local-mailbox.tsx';

interface NewLinkProps {
  title: string;
  returnTo: string;
  /** Announced immediately, because it follows a click. */
  live?: boolean;
  /** Why a new link is needed. */
  children: ReactNode;
}

/** Asks for an address and mails a link to it. */
export function NewLink({ title, returnTo, live = false, children }: NewLinkProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <h2>Check your inbox</h2>
        <p className="text-soft">
          We sent a new link to <strong className="wrap-anywhere text-ink">{sentTo}</strong>. {LINK_NOTE}
        </p>
        <LocalMailbox />
      </div>
    );
  }
  return (
    <>
      <div role={live ? 'alert' : undefined} className="mb-5 flex flex-col gap-2">
        <h2>{title}</h2>
        <p className="text-soft">{children}</p>
      </div>
      <NewLinkForm returnTo={returnTo} onSent={setSentTo} />
    </>
  );
}

function NewLinkForm({ returnTo, onSent }: { returnTo: string; onSent: (email: string) => void }) {
  const { watch, problems, show, handleSubmit } = useFormProblems();
  const mail = useMailSignInLink();
  const check = ({ email = '' }: FormValues) => collectProblems({ email: emailProblem(email) });
  const send = ({ email: typed = '' }: FormValues) => {
    const email = typedEmail(typed);
    mail.mutate({ email, returnTo }, { onSuccess: () => onSent(email), onError: (error) => show(problemsOf(error)) });
  };
  return (
    <form {...watch} className="flex flex-col gap-5" onSubmit={handleSubmit(check, send)}>
      <TextField label="Email address" name="email" type="email" autoComplete="email" error={problems.email} />
      <FormProblem problems={problems} />
      <Button type="submit" pending={mail.isPending} pendingLabel="Sending…">
        Send a new link
      </Button>
    </form>
  );
}
