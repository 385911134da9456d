import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SubscriptionStatus, Tier } from '@wickwise/contract/access';
import '@fastify/cookie';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { purchase } from '../db/schema/access.ts';
import { session, user } from '../db/schema/identity.ts';
import { CallError } from './errors.ts';

/** A learner whose session was proven in this request. Reads and writes of a learner's data take one. */
export interface Learner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly timeZone: string | null;
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  readonly session: LearnerSession;
}

export interface LearnerSession {
  readonly id: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly mailboxProvenAt: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    learner: Learner | null;
  }
}

export interface SessionOptions {
  readonly db: Database;
  readonly cookieName: string;
  readonly secret: string;
  readonly clock: () => Date;
}

/** Answers once per request who is asking, before any route runs. */
export function recognizeLearner(app: FastifyInstance, options: SessionOptions): void {
  const findLearner = prepareFindLearner(options.db);
  app.decorateRequest('learner', null);
  app.addHook('onRequest', async (request) => {
    const token = sessionToken(request, options);
    if (token !== null) request.learner = await findLearner(token, options.clock());
  });
}

export function hasHeritageAccess(learner: Pick<Learner, 'tier' | 'status'> | null): boolean {
  return learner?.tier === 'heritage' && learner.status === 'active';
}

/** Keeps a scope to signed-in learners. */
export async function requireLearner(request: FastifyRequest): Promise<void> {
  if (request.learner === null) throw new CallError('not_signed_in', 'Please sign in to access this feature.');
}

/** The token of the signed session cookie (`token.signature`), or null when it is missing or not signed by us. */
function sessionToken(request: FastifyRequest, { cookieName, secret }: SessionOptions): string | null {
  const cookie = request.cookies[cookieName];
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (cookie === undefined || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** One query: the session, its user, and what their purchases allow. */
function prepareFindLearner(db: Database): (token: string, now: Date) => Promise<Learner | null> {
  const bought = (status: 'any' | 'paid') => sql<boolean>`exists (
    select 1 from ${purchase} where ${purchase.userId} = ${user.id}
    ${status === 'paid' ? sql`and ${purchase.status} = 'paid'` : sql``})`;
  const query = db
    .select({ session, user, hasPurchase: bought('any'), hasPaid: bought('paid') })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql.placeholder('now'))))
    .prepare('find_learner');
  return async (token, now) => {
    const [row] = await query.execute({ token, now });
    return row === undefined ? null : toLearner(row);
  };
}

interface LearnerRow {
  session: typeof session.$inferSelect;
  user: typeof user.$inferSelect;
  hasPurchase: boolean;
  hasPaid: boolean;
}

function toLearner({ session, user, hasPurchase, hasPaid }: LearnerRow): Learner {
  const { id, token, createdAt, updatedAt, mailboxProvenAt } = session;
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    timeZone: user.timeZone,
    tier: hasPurchase ? 'heritage' : 'genesis',
    status: hasPurchase && !hasPaid ? 'inactive' : 'active',
    session: { id, token, createdAt, lastUsedAt: updatedAt, mailboxProvenAt },
  };
}
