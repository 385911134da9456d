import { useMutation } from '@tanstack/react-query';
import { SUPPORT_MESSAGE_MAX_LENGTH } from '@wickwise/contract/constants';
import { emailProblem, failureMessage, LocalMailbox, typedEmail } from '#app/features/identity/public.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { makeCall } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { collectProblems, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

/** Writes to support, which answers by email. */
export function ContactForm() {
  const send = useMutation({
    mutationFn: (body: { email: string; message: string }) => makeCall('POST /api/support/messages', { body }),
  });
  if (send.isSuccess) return <MessageSent email={send.variables.email} onWriteAgain={send.reset} />;
  return <MessageForm isPending={send.isPending} error={send.error} onSend={send.mutate} />;
}

interface MessageFormProps {
  isPending: boolean;
  error: Error | null;
  onSend: (message: { email: string; message: string }) => void;
}

function MessageForm({ isPending, error, onSend }: MessageFormProps) {
  const { user } = useCurrentUser();
  const { problems, watch, handleSubmit } = useFormProblems();
  const check = ({ email = '', message = '' }: FormValues) =>
    collectProblems({ email: emailProblem(email), message: message.trim() === '' ? 'Write your message.' : null });
  const submit = handleSubmit(check, ({ email = '', message = '' }) => onSend({ email: typedEmail(email), message }));
  return (
    <form {...watch} className="grid gap-4" onSubmit={submit}>
      <TextField
        key={user?.email}
        label="Your email address"
        hint="We’ll reply to this address."
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        error={problems.email}
      />
      <TextAreaField
        label="Message"
        hint="If it’s about a purchase, mention the number on your receipt."
        name="message"
        rows={6}
        maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
        error={problems.message}
      />
      {error === null ? null : (
        <Notice tone="error" live>
          {failureMessage(error)}
        </Notice>
      )}
      <Button type="submit" className="justify-self-start" pending={isPending} pendingLabel="Sending…">
        Send
      </Button>
    </form>
  );
}

function MessageSent({ email, onWriteAgain }: { email: string; onWriteAgain: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p className="font-semibold">Thanks, we have your message.</p>
      <p className="text-soft">
        We’ll reply to <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      <LocalMailbox className="justify-self-stretch" />
      <Button variant="quiet" onClick={onWriteAgain}>
        Write another message
      </Button>
    </div>
  );
}
