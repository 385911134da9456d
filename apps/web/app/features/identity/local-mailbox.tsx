import { useQuery } from '@tanstack/react-query';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { signInMethodsQuery } from './queries.ts';

/** Where the mail went when this server has no mail server: nobody should wait for it in vain. */
export function LocalMailbox({ className }: { className?: string }) {
  const { data: methods } = useQuery(signInMethodsQuery);
  if (!methods?.mailbox) return null;
  return (
    <div className={classNames('rounded-md border border-brass px-4 py-3.5', className)}>
      <p className="text-md text-soft">
        No mail server is set up here, so your message waits in a mailbox on this machine.
      </p>
      <ButtonAnchor href={methods.mailbox} className="mt-3 w-full">
        Open the local mailbox
      </ButtonAnchor>
    </div>
  );
}
