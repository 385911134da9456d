import type { CurrentUser } from '@wickwise/contract/identity';
import { useOpenedSearch } from '../../lib/opened-search.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { returnedPayment } from './model.ts';
import { PaymentArrived } from './payment-arrived.tsx';
import { PaymentFailed, PaymentProcessing, PaymentUnasked, PaymentUnknown } from './payment-not-arrived.tsx';
import { PaymentDuplicate, PaymentReturned } from './payment-returned.tsx';
import { usePaymentState } from './queries.ts';

/** What else the provider writes into the address could confirm the payment. */
const SECRETS = ['payment_intent_client_secret', 'redirect_status'] as const;

interface PaymentReturnProps {
  user: CurrentUser | null;
  /** Whether anybody is signed in is not known yet. */
  isPending: boolean;
}

/** The page that the provider sends the buyer back to: it shows what the server knows of the payment. */
export function PaymentReturn({ user, isPending }: PaymentReturnProps) {
  const opened = useOpenedSearch(SECRETS);
  const providerId = opened === null ? null : returnedPayment(opened);
  const payment = usePaymentState(providerId);
  const state = opened !== null && providerId === null ? 'unknown' : payment.data?.state;
  const opensHeritage = payment.data?.hasHeritageAccess === true;
  const isSandbox = payment.data?.isSandbox === true;
  if (state === 'paid') return <PaymentArrived {...{ user, isPending, opensHeritage, isSandbox }} />;
  const ask = () => void payment.refetch();
  return (
    <>
      {state === undefined && !payment.isError ? <PageSkeleton /> : null}
      <div role="status">
        {state === 'unknown' ? <PaymentUnknown /> : null}
        {state === 'returned' ? <PaymentReturned user={user} opensHeritage={opensHeritage} /> : null}
        {state === 'duplicate' ? <PaymentDuplicate user={user} opensHeritage={opensHeritage} /> : null}
        {state === 'failed' ? <PaymentFailed /> : null}
        {state === 'processing' ? <PaymentProcessing onAsk={ask} /> : null}
        {state === undefined && payment.isError ? <PaymentUnasked onRetry={ask} /> : null}
      </div>
    </>
  );
}
