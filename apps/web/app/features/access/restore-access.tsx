import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SupportLink } from '../payment/public.ts';
import { restoreProblem } from './model.ts';
import { useRestoreAccess } from './queries.ts';
import { RestoreByAddress } from './restore-by-address.tsx';
import { Restored } from './restored.tsx';

/** The page of the restore mail, and without its link the way to ask for one. */
export function RestoreAccess() {
  const link = useRestoreLink();
  if (link === null) return <Skeleton className="h-40" label="Reading your link" />;
  return link.token === null ? <RestoreByAddress /> : <RestoreByLink token={link.token} />;
}

/** Only the button spends the link: programs that look at links in mail press none. */
function RestoreByLink({ token }: { token: string }) {
  const restore = useRestoreAccess();
  const spend = () => restore.mutate(token);
  if (restore.isError) return <RestoreFailed error={restore.error} onRetry={spend} />;
  if (restore.isSuccess) return restore.data.hasHeritageAccess ? <Restored /> : <NothingToRestore />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">Press the button to sign in on this device and open Heritage. The link works once.</p>
      <Button pending={restore.isPending} pendingLabel="Restoring access..." onClick={spend}>
        Restore access
      </Button>
      <p className="text-muted text-sm">You did not ask for it? Close this page: nothing happens without the button.</p>
    </div>
  );
}

function RestoreFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { message, text, remedy } = restoreProblem(error);
  const [wantsNewLink, setWantsNewLink] = useState(false);
  if (wantsNewLink) return <RestoreByAddress />;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="error" title={message} live>
        {text}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {remedy === 'new-link' ? (
          <Button onClick={() => setWantsNewLink(true)}>Send a new link</Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
        <ButtonLink to="/" variant="quiet">
          Return to Home
        </ButtonLink>
        <SupportLink />
      </div>
    </div>
  );
}

/** The link was good and has signed in, but nothing that is paid belongs to that mailbox. */
function NothingToRestore() {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning" title="You are signed in, and Heritage is not open" live>
        No purchase that is still paid belongs to this address: it may have been refunded, or made with another address.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href="/account#purchases">See your purchases</ButtonAnchor>
        <ButtonAnchor href="/learn" variant="quiet">
          Go to the free lessons
        </ButtonAnchor>
      </div>
    </div>
  );
}

/** Takes the token out of the address at once, so that it stays in no history and no address that is sent on. */
function useRestoreLink(): { token: string | null } | null {
  const navigate = useNavigate();
  const [link, setLink] = useState<{ token: string | null } | null>(null);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const token = search.get('token');
    setLink((before) => (before !== null && token === null ? before : { token }));
    if (token === null) return;
    search.delete('token');
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return link;
}
