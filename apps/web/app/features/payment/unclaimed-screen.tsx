import type { CurrentUser } from '@wickwise/contract/identity';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { ClaimChoice, ClaimQuestion } from './claim-choice.tsx';

interface UnclaimedScreenProps {
  user: CurrentUser | null;
  /** Begins the payment after all. */
  onContinue: () => void;
}

/** In place of the checkout while a purchase that may be the learner's is in no account, so that nobody pays twice. */
export function UnclaimedScreen({ user, onContinue }: UnclaimedScreenProps) {
  const unclaimed = user?.unclaimedPurchase ?? null;
  if (user === null || !unclaimed?.needsConfirmation) return <BoughtWithOwnEmail />;
  return (
    <MessageScreen title="Is this purchase yours?" text={<ClaimQuestion user={user} unclaimed={unclaimed} />}>
      <ClaimChoice unclaimed={unclaimed} onForgotten={onContinue} />
    </MessageScreen>
  );
}

function BoughtWithOwnEmail() {
  return (
    <MessageScreen
      title="Heritage was already bought with your email"
      text="You don’t need to pay again. We’ll email you a link, and opening it adds the purchase to this account."
    >
      <ButtonLink to="/restore-access">Email me the link</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}
