import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { openEmbeddedFolder } from './embedded-folder.ts';
import { schema } from './schema/schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /** Runs SQL as a library wrote it: one statement with values, or several at once without. Answers the last rows. */
  run(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: every process of this application asks for the same lock before it migrates. */
const MIGRATION_LOCK = 7_236_001;

/** Opens the database of `url`, or the embedded one in `dataDir`, brought to the newest schema. */
export async function openDatabase(where: { url: string } | { dataDir: string }): Promise<DatabaseConnection> {
  return 'url' in where ? openPostgres(where.url) : openEmbedded(where.dataDir);
}

/** An embedded database that lives in memory only, for tests: begun with the image of another, which is quicker. */
export async function openInMemory(image?: Blob): Promise<DatabaseConnection> {
  return wrapEmbedded(await PGlite.create(image === undefined ? {} : { loadDataDir: image }), async () => {});
}

/** The image of an embedded database that is migrated and holds nothing else. */
export async function dumpMigrated(): Promise<Blob> {
  const client = await PGlite.create();
  const { close } = await wrapEmbedded(client, async () => {});
  const image = await client.dumpDataDir('none');
  await close();
  return image;
}

async function openEmbedded(dataDir: string): Promise<DatabaseConnection> {
  const folder = await openEmbeddedFolder(dataDir, async (path) => (await PGlite.create(path)).close());
  try {
    return await wrapEmbedded(await PGlite.create(folder.path), async () => folder.release());
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function wrapEmbedded(client: PGlite, release: () => Promise<void>): Promise<DatabaseConnection> {
  const db = drizzleEmbedded({ client, schema });
  await migrateEmbedded(db, { migrationsFolder });
  const close = async () => {
    await client.close();
    await release();
  };
  const run = async (text: string, values?: unknown[]) => {
    if (values !== undefined) return client.query(text, values);
    // As a transaction, so that a failure in between leaves nothing open on the one connection there is.
    const results = await client.transaction((tx) => tx.exec(text));
    return { rows: results.at(-1)?.rows ?? [] };
  };
  return { db, engine: 'embedded', run, close };
}

async function openPostgres(url: string): Promise<DatabaseConnection> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A lost idle connection must not end the process; the next query opens a new one or says what is wrong.
  pool.on('error', () => {});
  await migrateAlone(pool);
  const run = (text: string, values?: unknown[]) =>
    values === undefined ? runAlone(pool, text) : pool.query(text, values);
  return { db: drizzleServer({ client: pool, schema }), engine: 'postgres', run, close: () => pool.end() };
}

/** Several statements may begin a transaction; one that failed in between must not stay open in the pool. */
async function runAlone(pool: pg.Pool, text: string): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const results = [await client.query(text)].flat();
    client.release();
    return { rows: results.at(-1)?.rows ?? [] };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Several processes may start at once: one migrates, the others wait for it. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateServer(drizzleServer({ client, schema }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Ending the connection, not returning it, gives the lock back whatever happened.
    client.release(true);
  }
}
