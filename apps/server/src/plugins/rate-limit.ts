import { randomUUID } from 'node:crypto';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../db/client.ts';
import { rateLimit } from '../db/schema/identity.ts';
import { writeOnce } from '../db/statement.ts';
import { RateLimitError } from './errors.ts';
import { digest } from './secret.ts';

/** A rate limit: `burst` uses at once, and one more after every `everyMs`. Each feature sets its own in its `rules.ts`. */
export interface RateLimit {
  readonly burst: number;
  readonly everyMs: number;
}

export interface RateLimitUse {
  readonly db: Database | Transaction;
  readonly limit: RateLimit;
  /** The action and its subject, such as a sign-in method and an address. Stored as a digest. */
  readonly key: readonly string[];
  readonly now: Date;
}

/**
 * Consumes one use. Returns false when none is left. A single statement, so that it holds across processes; inside a
 * transaction, concurrent uses of the same key wait for its end.
 * The row stores when the limit will be fully restored. A time in the past means the same as no row, so better-auth may
 * delete such rows along with its own.
 */
export async function consumeRateLimit({ db, limit, key, now }: RateLimitUse): Promise<boolean> {
  const { burst, everyMs } = limit;
  const at = now.getTime();
  const times = { at, everyMs, whole: at + everyMs, latest: at + burst * everyMs };
  const consumed = await consume(db, { id: randomUUID(), key: storedKey(key), ...times });
  return consumed.length > 0;
}

const consume = writeOnce((db) => {
  const value = (name: string) => sql.placeholder(name);
  const used = sql<number>`greatest(${rateLimit.lastRequest}, ${value('at')}::bigint) + ${value('everyMs')}::bigint`;
  return db
    .insert(rateLimit)
    .values({ id: value('id'), key: value('key'), count: 1, lastRequest: value('whole') })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: { lastRequest: used },
      setWhere: sql`${used} <= ${value('latest')}::bigint`,
    })
    .returning({ id: rateLimit.id })
    .prepare('consume_rate_limit');
});

/**
 * Consumes one use.
 * @throws RateLimitError with this message when none is left.
 */
export async function enforceRateLimit(use: RateLimitUse, message: string): Promise<void> {
  if (await consumeRateLimit(use)) return;
  throw tooMany(use.limit, message);
}

/** The refusal when none is left. */
export function tooMany({ everyMs }: RateLimit, message: string): RateLimitError {
  return new RateLimitError(message, Math.ceil(everyMs / 1000));
}

/** Restores one use that turned out not to count. */
export async function restoreRateLimit({ db, limit, key }: Omit<RateLimitUse, 'now'>): Promise<void> {
  await db
    .update(rateLimit)
    .set({ lastRequest: sql`${rateLimit.lastRequest} - ${limit.everyMs}::bigint` })
    .where(eq(rateLimit.key, storedKey(key)));
}

/** The prefix is historical: stored rows have it. */
function storedKey(key: readonly string[]): string {
  return `allowance:${digest(key.join('\n'))}`;
}

/** The key of a limit per network address: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
