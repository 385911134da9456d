import { randomUUID } from 'node:crypto';
import { STREAMS_PER_LEARNER } from '@wickwise/contract/market-constants';
import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { acquireAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { session } from '../../db/schema/identity.ts';
import { openStream } from '../../db/schema/market.ts';
import type { Learner } from '../../plugins/session.ts';

/** Three rounds of the timer that renews them. */
const LEASE = sql`now() + interval '15 seconds'`;

/** The open streams of all processes, so that a learner's limit holds wherever they are served. */
export interface OpenStreams {
  /** Adds a stream and returns its id, or null if the learner already has the maximum number. */
  add(learner: Learner): Promise<string | null>;
  renew(ids: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export function createOpenStreams(db: Database): OpenStreams {
  return {
    add: (learner) => db.transaction((tx) => add(tx, learner)),
    renew: async (ids) => {
      await db
        .update(openStream)
        .set({ expiresAt: LEASE })
        .where(inArray(openStream.id, [...ids]));
    },
    remove: async (id) => {
      await db.delete(openStream).where(eq(openStream.id, id));
    },
  };
}

async function add(tx: Transaction, learner: Learner): Promise<string | null> {
  await acquireAdvisoryLock(tx, `streams of ${learner.id}`);
  const sessions = tx.select({ id: session.id }).from(session).where(eq(session.userId, learner.id));
  const isOwn = inArray(openStream.sessionId, sessions);
  await tx.delete(openStream).where(and(isOwn, lt(openStream.expiresAt, sql`now()`)));
  const [open] = await tx.select({ streams: count() }).from(openStream).where(isOwn);
  if ((open?.streams ?? 0) >= STREAMS_PER_LEARNER) return null;
  const id = randomUUID();
  await tx.insert(openStream).values({ id, sessionId: learner.session.id, expiresAt: LEASE });
  return id;
}
