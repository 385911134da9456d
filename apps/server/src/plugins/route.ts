import type { FastifyRequest } from 'fastify';

/**
 * Whether the request matched the route of an API call. The raw URL must not decide, because it has many spellings, such
 * as `/%61pi/health`. A request that matched no route is not a call.
 */
export function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
