import { SECOND_FACTOR_MINUTES } from '@wickwise/contract/constants';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../../db/client.ts';
import { passkey, session, user } from '../../../db/schema/identity.ts';
import { pendingSignIn } from '../../../db/schema/two-factor.ts';
import { MINUTE_MS } from '../../../plugins/duration.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../../plugins/host-cookie.ts';
import { noteSecurity } from '../../../plugins/log/security-event.ts';
import { createSecret, digest } from '../../../plugins/secret.ts';
import { type OpenedSession, openSession, type SignIn } from '../open-session.ts';
import { hasTwoFactor } from './two-factor-state.ts';

/** The secret of a sign-in that waits for its second factor. It opens nothing else. */
const PENDING = { name: 'wickwise.second_factor', path: '/api/auth' };

export type PendingSignIn = typeof pendingSignIn.$inferSelect;

/** What the first factor opened: a session, or a sign-in that waits for the second factor. */
export type FirstFactor = OpenedSession | { readonly pendingToken: string };

/** Opens the session of a first factor that was right, unless the account has two-factor sign-in on. */
export async function passFirstFactor(tx: Transaction, signIn: SignIn): Promise<FirstFactor> {
  noteSecurity(signIn.request, { account: signIn.userId });
  if (!(await hasTwoFactor(tx, signIn.userId))) return openSession(tx, signIn);
  return { pendingToken: await openPendingSignIn(tx, signIn) };
}

export async function openPendingSignIn(
  db: Pick<Database, 'insert'>,
  { userId, now, provesMailbox }: Omit<SignIn, 'request' | 'reply'>,
): Promise<string> {
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + SECOND_FACTOR_MINUTES * MINUTE_MS);
  const values = { tokenDigest: digest(token), userId, provesMailbox, expiresAt, createdAt: now };
  await db.insert(pendingSignIn).values(values);
  return token;
}

/** In the response to a first factor that was right. */
export const NEEDS_SECOND_FACTOR = { needsSecondFactor: true } as const;

/** Sets the cookie of what the first factor opened. Returns the session, or null until the second factor. */
export function setFirstFactor(reply: FastifyReply, passed: FirstFactor): OpenedSession | null {
  if ('pendingToken' in passed) {
    setPendingCookie(reply, passed.pendingToken);
    return null;
  }
  reply.setSession(passed.token);
  return passed;
}

export function setPendingCookie(reply: FastifyReply, token: string): void {
  noteSecurity(reply.request, { outcome: 'second-factor-needed' });
  setHostCookie(reply, PENDING, { value: token, maxAge: SECOND_FACTOR_MINUTES * 60 });
}

export function clearPendingCookie(reply: FastifyReply): void {
  clearHostCookie(reply, PENDING);
}

/** The sign-in of this browser that waits for its second factor. */
export async function findPendingSignIn(
  db: Database | Transaction,
  request: FastifyRequest,
  now: Date,
): Promise<PendingSignIn | null> {
  const token = readHostCookie(request, PENDING);
  if (token === undefined) return null;
  const isThis = and(eq(pendingSignIn.tokenDigest, digest(token)), gt(pendingSignIn.expiresAt, now));
  const [pending] = await db.select().from(pendingSignIn).where(isThis);
  return pending ?? null;
}

/** Ends a pending sign-in. Returns false when another call has already done so. */
export async function takePendingSignIn(tx: Transaction, { tokenDigest }: PendingSignIn): Promise<boolean> {
  const isThis = eq(pendingSignIn.tokenDigest, tokenDigest);
  return (await tx.delete(pendingSignIn).where(isThis).returning()).length > 0;
}

/** Ends a pending sign-in that a passkey completed: its session has proven what the first factor proved. */
export async function completeByPasskey(
  db: Database,
  { pending, token, now }: { pending: PendingSignIn; token: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isTaken = await takePendingSignIn(tx, pending);
    const isOwn = and(eq(session.token, token), eq(session.userId, pending.userId));
    if (isTaken && pending.provesMailbox) await tx.update(session).set({ mailboxProvenAt: now }).where(isOwn);
  });
}

/** For the page that asks for the second factor. */
export async function describePendingSignIn(db: Database, { userId }: PendingSignIn) {
  const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  const passkeys = await listPasskeys(db, userId);
  return owner === undefined ? null : { email: owner.email, hasPasskey: passkeys.length > 0 };
}

/** The account's passkeys as a browser is offered them: security keys are found in no other way. */
export async function listPasskeys(db: Database, userId: string) {
  const rows = await db.select().from(passkey).where(eq(passkey.userId, userId));
  return rows.map(({ credentialID: id, transports }) => ({
    id,
    type: 'public-key',
    ...(transports && { transports: transports.split(',') }),
  }));
}
