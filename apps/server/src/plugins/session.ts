import '@fastify/cookie';
import type { SubscriptionStatus, Tier } from '@wickwise/contract/entitlement';
import { systemCalls } from '@wickwise/contract/system';
import type { BetterAuthCookie } from 'better-auth';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Database } from '../db/client.ts';
import { session, user } from '../db/schema/identity.ts';
import { DAY_MS } from './duration.ts';
import { notSignedIn } from './errors.ts';
import { isCall } from './route.ts';
import { createTokenReader, signatureOf } from './session-cookie.ts';

/** A learner whose session was proven in this request. Reads and writes of a learner's data take one. */
export interface Learner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly timeZone: string | null;
  readonly dayBeginsAt: number;
  readonly tier: Tier;
  readonly status: SubscriptionStatus;
  /** The revision of the learner's log, which grows with every row. */
  readonly logRevision: number;
  readonly session: LearnerSession;
}

/** What is stored of a learner, for work that no request of theirs asks for. */
export type LearnerProfile = Omit<Learner, 'session'>;

export interface LearnerSession {
  readonly id: string;
  readonly token: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly mailboxProvenAt: Date | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The name of the session cookie. */
    sessionCookie: string;
    /** The learner of this session, in their current state. */
    findLearner(token: string): Promise<Learner | null>;
    /** As `findLearner`, for many sessions in one query; those that have ended are left out. */
    findLearners(tokens: readonly string[]): Promise<readonly Learner[]>;
  }
  interface FastifyRequest {
    learner: Learner | null;
  }
  interface FastifyReply {
    /** Gives the browser the cookie of a session. */
    setSession(token: string): void;
  }
}

/** How long a session lives without being used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** How long after its sign-in a session ends, however it is used: a stolen one doesn't live as long as it is kept in use. */
const SESSION_MAX_MS = 90 * DAY_MS;
/** The least time between two records of a session's use. */
const EXTEND_AFTER_MS = DAY_MS;

/** Whether one of a learner's purchases is paid, or null when they have none. */
export type HasPaid = boolean | null;

/** A learner's purchases, as a column of the query that finds them, and the tier that follows. */
export interface Entitlement {
  readonly hasPaid: SQL<HasPaid>;
  readonly tierOf: (hasPaid: HasPaid) => Pick<Learner, 'tier' | 'status'>;
}

export interface SessionOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly entitlement: Entitlement;
  /** The session cookie as better-auth sets it. */
  readonly cookie: BetterAuthCookie;
  readonly secret: string;
}

/** Reads the session once per call, before any route runs, and extends a session in use. */
export function recognizeLearner(app: FastifyInstance, options: SessionOptions): void {
  const { cookie, secret, clock } = options;
  const readToken = createTokenReader(options);
  // The cookie is for this host only, so it has no domain.
  const { domain: _, ...attributes } = cookie.attributes;
  const asked = sql.placeholder('asked');
  const findOne = prepareLookup(options, { name: 'find_learner', isAsked: eq(session.token, asked) });
  app.decorate('findLearner', async (token: string) => (await findOne(token))[0] ?? null);
  const isAsked = sql`${session.token} = any(${asked}::text[])`;
  app.decorate('findLearners', prepareLookup(options, { name: 'find_learners', isAsked }));
  app.decorate('sessionCookie', cookie.name);
  app.decorateRequest('learner', null);
  app.decorateReply('setSession', function (this: FastifyReply, token: string) {
    const value = `${token}.${signatureOf(token, secret).toString('base64')}`;
    this.setCookie(cookie.name, value, { ...attributes, sameSite: 'lax' });
  });
  app.addHook('onRequest', (request, _, next) => {
    const token = asksForLearner(request) ? readToken(request) : null;
    if (token === null) return next();
    const proceed = (learner: Learner | null) => {
      request.learner = learner;
      next();
    };
    app.findLearner(token).then(proceed, next);
  });
  app.addHook('onSend', ({ learner, log }, reply, _, next) => {
    const now = clock();
    if (learner === null || !isExtensionDue(learner.session, now)) return next();
    if (isShared(reply) || hasSessionCookie(reply, cookie.name)) return next();
    extendSession(options.db, learner.session, now)
      .then((isExtended) => void (isExtended && reply.setSession(learner.session.token)))
      // The response is ready and correct; the next call extends the session.
      .catch((error: unknown) => log.error({ err: error }, 'session not extended'))
      .then(() => next(), next);
  });
}

/** Every call does, but those that say how the server is, which must not take the database. */
export function asksForLearner(request: FastifyRequest): boolean {
  return isCall(request) && !ABOUT_SERVER.has(request.routeOptions.url ?? '');
}

const ABOUT_SERVER: ReadonlySet<string> = new Set(Object.values(systemCalls).map(({ path }) => path));

/** One prepared query for open sessions with their users, and what their purchases allow. */
function prepareLookup(
  { db, clock, entitlement }: SessionOptions,
  { name, isAsked }: { name: string; isAsked: SQL },
): (asked: string | readonly string[]) => Promise<Learner[]> {
  const { hasPaid, tierOf } = entitlement;
  const { id, token, createdAt, updatedAt: lastUsedAt, mailboxProvenAt } = session;
  const { email, name: fullName, timeZone, dayBeginsAt, logRevision } = user;
  const query = db
    .select({
      learner: { id: user.id, email, name: fullName, timeZone, dayBeginsAt, logRevision },
      session: { id, token, createdAt, lastUsedAt, mailboxProvenAt },
      hasPaid,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(isAsked, gt(session.expiresAt, sql.placeholder('now'))))
    .prepare(name);
  return async (asked) => {
    const rows = await query.execute({ asked, now: clock() });
    return rows.map(({ learner, session, hasPaid }) => ({ ...learner, ...tierOf(hasPaid), session }));
  };
}

/** Whether a cache may hand this answer to others: then no cookie may be in it. */
export function isShared(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').includes('public');
}

/** Whether the call itself ended the session or gave it a new token. */
export function hasSessionCookie(reply: FastifyReply, name: string): boolean {
  return [reply.getHeader('set-cookie') ?? []].flat().some((cookie) => String(cookie).startsWith(`${name}=`));
}

function isExtensionDue({ lastUsedAt }: LearnerSession, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= EXTEND_AFTER_MS;
}

/** Only one of several concurrent calls writes. Returns whether this one did. */
async function extendSession(db: Database, { id, createdAt }: LearnerSession, now: Date): Promise<boolean> {
  const expiresAt = new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, createdAt.getTime() + SESSION_MAX_MS));
  const extended = await db
    .update(session)
    .set({ updatedAt: now, expiresAt })
    .where(and(eq(session.id, id), lte(session.updatedAt, new Date(now.getTime() - EXTEND_AFTER_MS))))
    .returning({ id: session.id });
  return extended.length > 0;
}

/** Keeps a scope to signed-in learners. */
export function requireLearner({ learner }: FastifyRequest, _: FastifyReply, next: HookHandlerDoneFunction): void {
  if (learner !== null) next();
  else next(notSignedIn());
}
