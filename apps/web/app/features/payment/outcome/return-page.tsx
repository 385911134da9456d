import type { CurrentUser } from '@wickwise/contract/identity';
import { useOpenedSearch } from '#app/lib/page/opened-search.ts';
import { PageSkeleton } from '#app/ui/state/page-skeleton.tsx';
import { usePaymentState } from '../queries.ts';
import { paymentOutcome } from './outcome.ts';
import { OutcomeScreen } from './outcome-screen.tsx';
import { PaymentArrived } from './payment-arrived.tsx';
import { parseReturn } from './return-address.ts';

/** The other parameters that the provider adds to the address could confirm the payment. */
const SECRETS = ['payment_intent_client_secret', 'redirect_status'] as const;

interface ReturnPageProps {
  user: CurrentUser | null;
  /** It is not known yet whether the viewer is signed in. */
  isPending: boolean;
}

/** The page that the provider sends the buyer back to: it shows what the server knows about the payment. */
export function ReturnPage({ user, isPending }: ReturnPageProps) {
  const opened = useOpenedSearch(SECRETS);
  const providerId = opened === null ? null : parseReturn(opened).providerId;
  const { data, isError, refetch } = usePaymentState(providerId);
  const opensHeritage = data?.hasHeritageAccess === true;
  const isSandbox = data?.isSandbox === true;
  if (data?.state === 'paid')
    return <PaymentArrived user={user} isPending={isPending} opensHeritage={opensHeritage} isSandbox={isSandbox} />;
  const namesNoPayment = opened !== null && providerId === null;
  const outcome = namesNoPayment ? 'unknown' : paymentOutcome({ state: data?.state, opensHeritage, isError });
  const isChecking = outcome === 'checking';
  return (
    <>
      {isChecking ? <PageSkeleton /> : null}
      <div role="status">
        {isChecking ? null : (
          <OutcomeScreen
            outcome={outcome}
            user={user}
            hasHeritage={opensHeritage}
            onCheckAgain={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}
