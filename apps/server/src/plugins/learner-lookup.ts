import { and, eq, gt, inArray, sql } from 'drizzle-orm';
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
 * For how many sessions there is a statement. PostgreSQL would plan one for an array of any length again in every call,
 * which takes longer than to run it.
 */
const SIZES = [1, 8, 64] as const;
type Size = (typeof SIZES)[number];
const LARGEST: Size = 64;

/** One query for up to 64 sessions: with their users, and what their purchases allow. */
export function prepareFindLearners(options: LookupOptions): FindLearners {
  const finders = SIZES.map((size) => ({ size, find: prepareFind(options, size) }));
  return async (tokens) => {
    const groups = Array.from({ length: Math.ceil(tokens.length / LARGEST) }, (_, place) =>
      tokens.slice(place * LARGEST, (place + 1) * LARGEST),
    );
    const found = groups.map((group) => finders.find(({ size }) => size >= group.length)?.find(group) ?? []);
    return (await Promise.all(found)).flat();
  };
}

function prepareFind({ db, clock, entitlement }: LookupOptions, size: Size): FindLearners {
  const { hasPaid, tierOf } = entitlement;
  const { id, token, createdAt, updatedAt: lastUsedAt, mailboxProvenAt } = session;
  const asked = Array.from({ length: size }, (_, place) => sql.placeholder(`token_${place}`));
  const query = db
    .select({
      learner: {
        ...{ id: user.id, email: user.email, name: user.name, timeZone: user.timeZone },
        logRevision: user.logRevision,
      },
      session: { id, token, createdAt, lastUsedAt, mailboxProvenAt },
      hasPaid,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(inArray(token, asked), gt(session.expiresAt, sql.placeholder('now'))))
    .prepare(`find_learners_${size}`);
  return async (tokens) => {
    // The places that are left over ask for the first one again.
    const places = asked.map((_, place) => [`token_${place}`, tokens[place] ?? tokens[0]]);
    const rows = await query.execute({ ...Object.fromEntries(places), now: clock() });
    return rows.map(({ learner, session, hasPaid }) => ({ ...learner, ...tierOf(hasPaid), session }));
  };
}

/**
 * Finds the learner of one session. All that are asked for in one turn of the event loop share a query, which begins
 * after the last of them was asked for: under load that is most of what a call costs.
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
