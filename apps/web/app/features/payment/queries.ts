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
import { makeCall } from '../../lib/api-client.ts';
import { currentUserQuery } from '../identity/queries.ts';
import { pauseAfter } from './model.ts';

const DESCRIPTION = 'Heritage Tier - Lifetime Access';

/**
 * The payment of a checkout that is open. Begun anew at each visit, since one that was paid or given up cannot be paid
 * again; the server decides whether it can be the same.
 */
export function paymentIntentQuery(userId: string | null) {
  return queryOptions({
    queryKey: ['payment', 'intent', userId],
    queryFn: () =>
      makeCall('POST /api/create-payment-intent', {
        body: { amount: HERITAGE_PRICE_CENTS / 100, description: DESCRIPTION },
      }),
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

const PAYMENT_STATE = ['payment', 'state'];

/** What became of a payment: asked again by itself, after growing pauses, for as long as it is being processed. */
export function usePaymentState(providerId: string | null) {
  return useQuery({
    queryKey: [...PAYMENT_STATE, providerId],
    queryFn: () => makeCall('POST /api/payment/:providerId/refresh', { params: { providerId: providerId ?? '' } }),
    enabled: providerId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? pauseAfter(state.dataUpdateCount) : false),
  });
}

/** Where support is reached. It stands with what is bought: that is where somebody needs it. */
export const supportQuery = queryOptions({
  queryKey: ['payment', 'support'],
  queryFn: () => makeCall('GET /api/support'),
});

/** Whether a payment is being asked about at this moment. */
export function useIsLookingUpPayment(): boolean {
  return useIsFetching({ queryKey: PAYMENT_STATE }) > 0;
}

// Refunds and disputes happen elsewhere, too: the list is read anew on every visit.
export const purchasesQuery = queryOptions({
  queryKey: ['payment', 'purchases'],
  queryFn: () => makeCall('GET /api/purchases'),
  staleTime: 0,
});

/** Pays a purchase back. Heritage closes with it, so everything that was open is asked for again. */
export function useRefundPurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (purchaseId: string) => makeCall('POST /api/purchases/:purchaseId/refund', { params: { purchaseId } }),
    onSuccess: async (refunded) => {
      await client.cancelQueries(purchasesQuery);
      client.setQueryData(purchasesQuery.queryKey, (list) => list && withPurchase(list, refunded));
      // What no screen shows goes altogether: a lesson must not flash up before it closes.
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    },
    onError: () => client.invalidateQueries(purchasesQuery),
  });
}

function withPurchase(list: readonly Purchase[], changed: Purchase): Purchase[] {
  return list.map((purchase) => (purchase.id === changed.id ? changed : purchase));
}

/** Reads who the learner is, and then refetches all else that a payment opens. */
export function useOpenHeritage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.refetchQueries(currentUserQuery, { throwOnError: true });
      refetchOpened(client);
    },
  });
}

/** Adds to the account what this session can prove is the learner's, as soon as the server tells of it. */
export function useClaimOwnPurchase(user: CurrentUser): void {
  const { mutate, isIdle } = useClaimPurchase();
  const isDue = isIdle && isProvablyTheirs(user);
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
      refetchOpened(client);
      void client.invalidateQueries(purchasesQuery);
    },
    // The purchase may have been claimed by its owner meanwhile.
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
export function isProvablyTheirs(user: CurrentUser | null): boolean {
  return user?.unclaimedPurchase?.needsConfirmation === false;
}

function updateUser(client: QueryClient, user: CurrentUser): void {
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** All that depends on the tier, in the background. */
function refetchOpened(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [noun] }) => noun !== 'payment' && noun !== 'identity',
  });
}
