import type { Database } from '../../apps/server/src/db/client.ts';

/** Every query from now on, as the database library would log it. */
export function recordQueries(db: Database): string[] {
  const queries: string[] = [];
  const { logger } = (db as unknown as { session: { logger: { logQuery(query: string): void } } }).session;
  logger.logQuery = (query) => queries.push(query);
  return queries;
}
