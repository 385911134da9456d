import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { session, user } from '../db/schema/identity.ts';
import type { Entitlement, Learner } from './session.ts';

export interface LookupOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly entitlement: Entitlement;
}

/** Finds the learners of open sessions. Those that have ended are left out. */
export type FindLearners = (tokens: readonly string[]) => Promise<readonly Learner[]>;

/**
 * One query for any number of sessions: with their users, and what their purchases allow. The limits have PostgreSQL look
 * up each session by its key; for some ten it would read the whole table of users otherwise, while that is short.
 */
export function prepareFindLearners({ db, clock, entitlement }: LookupOptions): FindLearners {
  const { hasPaid, tierOf } = entitlement;
  const isOpen = and(eq(session.token, sql`"asked"."token"`), gt(session.expiresAt, sql.placeholder('now')));
  const open = db.select().from(session).where(isOpen).limit(1).as('session');
  const owner = db.select().from(user).where(eq(user.id, open.userId)).limit(1).as('user');
  const { id, token, createdAt, updatedAt: lastUsedAt, mailboxProvenAt } = open;
  const query = db
    .select({
      learner: {
        id: owner.id,
        email: owner.email,
        name: owner.name,
        timeZone: owner.timeZone,
        logRevision: owner.logRevision,
      },
      session: { id, token, createdAt, lastUsedAt, mailboxProvenAt },
      hasPaid,
    })
    .from(sql`unnest(${sql.placeholder('tokens')}::text[]) as "asked" ("token")`)
    .innerJoinLateral(open, sql`true`)
    .innerJoinLateral(owner, sql`true`)
    .prepare('find_learners');
  return async (tokens) => {
    const rows = await query.execute({ tokens, now: clock() });
    return rows.map(({ learner, session, hasPaid }) => ({ ...learner, ...tierOf(hasPaid), session }));
  };
}

/**
 * Finds the learner of one session. All lookups in one turn of the event loop share a query, which begins after the
 * last of them: under load, a query is most of what a call costs.
 */
export function findTogether(findLearners: FindLearners): (token: string) => Promise<Learner | null> {
  let tokens = new Set<string>();
  let found: Promise<ReadonlyMap<string, Learner>> | null = null;
  const findAll = async () => {
    await untilTurnEnds();
    const asked = [...tokens];
    tokens = new Set();
    found = null;
    return new Map((await findLearners(asked)).map((learner) => [learner.session.token, learner]));
  };
  return async (token) => {
    tokens.add(token);
    found ??= findAll();
    return (await found).get(token) ?? null;
  };
}

function untilTurnEnds(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
