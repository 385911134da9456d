import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { createDatabase } from '../tests/support/database/create-database.ts';
import type { PostgresServer } from '../tests/support/database/postgres.ts';
import { signInSeeded } from './seeded-learner.ts';

/** The product on PostgreSQL, with the demonstration accounts. */
export interface Product {
  readonly databaseUrl: string;
  readonly url: string;
  readonly pid: number;
  /** Of a signed-in learner with Heritage and three months of history. */
  readonly cookie: string;
}

/** The secret that signs sessions, so that the benchmark can sign its own. */
export const SECRET = 'a-secret-that-signs-the-sessions-of-this-benchmark';

/** Starts the product on a database of its own, and stops it once `measure` has ended, however it ends. */
export async function withProduct(
  postgres: PostgresServer,
  name: string,
  measure: (product: Product) => Promise<void>,
): Promise<void> {
  const databaseUrl = await createDatabase({ server: postgres.url, name });
  const dataDir = await makeDataDir();
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback', AUTH_SECRET: SECRET };
  const server = await startServer(dataDir, settings);
  try {
    const cookie = await signInSeeded({ server, databaseUrl });
    await measure({ databaseUrl, url: server.url, pid: server.pid, cookie });
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}
