import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { DataFolderError } from './data-folder.ts';
import { openEmbeddedFolder } from './embedded-folder.ts';
import { openPool, ping, runStatements } from './postgres-pool.ts';
import { schema } from './schema/schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /** Runs SQL as a library wrote it: one statement with values, or several at once without. Returns all their rows. */
  run(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Resolves when the database has answered. Rejects when it cannot be reached, or has not answered in two seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const PING_TIMEOUT_MS = 2000;
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
  const folder = await openEmbeddedFolder(dataDir, createDatabase);
  try {
    return await wrapEmbedded(await openFiles(folder.path), async () => folder.release());
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function createDatabase(folder: string): Promise<void> {
  try {
    await (await PGlite.create(folder)).close();
  } catch (error) {
    const advice = 'Make sure that the disk has room, or choose another folder with DATA_DIR.';
    throw new DataFolderError(`The database could not be created in ${path.dirname(folder)}. ${advice}`, error);
  }
}

/** The engine says no more than that it was aborted, whatever is wrong with its files. */
async function openFiles(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw new DataFolderError(
      `The database in ${folder} cannot be opened: its files are damaged, of another version, or another user's. ` +
        'Restore a backup in its place, or move it aside to start with an empty one.',
      error,
    );
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
    // An empty list comes with several statements, too, which cannot be prepared.
    if (values?.length) return client.query(text, values);
    // As a transaction, so that a failure in between leaves nothing open on the one connection there is.
    const results = await client.transaction((tx) => tx.exec(text));
    return { rows: results.flatMap(({ rows }) => rows) };
  };
  const ping = () => inTime(client.query('select 1'));
  return { db, engine: 'embedded', run, ping, close };
}

async function openPostgres(url: string): Promise<DatabaseConnection> {
  const pool = openPool(url);
  await migrateAlone(pool);
  return {
    db: drizzleServer({ client: pool, schema }),
    engine: 'postgres',
    run: (text, values) => (values?.length ? pool.query(text, values) : runStatements(pool, text)),
    ping: () => inTime(ping(pool, PING_TIMEOUT_MS)),
    close: () => pool.end(),
  };
}

/** Waits for an answer no longer than a ping may take. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database has not answered in time.')), PING_TIMEOUT_MS);
  await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
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
