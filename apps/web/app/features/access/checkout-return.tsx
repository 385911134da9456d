import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '../../ui/toast.tsx';
import { usePaymentState } from '../payment/queries.ts';
import {
  type CheckoutReturn,
  type CheckoutStanding,
  checkoutReturn,
  checkoutStanding,
  RETURN_TOASTS,
} from './checkout.ts';
import { useRefreshAccess } from './queries.ts';

export interface ReturnedCheckout {
  /** Null when there is nothing to say: nobody came back, or heritage is open. */
  standing: CheckoutStanding | null;
  onCheckAgain: () => void;
}

/**
 * Follows the payment of a visit to the provider's page until heritage is open, and welcomes the learner then. Asking
 * how it stands also makes up for an event that never came. `hasHeritageAccess` is undefined while it is not known.
 */
export function useCheckoutReturn({ hasHeritageAccess }: { hasHeritageAccess: boolean | undefined }): ReturnedCheckout {
  const visit = useVisit();
  const sessionId = visit?.sessionId ?? null;
  const { data, isError } = usePaymentState(sessionId);
  const refresh = useRefreshAccess();
  const isOver = visit?.outcome === 'success' && (sessionId === null || data?.state === 'paid');
  // Not before: what is being asked for the first time would not be asked again, and may be older than the payment.
  const isKnown = hasHeritageAccess !== undefined;
  useEffect(() => {
    if (isOver && isKnown) void refresh();
  }, [isOver, isKnown, refresh]);
  useWelcome(isOver && hasHeritageAccess === true);
  const answer = { state: data?.state, opensHeritage: data?.hasHeritageAccess === true, isError };
  const standing = sessionId === null || hasHeritageAccess ? null : checkoutStanding(answer);
  return { standing, onCheckAgain: () => void refresh() };
}

/** What the address told of the return. It is read once: neither reload nor bookmark tells it again. */
function useVisit(): CheckoutReturn | null {
  const [search, setSearch] = useSearchParams();
  const [visit, setVisit] = useState<CheckoutReturn | null>(null);
  const { toast } = useToast();
  useEffect(() => {
    const found = checkoutReturn(search.toString());
    if (found === null) return;
    setVisit(found);
    setSearch(found.search, { replace: true });
    if (found.outcome === 'canceled') toast(RETURN_TOASTS.canceled);
  }, [search, setSearch, toast]);
  return visit;
}

function useWelcome(isDue: boolean): void {
  const { toast } = useToast();
  useEffect(() => {
    if (isDue) toast(RETURN_TOASTS.success);
  }, [isDue, toast]);
}
