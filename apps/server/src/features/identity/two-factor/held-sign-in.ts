import type { FastifyReply } from 'fastify';
import type { Database } from '../../../db/client.ts';
import { noteSecurity } from '../../../plugins/log/security-event.ts';
import { copyCookies } from '../auth-headers.ts';
import {
  listPasskeys,
  NEEDS_SECOND_FACTOR,
  openPendingSignIn,
  type PendingSignIn,
  setPendingCookie,
} from './pending-sign-in.ts';

interface HeldSignIn {
  readonly db: Database;
  readonly clock: () => Date;
  readonly reply: FastifyReply;
  /** Whose first factor was right. */
  readonly userId: string;
  /** Of better-auth, which was kept from opening a session. */
  readonly response: Response;
}

/** Asks the browser for the second factor: by a redirect after a provider, and in the response to a passkey. */
export async function requestSecondFactor({ db, clock, reply, userId, response }: HeldSignIn): Promise<FastifyReply> {
  noteSecurity(reply.request, { account: userId });
  setPendingCookie(reply, await openPendingSignIn(db, { userId, now: clock(), provesMailbox: false }));
  copyCookies(reply, response);
  const location = response.headers.get('location');
  if (location !== null) return reply.redirect(secondFactorPage(location));
  return reply.send({ done: true, ...NEEDS_SECOND_FACTOR });
}

/** Keeps where to go afterward, which the address of the error page has. */
function secondFactorPage(errorPage: string): string {
  const returnTo = new URL(errorPage, 'http://internal').searchParams.get('returnTo');
  return `/sign-in/second-factor${returnTo === null ? '' : `?${new URLSearchParams({ returnTo })}`}`;
}

/** Adds the account's passkeys to a challenge. */
export async function offerPasskeys(db: Database, { userId }: PendingSignIn, challenge: object | null): Promise<void> {
  const allowCredentials = await listPasskeys(db, userId);
  if (challenge !== null && allowCredentials.length > 0) Object.assign(challenge, { allowCredentials });
}
