import type { FastifyRequest } from 'fastify';

/**
 * Whether the request is a call, by the route that the router matched. The text of its address must not decide: it can
 * be spelled in many ways, such as `/%61pi/health`. A request that matched no route is none.
 */
export function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
