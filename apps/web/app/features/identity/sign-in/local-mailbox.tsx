import { useQuery } from '@tanstack/react-query';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { signInMethodsQuery } from '../queries.ts';

/** Where to find the email when no mail server is set up. */
export function LocalMailbox({ className }: { className?: string }) {
  const { data: methods } = useQuery(signInMethodsQuery);
  if (!methods?.mailbox) return null;
  return (
    <div className={classNames('rounded-md border border-brass px-4 py-3.5', className)}>
      <p className="text-md text-soft">
        This server sends no email, so you’ll find your message in a mailbox on this machine.
      </p>
      <ButtonAnchor href={methods.mailbox} className="mt-3 w-full">
        Open the local mailbox
      </ButtonAnchor>
    </div>
  );
}
