import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRefreshAccess } from '#app/features/access/queries.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { usePaymentState } from '../queries.ts';
import { type PaymentOutcome, paymentOutcome } from './outcome.ts';
import { type PaymentReturn, parseReturn, withoutReturn } from './return-address.ts';

const TOASTS = {
  success: {
    title: 'Welcome to Heritage Tier!',
    description: 'Your upgrade was successful. You now have access to all premium features.',
  },
  missing: {
    title: 'No payment yet',
    description:
      'This account has no active Heritage purchase. If you paid with another email address, restore your access.',
  },
  canceled: {
    title: 'Upgrade Canceled',
    description: 'Your upgrade was canceled. You can try again anytime.',
  },
} as const;

export interface CheckoutReturn {
  /** Null when there is nothing to show: there was no return from a checkout, or Heritage is open. */
  outcome: PaymentOutcome | null;
  onCheckAgain: () => void;
}

/**
 * Follows the payment that was made on the provider's page until Heritage is open, and then welcomes the learner.
 * Asking for its state also makes up for an event that never arrived. `hasHeritageAccess` is undefined until it is
 * known.
 */
export function useCheckoutReturn({ hasHeritageAccess }: { hasHeritageAccess: boolean | undefined }): CheckoutReturn {
  const visit = useVisit();
  const providerId = visit?.providerId ?? null;
  const { data, isError } = usePaymentState(providerId);
  const refresh = useRefreshAccess();
  const isOver = visit?.result === 'success' && (providerId === null || data?.state === 'paid');
  // Not earlier: a query that is being fetched for the first time would not be fetched again, and may predate the
  // payment.
  const isKnown = hasHeritageAccess !== undefined;
  const [isRefreshed, setRefreshed] = useState(false);
  useEffect(() => {
    if (isOver && isKnown) void refresh().then(() => setRefreshed(true));
  }, [isOver, isKnown, refresh]);
  useToastWhen(isOver && hasHeritageAccess === true, TOASTS.success);
  useToastWhen(isRefreshed && providerId === null && hasHeritageAccess === false, TOASTS.missing);
  const status = { state: data?.state, opensHeritage: data?.hasHeritageAccess === true, isError };
  const outcome = providerId === null || hasHeritageAccess ? null : paymentOutcome(status);
  return { outcome, onCheckAgain: () => void refresh() };
}

/** What the address said about the return. It is read once: neither a reload nor a bookmark repeats it. */
function useVisit(): PaymentReturn | null {
  const [search, setSearch] = useSearchParams();
  const [visit, setVisit] = useState<PaymentReturn | null>(null);
  const { toast } = useToast();
  useEffect(() => {
    const found = parseReturn(search);
    if (found.result === null) return;
    setVisit(found);
    setSearch(withoutReturn(search), { replace: true });
    if (found.result === 'canceled') toast(TOASTS.canceled);
  }, [search, setSearch, toast]);
  return visit;
}

function useToastWhen(isDue: boolean, message: (typeof TOASTS)[keyof typeof TOASTS]): void {
  const { toast } = useToast();
  useEffect(() => {
    if (isDue) toast(message);
  }, [isDue, message, toast]);
}
