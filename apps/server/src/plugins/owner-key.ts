import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CallError } from './errors.ts';

export const OWNER_KEY_HEADER = 'x-owner-key';

/**
 * Requires the key from the server's data folder, which only the folder's owner can read.
 * @throws CallError `not_found` for anyone else, so that the route is not revealed.
 */
export function requireOwner(request: FastifyRequest, key: string): void {
  const given = Buffer.from(String(request.headers[OWNER_KEY_HEADER] ?? ''));
  const expected = Buffer.from(key);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new CallError('not_found', 'There is nothing at this address.');
}
