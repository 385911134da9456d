import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { createDatabase } from '../tests/support/create-database.ts';
import type { PostgresServer } from '../tests/support/postgres.ts';
import { signInSeeded } from './seeded-learner.ts';

/** The product on PostgreSQL, with the demonstration accounts. */
export interface Product {
  readonly databaseUrl: string;
  readonly url: string;
  /** Of a signed-in learner with Heritage and three months of history. */
  readonly cookie: string;
  stop(): Promise<void>;
}

/** What signs the sessions, so that the benchmark can sign its own. */
export const SECRET = 'a-secret-that-signs-the-sessions-of-this-benchmark';

/** Starts the product on a database of its own. */
export async function startProduct(postgres: PostgresServer, name: string): Promise<Product> {
  const databaseUrl = await createDatabase({ server: postgres.url, name });
  const dataDir = await makeDataDir();
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback', AUTH_SECRET: SECRET };
  const server = await startServer(dataDir, settings);
  const cookie = await signInSeeded({ server, databaseUrl });
  const stop = async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
  return { databaseUrl, url: server.url, cookie, stop };
}
