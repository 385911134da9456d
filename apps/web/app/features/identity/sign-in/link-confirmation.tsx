import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { LinkOwner } from '../model.ts';

interface LinkConfirmationProps {
  /** Null while loading. */
  owner: LinkOwner | null;
  /** What else the link does, after "This link signs you in as ann@example.com". */
  effect: string;
  /** Why the link could not be spent just now. */
  problem?: string | null;
  pending: boolean;
  pendingLabel: string;
  onSpend: () => void;
}

/**
 * Names the account that a mailed link signs in, before the button that uses it up: anyone can send a link to their own
 * account.
 */
export function LinkConfirmation({ owner, effect, problem = null, ...spending }: LinkConfirmationProps) {
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        {owner === null ? <OwnerSkeleton effect={effect} /> : <Owner owner={owner} effect={effect} />}
      </div>
      {problem === null ? null : (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      {owner === null ? <Skeleton className="h-11" /> : <SpendButton email={owner.email} {...spending} />}
      <p className="text-muted text-sm">
        Not your address, or you didn’t ask for a link? Close this page. Nothing happens until you click the button.
      </p>
    </div>
  );
}

function Owner({ owner: { email, signedInAs }, effect }: { owner: LinkOwner; effect: string }) {
  if (signedInAs === null) {
    return (
      <p className="text-soft">
        This link signs you in as <Address>{email}</Address> {effect}
      </p>
    );
  }
  return (
    <Notice tone="warning">
      You’re signed in as <Address>{signedInAs}</Address>; this link signs you in as <Address>{email}</Address> {effect}
    </Notice>
  );
}

/** As tall as what replaces it: the same text, invisible, with an address of typical length. */
function OwnerSkeleton({ effect }: { effect: string }) {
  return (
    <>
      <span className="sr-only">Reading your link</span>
      <p aria-hidden="true" className="animate-pulse select-none rounded-sm bg-line text-transparent">
        This link signs you in as learner@example.com {effect}
      </p>
    </>
  );
}

function Address({ children }: { children: ReactNode }) {
  return <strong className="wrap-anywhere text-ink">{children}</strong>;
}

type SpendButtonProps = Pick<LinkConfirmationProps, 'pending' | 'pendingLabel' | 'onSpend'> & { email: string };

function SpendButton({ email, pending, pendingLabel, onSpend }: SpendButtonProps) {
  return (
    <Button className="wrap-anywhere text-balance" pending={pending} pendingLabel={pendingLabel} onClick={onSpend}>
      {`Sign in as ${email}`}
    </Button>
  );
}
