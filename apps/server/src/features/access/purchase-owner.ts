import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { purchase } from '../../db/schema/access.ts';
import { normalizeEmail } from '../../plugins/email-address.ts';
import type { Learner } from '../../plugins/session.ts';

/** Under this address, in no account. */
export function isUnowned(email: string): SQL | undefined {
  return and(eq(purchase.email, normalizeEmail(email)), isNull(purchase.userId));
}

/** Under this address, in no account or in one that has it by browser only: its mailbox may claim it. */
export function isClaimableByMailbox(email: string): SQL | undefined {
  return and(eq(purchase.email, normalizeEmail(email)), or(isNull(purchase.userId), eq(purchase.boundBy, 'browser')));
}

/** In no account, and paid for in the browser with this proof. */
export function madeInBrowser(proof: string): SQL | undefined {
  return and(isNull(purchase.userId), eq(purchase.proofDigest, proof));
}

/** Not in this learner's account yet. */
export function isNotOwnedBy({ id }: Learner): SQL | undefined {
  return or(isNull(purchase.userId), ne(purchase.userId, id));
}

/**
 * In this learner's account; or in none, with an address that this session has verified, and without anything to claim:
 * one that was refunded, or that repeats another.
 */
export function isShownTo({ id, email, session }: Learner): SQL | undefined {
  const isOwned = eq(purchase.userId, id);
  if (session.mailboxProvenAt === null) return isOwned;
  return or(isOwned, and(isUnowned(email), or(ne(purchase.status, 'paid'), isNotNull(purchase.duplicateOf))));
}
