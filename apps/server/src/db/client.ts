import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { DataFolderError, explainFullDisk } from './data-folder.ts';
import { FolderInUseError, openEmbeddedFolder } from './embedded-folder.ts';
import { endOnPanic, endProcess } from './embedded-panic.ts';
import { MIGRATIONS } from './migration-history.ts';
import { openPool, openSingle, openStandbyPool, ping, runStatements } from './postgres-pool.ts';
import { tableRelations } from './schema/relations.ts';
import { schema as tables } from './schema/schema.ts';

const schema = { ...tables, ...tableRelations };

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /** Reads what may be a moment old: from the standby where there is one and it answers. Never a learner's own rows. */
  readLagging<T>(read: (db: Database) => Promise<T>): Promise<T>;
  /** Runs raw SQL: one statement with values, or several without. Returns all their rows. */
  run(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Resolves when the database takes writes. Rejects when it doesn't, or takes longer than two seconds. */
  ping(): Promise<void>;
  /** Runs what prepares the database for the application: one process at a time. */
  prepare(work: () => Promise<void>): Promise<void>;
  /** The connections of this process by state; none to an embedded database. */
  countConnections(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

const PING_TIMEOUT_MS = 2000;
/** Any fixed number: every process takes the same lock before it prepares the database. */
const PREPARATION_LOCK = 7_236_001;

/** The address of a PostgreSQL database, and of a standby to read from, or the folder of the embedded one. */
export type DatabasePlace = { readonly url: string; readonly readUrl?: string } | { readonly dataDir: string };

/** Opens a database, migrated to the newest schema, or by the migrations in another folder. */
export async function openDatabase(where: DatabasePlace, migrationsFolder = MIGRATIONS): Promise<DatabaseConnection> {
  return 'url' in where ? openPostgres(where, migrationsFolder) : openEmbedded(where.dataDir, migrationsFolder);
}

/** Shared buffers duplicate the file system's cache, so few are enough, which saves 110 MB. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

function startEngine(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, startParams: START_PARAMETERS });
}

/** An embedded database in memory, for tests, which begin with the files or the image of another one. */
export async function openInMemory(beginning: Pick<PGliteOptions, 'fs' | 'loadDataDir'>): Promise<DatabaseConnection> {
  return wrapEmbedded(await startEngine(beginning), { migrationsFolder: MIGRATIONS, release: async () => {} });
}

async function openEmbedded(dataDir: string, migrationsFolder: string): Promise<DatabaseConnection> {
  try {
    return await openInFolder(dataDir, migrationsFolder);
  } catch (error) {
    throw error instanceof FolderInUseError ? error : await explainFullDisk(dataDir, error);
  }
}

async function openInFolder(dataDir: string, migrationsFolder: string): Promise<DatabaseConnection> {
  const folder = await openEmbeddedFolder(dataDir, createDatabase);
  try {
    const client = await openFiles(folder.path);
    endOnPanic(client, endProcess);
    return await wrapEmbedded(client, {
      migrationsFolder,
      release: async () => folder.release(),
    });
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function createDatabase(folder: string): Promise<void> {
  try {
    await (await startEngine({ dataDir: folder })).close();
  } catch (error) {
    const advice = 'Make sure that the disk has room, or choose another folder with DATA_DIR.';
    throw new DataFolderError(`The database could not be created in ${path.dirname(folder)}. ${advice}`, error);
  }
}

/** PGlite reports only that it was aborted, whatever is wrong with its files. */
async function openFiles(folder: string): Promise<PGlite> {
  try {
    return await startEngine({ dataDir: folder });
  } catch (error) {
    throw new DataFolderError(
      `The database in ${folder} cannot be opened: its files are damaged, from another version, or owned by another user. ` +
        'Restore a backup in its place, or move it aside to start with an empty one.',
      error,
    );
  }
}

interface Opening {
  readonly migrationsFolder: string;
  /** Called when the database is closed. */
  readonly release: () => Promise<void>;
}

async function wrapEmbedded(client: PGlite, { migrationsFolder, release }: Opening): Promise<DatabaseConnection> {
  const db = drizzleEmbedded({ client, schema });
  await migrateEmbedded(db, { migrationsFolder });
  const close = async () => {
    await client.close();
    await release();
  };
  const run = async (text: string, values?: unknown[]) => {
    // Several statements, which can't be prepared, also come with an empty list of values.
    if (values?.length) return client.query(text, values);
    // In a transaction, so that a failure leaves nothing open on the only connection.
    const results = await client.transaction((tx) => tx.exec(text));
    return { rows: results.flatMap(({ rows }) => rows) };
  };
  const ping = () => withPingTimeout(client.query('select 1'));
  return {
    db,
    engine: 'embedded',
    readLagging: (read) => read(db),
    run,
    ping,
    prepare: (work) => work(),
    countConnections: () => ({}),
    close,
  };
}

async function openPostgres(
  { url, readUrl }: { url: string; readUrl?: string },
  migrationsFolder: string,
): Promise<DatabaseConnection> {
  const pool = openPool(url);
  const standby = readUrl === undefined ? null : openStandbyPool(readUrl);
  const prepare = (work: (client: pg.Client) => Promise<void>) => withPreparationLock(url, work);
  await prepare((client) => migrateServer(drizzleServer({ client, schema }), { migrationsFolder }));
  const db = drizzleServer({ client: pool, schema });
  return {
    db,
    engine: 'postgres',
    readLagging: standby === null ? (read) => read(db) : preferStandby(drizzleServer({ client: standby, schema }), db),
    run: (text, values) => (values?.length ? pool.query(text, values) : runStatements(pool, text)),
    ping: () => withPingTimeout(ping(pool, PING_TIMEOUT_MS)),
    prepare,
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    close: async () => {
      await standby?.end();
      await pool.end();
    },
  };
}

/** A standby may be down, or cancel a query that is in the way of what it replays. What is wrong with a query itself comes again. */
function preferStandby(standby: Database, primary: Database): DatabaseConnection['readLagging'] {
  return (read) => read(standby).catch(() => read(primary));
}

/** Rejects when a ping takes too long. */
async function withPingTimeout(answer: Promise<unknown>): Promise<void> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not respond in time.')), PING_TIMEOUT_MS);
  await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Several processes may start at once: one prepares the database, the others wait for it. On a connection of its own,
 * which may take as long as a migration needs. A transaction holds the lock, because behind a pooler each transaction has
 * another session; the migrator's own `begin` continues it.
 */
async function withPreparationLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await openSingle(url);
  try {
    await client.query(
      'begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0',
    );
    await client.query('select pg_advisory_xact_lock($1)', [PREPARATION_LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}
