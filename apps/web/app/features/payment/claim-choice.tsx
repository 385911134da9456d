import type { UnclaimedPurchase } from '@wickwise/contract/access';
import type { CurrentUser } from '@wickwise/contract/identity';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureSentence } from '../identity/public.ts';
import { useClaimPurchase, useForgetPurchase } from './queries.ts';

interface ClaimQuestionProps {
  user: CurrentUser;
  unclaimed: UnclaimedPurchase;
}

/** Names both addresses, so that nobody adds their purchase to an account that is not theirs. */
export function ClaimQuestion({ user, unclaimed }: ClaimQuestionProps) {
  return (
    <>
      Heritage was bought in this browser by <strong className="break-words text-ink">{unclaimed.maskedEmail}</strong>,
      and that purchase isn’t in any account yet. If it’s yours, add it to{' '}
      <strong className="break-words text-ink">{user.email}</strong>, the account you’re signed in to.
    </>
  );
}

interface ClaimChoiceProps {
  unclaimed: UnclaimedPurchase;
  onForgotten?: () => void;
}

/** Whose is a purchase that a guest made in this browser: only who made it knows. */
export function ClaimChoice({ unclaimed, onForgotten }: ClaimChoiceProps) {
  const [claim, forget] = [useClaimPurchase(), useForgetPurchase()];
  const { toast } = useToast();
  const error = claim.error ?? forget.error;
  const add = () =>
    claim.mutate(unclaimed.id, { onSuccess: () => toast({ title: 'Heritage is open in your account.' }) });
  const refuse = () =>
    forget.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Thanks for telling us', description: 'Its buyer can still open it with a link by email.' });
        onForgotten?.();
      },
    });
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button pending={claim.isPending} pendingLabel="Adding…" onClick={add}>
          Yes, it’s mine
        </Button>
        <Button variant="quiet" pending={forget.isPending} pendingLabel="One moment…" onClick={refuse}>
          No, it isn’t mine
        </Button>
      </div>
      {error ? (
        <div className="mt-3">
          <Notice tone="error" live>
            {failureSentence(error)}
          </Notice>
        </div>
      ) : null}
    </>
  );
}
