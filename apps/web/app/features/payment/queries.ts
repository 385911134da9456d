import {
  type QueryClient,
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { Purchase } from '@wickwise/contract/payment';
import { useEffect } from 'react';
import { makeCall } from '#app/lib/api-client.ts';
import { refreshAccess } from '../access/queries.ts';
import { currentUserQuery } from '../identity/queries.ts';
import { pollDelayMs } from './model.ts';

const DESCRIPTION = 'Heritage Tier - Lifetime Access';

/**
 * The payment of an open checkout. Created at each visit, since one that was paid or canceled cannot be paid again; the
 * server decides whether an earlier one can be resumed.
 */
export function paymentIntentQuery(userId: string | null) {
  return queryOptions({
    queryKey: ['payment', 'intent', userId],
    queryFn: () =>
      makeCall('POST /api/create-payment-intent', {
        body: { amount: HERITAGE_PRICE_CENTS / 100, description: DESCRIPTION },
      }),
    gcTime: 0,
    // When the tier changes, everything is refetched: this would ask to pay again for what was just paid.
    staleTime: 'static',
    refetchOnReconnect: false,
  });
}

/** Starts a payment on the provider's own page; the response holds the address to go to. */
export function useCreateCheckout() {
  return useMutation({ mutationFn: () => makeCall('POST /api/subscription/create-checkout') });
}

const PAYMENT_STATE = ['payment', 'state'];

/** The state of a payment, polled with growing delays for as long as it is being processed. */
export function usePaymentState(providerId: string | null) {
  return useQuery({
    queryKey: [...PAYMENT_STATE, providerId],
    queryFn: () => makeCall('POST /api/payment/:providerId/refresh', { params: { providerId: providerId ?? '' } }),
    enabled: providerId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? pollDelayMs(state.dataUpdateCount) : false),
  });
}

/** Whether the state of a payment is being fetched at this moment. */
export function useIsCheckingPayment(): boolean {
  return useIsFetching({ queryKey: PAYMENT_STATE }) > 0;
}

// Refunds and disputes happen elsewhere, too: the list is refetched on every visit.
export const purchasesQuery = queryOptions({
  queryKey: ['payment', 'purchases'],
  queryFn: () => makeCall('GET /api/purchases'),
  staleTime: 0,
});

/** What left the account for the owner of the address on its receipt, which happens elsewhere, too. */
export const releasedPurchasesQuery = queryOptions({
  queryKey: ['payment', 'released'],
  queryFn: () => makeCall('GET /api/purchases/released'),
  staleTime: 0,
});

/** Refunds a purchase. It locks Heritage, so everything is refetched. */
export function useRefundPurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (purchaseId: string) => makeCall('POST /api/purchases/:purchaseId/refund', { params: { purchaseId } }),
    onSuccess: async (refunded) => {
      await client.cancelQueries(purchasesQuery);
      client.setQueryData(purchasesQuery.queryKey, (list) => list && withPurchase(list, refunded));
      void refreshAccess(client);
    },
    onError: () => client.invalidateQueries(purchasesQuery),
  });
}

function withPurchase(list: readonly Purchase[], changed: Purchase): Purchase[] {
  return list.map((purchase) => (purchase.id === changed.id ? changed : purchase));
}

/** Refetches the user, and then everything that a payment unlocks. */
export function useRefreshAfterPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.refetchQueries(currentUserQuery, { throwOnError: true });
      refreshUnlocked(client);
    },
  });
}

/** Adds to the account what this session can prove is the learner's, as soon as the server reports it. */
export function useClaimOwnPurchase(user: CurrentUser): void {
  const { mutate, isIdle } = useClaimPurchase();
  const isDue = isIdle && canClaimOwnPurchase(user);
  useEffect(() => {
    if (isDue) mutate(undefined);
  }, [isDue, mutate]);
}

/** Adds a purchase to the account: what can be proven, and the one that the learner confirms is theirs. */
export function useClaimPurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: claimPurchase,
    onSuccess: (user) => {
      updateUser(client, user);
      refreshUnlocked(client);
      void client.invalidateQueries(purchasesQuery);
    },
    // The purchase may have been claimed by its owner in the meantime.
    onError: () => client.invalidateQueries(currentUserQuery),
  });
}

/** Makes this browser forget a purchase that is not the learner's. */
export function useForgetPurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => makeCall('DELETE /api/purchases/claim'),
    onSuccess: (user) => updateUser(client, user),
  });
}

function claimPurchase(confirmedPurchaseId?: string): Promise<CurrentUser> {
  return makeCall('POST /api/purchases/claim', { body: { confirmedPurchaseId } });
}

/** Whether a purchase is being added to the account: the server can prove that it is the learner's. */
export function canClaimOwnPurchase(user: CurrentUser | null): boolean {
  return user?.unclaimedPurchase?.needsConfirmation === false;
}

function updateUser(client: QueryClient, user: CurrentUser): void {
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** Everything but the payment and the user, which are up to date; in the background. */
function refreshUnlocked(client: QueryClient): void {
  void refreshAccess(client, { predicate: ({ queryKey: [noun] }) => noun !== 'payment' && noun !== 'identity' });
}
