import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#app/lib/api-client.ts';

/** The addresses of support and of the academy; null where none is set up. */
export const supportQuery = queryOptions({
  queryKey: ['site', 'support'],
  queryFn: () => makeCall('GET /api/support'),
});
