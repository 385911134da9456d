import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase, openInMemory } from '../../../apps/server/src/db/client.ts';
import { createDatabase } from './create-database.ts';
import { newDatabaseName } from './database.ts';

interface OldDatabase {
  /** The first migration that it does not have, without its number, such as `lesson-reopened`. */
  readonly before: string;
  /** Statements that insert the rows of its time. */
  readonly rows: string;
}

/** Makes a database as an earlier version left it, and opens it as today's server does, which migrates it. */
export async function openUpgraded({ before, rows }: OldDatabase): Promise<DatabaseConnection> {
  const migrationsFolder = await copyMigrations(before);
  try {
    return process.env.TEST_ENGINE === 'postgres'
      ? await upgradePostgres(migrationsFolder, rows)
      : await upgradeEmbedded(migrationsFolder, rows);
  } finally {
    await rm(migrationsFolder, { recursive: true });
  }
}

async function copyMigrations(before: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-migrations-'));
  await cp(new URL('../../../apps/server/src/db/migrations', import.meta.url), folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const missing = journal.entries.findIndex(({ tag }) => tag.replace(/^\d+_/, '') === before);
  if (missing < 0) throw new Error(`There is no migration ${before}.`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, missing) }));
  return folder;
}

async function upgradePostgres(migrationsFolder: string, rows: string): Promise<DatabaseConnection> {
  const url = await createDatabase({ server: inject('postgresUrl'), name: newDatabaseName() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateServer(drizzleServer({ client }), { migrationsFolder });
  await client.query(rows);
  await client.end();
  return openDatabase({ url });
}

async function upgradeEmbedded(migrationsFolder: string, rows: string): Promise<DatabaseConnection> {
  const client = await PGlite.create();
  await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder });
  await client.exec(rows);
  const image = await client.dumpDataDir('none');
  await client.close();
  return openInMemory({ loadDataDir: image });
}
