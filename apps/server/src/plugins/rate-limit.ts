import { normalizeIP } from '@better-auth/core/utils/ip';
import { lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';
import type { JobQueue } from '../db/job-queue.ts';
import { rateLimitWindow } from '../db/schema/rate-limit.ts';
import { RateLimitError } from './errors.ts';
import { digest } from './secret.ts';

/** At most `points` uses in `seconds`, counted from the first of them. Each feature sets its own. */
export interface RateLimit {
  /** The prefix of its keys in the database. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * A limiter that counts in the database, so that several processes count together. It counts by the real time, so it
 * belongs in a route: the demonstration data replays months through the operations behind the routes in seconds. It
 * waits for a connection of its own, which the embedded database doesn't have, so never use it inside a transaction.
 */
export function createRateLimiter(db: Database, { name, points, seconds }: RateLimit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimitWindow,
    keyPrefix: name,
    points,
    duration: seconds,
    // Its timer would outlive the connection.
    clearExpiredByTimeout: false,
  });
}

const CLEANUP_SECONDS = 60 * 60;

/** Registers the job that deletes the windows that have ended. */
export function defineRateLimitCleanup(db: Database, jobs: JobQueue): void {
  const handle = async () => {
    await db.delete(rateLimitWindow).where(lt(rateLimitWindow.expire, sql`now()`));
    return { done: true } as const;
  };
  jobs.define('rate-limit-cleanup', { retries: 0, retryAfterSeconds: 0, everySeconds: CLEANUP_SECONDS, handle });
}

export type RateLimiter = Pick<RateLimiterAbstract, 'consume'>;

/** Uses up one. Returns the seconds until the limit is whole again when none was left, and 0 otherwise. */
export async function consumeRateLimit(limiter: RateLimiter, key: string): Promise<number> {
  try {
    await limiter.consume(digest(key));
    return 0;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000);
    throw rejection;
  }
}

/**
 * Uses up one.
 * @throws RateLimitError with this message when none was left.
 */
export async function enforceRateLimit(limiter: RateLimiter, key: string, message: string): Promise<void> {
  const seconds = await consumeRateLimit(limiter, key);
  if (seconds > 0) throw new RateLimitError(message, seconds);
}

/** Restores one use that turned out not to count. */
export async function restoreRateLimit(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.reward(digest(key));
}

/** The key of a limit per network address: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
