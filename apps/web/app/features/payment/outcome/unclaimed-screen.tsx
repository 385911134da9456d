import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect } from 'react';
import { currentUserQuery } from '#app/features/identity/queries.ts';
import { ReturnHome } from '#app/features/site/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';
import { ClaimChoice, ClaimQuestion } from './claim-choice.tsx';
import { FocusHeading } from './focus-heading.tsx';

interface UnclaimedScreenProps {
  user: CurrentUser | null;
  /** Starts the payment after all. */
  onContinue: () => void;
}

/** Replaces the checkout while a purchase made in this browser may be the learner's, to prevent a second payment. */
export function UnclaimedScreen({ user, onContinue }: UnclaimedScreenProps) {
  const isReading = useFreshUser();
  const unclaimed = user?.unclaimedPurchase ?? null;
  if (user !== null && unclaimed?.needsConfirmation) {
    return (
      <MessageScreen title="Is this purchase yours?" text={<ClaimQuestion user={user} unclaimed={unclaimed} />}>
        <ClaimChoice unclaimed={unclaimed} onForgotten={onContinue} />
      </MessageScreen>
    );
  }
  return isReading ? <PageSkeleton /> : <NothingToClaim onContinue={onContinue} />;
}

/** The page's copy of the user may be older than the purchase. */
function useFreshUser(): boolean {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries(currentUserQuery);
  }, [client]);
  return useIsFetching(currentUserQuery) > 0;
}

/** It was claimed in the meantime, here or by its buyer elsewhere. */
function NothingToClaim({ onContinue }: Pick<UnclaimedScreenProps, 'onContinue'>) {
  return (
    <>
      <FocusHeading />
      <MessageScreen title="That purchase is in an account now" text="There’s nothing left to decide here.">
        <Button onClick={onContinue}>Continue to checkout</Button>
        <ButtonLink to="/restore-access" variant="quiet">
          I’ve already paid
        </ButtonLink>
      </MessageScreen>
    </>
  );
}

/** A guest paid with the learner's own address, which this session has not proven. */
export function UnprovenScreen() {
  return (
    <MessageScreen
      title="Heritage was already bought with your email"
      text="You don’t need to pay again. We’ll email you a link, and opening it adds the purchase to your account."
    >
      <ButtonLink to="/restore-access">Email me a link</ButtonLink>
      <ReturnHome />
    </MessageScreen>
  );
}
