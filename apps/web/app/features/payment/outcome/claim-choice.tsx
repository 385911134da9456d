import type { UnclaimedPurchase } from '@wickwise/contract/entitlement';
import type { CurrentUser } from '@wickwise/contract/identity';
import { failureMessage } from '#app/features/identity/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useClaimPurchase, useForgetPurchase } from '../queries.ts';

interface ClaimQuestionProps {
  user: CurrentUser;
  unclaimed: UnclaimedPurchase;
}

/** Names both addresses, so that a purchase isn't added to the wrong account. */
export function ClaimQuestion({ user, unclaimed }: ClaimQuestionProps) {
  return (
    <>
      Someone using <strong className="wrap-anywhere text-ink">{unclaimed.maskedEmail}</strong> bought Heritage in this
      browser, and it hasn’t been added to an account. If that was you, add it to{' '}
      <strong className="wrap-anywhere text-ink">{user.email}</strong>, the account you’re signed in to. The owner of
      the address on the receipt can still claim it later. We’d move it to their account and email you.
    </>
  );
}

interface ClaimChoiceProps {
  unclaimed: UnclaimedPurchase;
  onForgotten?: () => void;
}

/** Whether a purchase that a guest made in this browser is the learner's: only they know. */
export function ClaimChoice({ unclaimed, onForgotten }: ClaimChoiceProps) {
  const [claim, forget] = [useClaimPurchase(), useForgetPurchase()];
  const { toast } = useToast();
  const error = claim.error ?? forget.error;
  const add = () =>
    claim.mutate(unclaimed.id, { onSuccess: () => toast({ title: 'Heritage is unlocked in your account.' }) });
  const refuse = () =>
    forget.mutate(undefined, {
      onSuccess: () => {
        toast({
          title: 'Thanks for telling us',
          description: 'The person who bought it can still get it with a link we email them.',
        });
        onForgotten?.();
      },
    });
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button pending={claim.isPending} pendingLabel="Adding…" disabled={forget.isPending} onClick={add}>
          Yes, it’s mine
        </Button>
        <Button
          variant="quiet"
          pending={forget.isPending}
          pendingLabel="One moment…"
          disabled={claim.isPending}
          onClick={refuse}
        >
          No, it isn’t mine
        </Button>
      </div>
      {error ? (
        <div className="mt-3">
          <Notice tone="error" live>
            {failureMessage(error)}
          </Notice>
        </div>
      ) : null}
    </>
  );
}
