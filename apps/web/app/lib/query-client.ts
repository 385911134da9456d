import { QueryClient } from '@tanstack/react-query';

/**
 * Nothing is retried, refetched on focus, and nothing goes stale automatically. Nothing is refetched on a timer either,
 * with one exception, which its query names: a payment that is still being processed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // Off by default with the network mode below. With it, what failed offline loads as soon as there is a
        // connection.
        refetchOnReconnect: true,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: ASK_OFFLINE_TOO,
      },
      mutations: { retry: false, networkMode: ASK_OFFLINE_TOO },
    },
  });
}

/**
 * Without a connection a call fails at once and the screen says so. By default it would wait for a connection and then
 * be sent: a refund long after the learner gave up on it.
 */
const ASK_OFFLINE_TOO = 'always';
