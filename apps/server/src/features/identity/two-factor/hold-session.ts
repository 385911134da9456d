import type { GenericEndpointContext } from 'better-auth';
import type { Database } from '../../../db/client.ts';
import { hasTwoFactor } from './two-factor-state.ts';

/** Internal headers: the account whose first factor was right, and the one whose pending sign-in the browser has. */
export const HELD_HEADER = 'x-wickwise-held';
export const PENDING_HEADER = 'x-wickwise-pending';

/**
 * Keeps better-auth from opening a session before the second factor. A passkey counts as both factors if the device
 * verified its user, and as the second one in a browser where the first was right.
 */
export async function holdSession(
  db: Database,
  userId: string,
  context: GenericEndpointContext | null,
): Promise<false | undefined> {
  if (context === null || hasBothFactors(userId, context) || !(await hasTwoFactor(db, userId))) return;
  context.setHeader(HELD_HEADER, userId);
  return false;
}

function hasBothFactors(userId: string, { body, path, headers }: GenericEndpointContext): boolean {
  if (path !== '/passkey/verify-authentication') return false;
  return headers?.get(PENDING_HEADER) === userId || isUserVerified(body?.response?.response?.authenticatorData);
}

/** Reads the flags of data whose signature better-auth has verified: after a digest of 32 bytes, by the WebAuthn standard. */
function isUserVerified(authenticatorData: unknown): boolean {
  const flags = Buffer.from(String(authenticatorData), 'base64url')[32] ?? 0;
  return (flags & USER_VERIFIED) !== 0;
}

const USER_VERIFIED = 0b100;
