import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { returnedPayment } from './model.ts';
import { PaymentArrived } from './payment-arrived.tsx';
import { PaymentFailed, PaymentProcessing, PaymentUnasked, PaymentUnknown } from './payment-not-arrived.tsx';
import { PaymentReturned } from './payment-returned.tsx';
import { usePaymentState } from './queries.ts';

interface PaymentReturnProps {
  user: CurrentUser | null;
  /** Whether anybody is signed in is not known yet. */
  isPending: boolean;
}

/** The page that the provider sends the buyer back to: it shows what the server knows of the payment. */
export function PaymentReturn({ user, isPending }: PaymentReturnProps) {
  const returned = useReturnedPayment();
  const payment = usePaymentState(returned?.providerId ?? null);
  const state = returned?.providerId === null ? 'unknown' : payment.data?.state;
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
        {state === 'failed' ? <PaymentFailed /> : null}
        {state === 'processing' ? <PaymentProcessing onAsk={ask} /> : null}
        {state === undefined && payment.isError ? <PaymentUnasked onRetry={ask} /> : null}
      </div>
    </>
  );
}

/**
 * The payment that the address names, once the page runs: it was rendered without an address. What else the provider
 * wrote there could confirm the payment, so it does not stay.
 */
function useReturnedPayment(): { providerId: string | null } | null {
  const navigate = useNavigate();
  const [returned, setReturned] = useState<{ providerId: string | null } | null>(null);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    setReturned({ providerId: returnedPayment(search) });
    if (!search.has('payment_intent_client_secret')) return;
    search.delete('payment_intent_client_secret');
    search.delete('redirect_status');
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  return returned;
}
