import { useState } from 'react';
import { useOpenedSearch } from '#app/lib/page/opened-search.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { LinkConfirmation, pageAfter, useLinkOwner } from '../identity/public.ts';
import { ReturnHome, SupportLink } from '../site/public.ts';
import { useRestoreAccess } from './queries.ts';
import { RestoreByAddress } from './restore-by-address.tsx';
import { restoreProblem } from './restore-problems.ts';
import { RestoredNotice } from './restored-notice.tsx';

const SECRETS = ['token'] as const;

/** The page of the restore mail; without its link, a form to request one. */
export function RestoreAccess() {
  const opened = useOpenedSearch(SECRETS);
  const token = opened?.get('token') || null;
  return opened !== null && token === null ? <RestoreByAddress /> : <RestoreByLink token={token} />;
}

/** `token` is null until the page has read its address. */
function RestoreByLink({ token }: { token: string | null }) {
  const link = useLinkOwner(token);
  const restore = useRestoreAccess();
  const onSpend = () => {
    if (token !== null) restore.mutate(token, { onSuccess: askForSecondFactor });
  };
  return (
    <KeepFocus state={`${link.retryStatus} ${restore.status}`}>
      <RestoreState link={link} restore={restore} onSpend={onSpend} />
    </KeepFocus>
  );
}

/** The purchases are bound once the second factor was right, and the account shows them. */
function askForSecondFactor(restored: { needsSecondFactor?: true | undefined }): void {
  if (restored.needsSecondFactor) window.location.assign(pageAfter(restored, '/account#purchases'));
}

interface RestoreStateProps {
  link: ReturnType<typeof useLinkOwner>;
  restore: ReturnType<typeof useRestoreAccess>;
  onSpend: () => void;
}

/** Only the button spends the link, because mail scanners open links too. */
function RestoreState({ link, restore, onSpend }: RestoreStateProps) {
  if (restore.isError) return <RestoreFailed error={restore.error} onRetry={onSpend} />;
  if (restore.isSuccess && !restore.data.needsSecondFactor)
    return restore.data.hasHeritageAccess ? <RestoredNotice /> : <NothingToRestore />;
  if (link.error !== null) return <RestoreFailed error={link.error} onRetry={link.retry} />;
  return (
    <LinkConfirmation
      owner={link.owner}
      effect="on this device and restores your Heritage access. It works once."
      pending={restore.isPending || restore.isSuccess}
      pendingLabel="Restoring access..."
      onSpend={onSpend}
    />
  );
}

function RestoreFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { message, text, remedy } = restoreProblem(error);
  const [wantsNewLink, setWantsNewLink] = useState(false);
  const failure = (
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
        <ReturnHome />
        <SupportLink />
      </div>
    </div>
  );
  return <KeepFocus state={wantsNewLink}>{wantsNewLink ? <RestoreByAddress /> : failure}</KeepFocus>;
}

/** The link was good and has signed in, but no paid purchase belongs to that address. */
function NothingToRestore() {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning" title="You’re signed in, but we found no Heritage purchase" live>
        It may have been refunded, or made with another email address.
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
