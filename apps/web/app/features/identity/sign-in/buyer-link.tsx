import { Button } from '#app/ui/button/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { LINK_NOTE } from '../model.ts';
import { useMailSignInLink } from '../sign-in-queries.ts';
import type { Mailed } from './check-inbox.tsx';

interface BuyerLinkProps {
  email: string;
  returnTo: string;
  onMailed: (mailed: Mailed) => void;
}

/** The fastest sign-in for a guest who has just paid: a link mailed to the address on the receipt. */
export function BuyerLink({ email, returnTo, onMailed }: BuyerLinkProps) {
  const mail = useMailSignInLink();
  const send = () => mail.mutate({ email, returnTo }, { onSuccess: () => onMailed({ email, why: 'asked' }) });
  return (
    <div className="mb-6 grid gap-3 border-line border-b pb-6">
      <Button pending={mail.isPending} pendingLabel="Sending…" className="wrap-anywhere" onClick={send}>
        Email a sign-in link to {email}
      </Button>
      <p className="text-muted text-sm">{LINK_NOTE} No password needed.</p>
      <FailureNotice error={mail.error} />
    </div>
  );
}
