import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect, useState } from 'react';
import { ReturnHome, SupportLink } from '#app/features/site/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { useIsCheckingPayment } from '../queries.ts';
import { outcomeMessages, type PaymentOutcome } from './outcome.ts';

interface OutcomeScreenProps {
  outcome: PaymentOutcome;
  user: CurrentUser | null;
  /** Whether another purchase keeps Heritage open. */
  hasHeritage: boolean;
  onCheckAgain: () => void;
}

/** The outcome of a payment that did not unlock Heritage, and what to do next. */
export function OutcomeScreen({ outcome, user, hasHeritage, onCheckAgain }: OutcomeScreenProps) {
  const { title, text } = outcomeMessages[outcome];
  return (
    <MessageScreen
      title={title}
      text={text}
      details={outcome === 'reversed' ? <ReversalHelp user={user} hasHeritage={hasHeritage} /> : null}
    >
      {outcome === 'processing' ? <ProcessingActions onCheckAgain={onCheckAgain} /> : null}
      {outcome === 'reversed' ? <ReversedActions user={user} hasHeritage={hasHeritage} /> : null}
      {outcome === 'duplicate' ? <DuplicateActions user={user} hasHeritage={hasHeritage} /> : null}
      {outcome === 'failed' ? <ButtonLink to="/checkout">Back to checkout</ButtonLink> : null}
      {outcome === 'unknown' ? <ButtonLink to="/restore-access">Restore access</ButtonLink> : null}
      {outcome === 'unavailable' ? <Button onClick={onCheckAgain}>Try again</Button> : null}
      {LEADS_HOME.has(outcome) ? <ReturnHome /> : null}
    </MessageScreen>
  );
}

const LEADS_HOME = new Set<PaymentOutcome>(['failed', 'unknown', 'unavailable']);

function ProcessingActions({ onCheckAgain }: Pick<OutcomeScreenProps, 'onCheckAgain'>) {
  const { isPending, check } = useCheckAgain(onCheckAgain);
  return (
    <>
      <Button variant="quiet" pending={isPending} pendingLabel="Checking…" onClick={check}>
        Check again
      </Button>
      <ButtonLink to="/learn" variant="quiet">
        Go to the lessons
      </ButtonLink>
    </>
  );
}

/** Pending from the click to the response, but not while the page checks on its own. */
function useCheckAgain(onCheckAgain: () => void): { isPending: boolean; check: () => void } {
  const [isRequested, setRequested] = useState(false);
  const isChecking = useIsCheckingPayment();
  useEffect(() => {
    if (!isChecking) setRequested(false);
  }, [isChecking]);
  const check = () => {
    setRequested(true);
    onCheckAgain();
  };
  return { isPending: isRequested && isChecking, check };
}

type OwnerActionsProps = Pick<OutcomeScreenProps, 'user' | 'hasHeritage'>;

function ReversedActions({ user, hasHeritage }: OwnerActionsProps) {
  return (
    <>
      <ButtonLink to="/account#purchases">
        {user === null ? 'Sign in to your purchases' : 'See your purchases'}
      </ButtonLink>
      <ButtonLink to={hasHeritage ? '/learn' : '/'} variant="quiet">
        {hasHeritage ? 'Go to your lessons' : 'Return to Home'}
      </ButtonLink>
      <SupportLink />
    </>
  );
}

function ReversalHelp({ user, hasHeritage }: OwnerActionsProps) {
  return (
    <p className="text-soft">
      {hasHeritage ? 'You still have Heritage through another purchase. ' : null}
      {user === null ? 'Sign in with a link that we email to the address you paid with. ' : null}
      Your account page shows what happened to each purchase. If something’s wrong, write to us from the contact page.
    </p>
  );
}

function DuplicateActions({ user, hasHeritage }: OwnerActionsProps) {
  return (
    <>
      {user === null || !hasHeritage ? (
        <ButtonLink to="/restore-access">Email me a link to Heritage</ButtonLink>
      ) : (
        <>
          <ButtonLink to="/learn">Go to your lessons</ButtonLink>
          <ButtonLink to="/account#purchases" variant="quiet">
            See your purchases
          </ButtonLink>
        </>
      )}
      <SupportLink />
    </>
  );
}
