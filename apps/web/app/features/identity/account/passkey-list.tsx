import { useQuery } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/account';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useRemovePasskey } from '../account-queries.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { formatDate } from '../model.ts';
import { passkeySupportQuery } from '../sign-in-queries.ts';
import { AddPasskey } from './add-passkey.tsx';

type Passkey = Account['passkeys'][number];

export function PasskeyList({ account }: { account: Account }) {
  const { data: support } = useQuery(passkeySupportQuery);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <div className="flex flex-col gap-5">
      {account.passkeys.length === 0 ? (
        <p className="text-soft">You have no passkeys yet.</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
          {account.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0">
                <p className="wrap-anywhere font-medium">{passkey.name}</p>
                <p className="text-muted text-sm">Added {formatDate(passkey.createdAt, account.timeZone)}</p>
              </div>
              <Button variant="quiet" aria-label={`Remove ${passkey.name}`} onClick={() => setLeaving(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {support?.passkeys === false ? (
        <p className="text-muted text-md">This browser can’t use passkeys. You can add one in another browser.</p>
      ) : (
        <AddPasskey email={account.email} />
      )}
      {leaving ? <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} /> : null}
    </div>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useRemovePasskey();
  const { toast } = useToast();
  const done = () => {
    toast({ title: `Passkey “${passkey.name}” removed.` });
    // The button that opened the dialog went with its row: the focus goes to the section's heading.
    flushSync(onClose);
    document.getElementById('passkeys-title')?.focus();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Remove this passkey?"
      description={`“${passkey.name}” will no longer sign you in here. Your device may still list it: delete it there too.`}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      pending={remove.isPending}
      pendingLabel="Removing…"
      onConfirm={() => remove.mutate(passkey.id, { onSuccess: done })}
    >
      <FailureNotice error={remove.error} />
    </ConfirmDialog>
  );
}
