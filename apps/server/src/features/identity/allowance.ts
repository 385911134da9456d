import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rateLimit } from '../../db/schema/identity.ts';
import { digest } from './secret.ts';

/** How often something may happen: `burst` times at once, and once more after every `everyMs`. */
export interface Allowance {
  readonly burst: number;
  readonly everyMs: number;
}

export interface AllowanceUse {
  readonly db: Pick<Database, 'insert'>;
  readonly allowance: Allowance;
  /** What is done and whose it is, such as the name of a way to sign in and an address. Stored as a digest. */
  readonly of: readonly string[];
  readonly now: Date;
}

/**
 * Uses up one time, and answers false when there is none left. One statement, so that it holds between processes; in a
 * transaction, others who ask for the same wait for its end.
 * What is stored is when the allowance will be whole again; a moment that has passed means what no row means, so
 * the sign-in library may clear such rows away with its own.
 */
export async function takeAllowance({ db, allowance, of, now }: AllowanceUse): Promise<boolean> {
  const { burst, everyMs } = allowance;
  const used = sql<number>`greatest(${rateLimit.lastRequest}, ${now.getTime()}::bigint) + ${everyMs}::bigint`;
  const taken = await db
    .insert(rateLimit)
    .values({
      id: randomUUID(),
      key: `allowance:${digest(of.join('\n'))}`,
      count: 1,
      lastRequest: now.getTime() + everyMs,
    })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: { lastRequest: used },
      setWhere: sql`${used} <= ${now.getTime() + burst * everyMs}::bigint`,
    })
    .returning({ id: rateLimit.id });
  return taken.length > 0;
}
