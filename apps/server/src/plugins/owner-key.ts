import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CallError } from './errors.ts';

export const OWNER_KEY_HEADER = 'x-owner-key';

/**
 * Refuses whoever does not show the key that the server has left in its data folder: only the owner of that folder can
 * read it. To anyone else nothing is there.
 */
export function requireOwner(request: FastifyRequest, key: string): void {
  const given = Buffer.from(String(request.headers[OWNER_KEY_HEADER] ?? ''));
  const expected = Buffer.from(key);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new CallError('not_found', 'There is nothing at this address.');
}
