import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { migrate as migrateSandbox } from '@wickwise/stripe-sandbox/migrate';
import type { FastifyBaseLogger } from 'fastify';
import { type DatabaseConnection, type DatabasePlace, openDatabase, type Transaction } from '../db/client.ts';
import { createQueues } from '../db/job-queue.ts';
import { copyMigrationsUntil, isKnownMigration } from '../db/migration-history.ts';
import { BackupError, type BackupSummary, readBackupFile, verifyBackupFile } from './backup-file.ts';
import {
  insertRows,
  listTables,
  migrationOf,
  type StoredTable,
  select,
  setSequence,
  sumTables,
  usePlainTexts,
} from './stored-tables.ts';

interface Restoring {
  readonly where: DatabasePlace;
  readonly log: FastifyBaseLogger;
}

/**
 * Puts a backup into an empty database, all of it or nothing, and migrates it to this version. Interrupted, it leaves
 * the database empty, and can be run again.
 * @throws BackupError for a file that can't be used, before the database is opened, and for one that isn't empty.
 */
export async function restoreBackup(file: string, { where, log }: Restoring): Promise<BackupSummary> {
  const summary = await verifyBackupFile(file);
  if (!(await isKnownMigration(summary.migration))) {
    throw new BackupError(
      `${file} was made by a newer version of Wickwise. Restore it with that version or a later one.`,
    );
  }
  const migrations = await copyMigrationsUntil(summary.migration);
  try {
    await loadInto(await openDatabase(where, migrations), { file, summary, log });
  } finally {
    await rm(migrations, { recursive: true });
  }
  await (await openDatabase(where)).close();
  return summary;
}

interface Load {
  readonly file: string;
  readonly summary: BackupSummary;
  readonly log: FastifyBaseLogger;
}

async function loadInto(connection: DatabaseConnection, { file, summary, log }: Load): Promise<void> {
  try {
    await connection.db.transaction((tx) => requireEmpty(tx, summary));
    await createQueues(connection, { names: summary.queues, log });
    if (Object.keys(summary.sums).some((name) => name.startsWith('public.sandbox_')))
      await migrateSandbox(connection.db);
    await connection.db.transaction((tx) => load(tx, file, summary));
  } finally {
    await connection.close();
  }
}

async function requireEmpty(tx: Transaction, { migration }: BackupSummary): Promise<void> {
  for (const { name } of await listTables(tx)) {
    const [found] = await select<{ holds: boolean }>(tx, `select exists (select from ${name}) as holds`);
    if (found?.holds) {
      throw new BackupError(
        `The database already holds data (in ${name}). Restore into an empty one. Nothing was changed.`,
      );
    }
  }
  if ((await migrationOf(tx)) === migration) return;
  throw new BackupError(
    'The database is empty, but was prepared by a newer version than the backup is from. Give a database without tables.',
  );
}

async function load(tx: Transaction, file: string, summary: BackupSummary): Promise<void> {
  await usePlainTexts(tx);
  const references = await dropReferences(tx);
  const tables: StoredTable[] = [];
  for await (const part of readBackupFile(file)) {
    if ('table' in part) tables.push(part.table);
    const table = tables.at(-1);
    if ('rows' in part && table !== undefined) await insertRows(tx, table, part.rows);
    if ('sequence' in part) await setSequence(tx, part.sequence);
  }
  for (const { table, name, definition } of references) {
    await select(tx, `alter table ${table} add constraint ${name} ${definition}`);
  }
  if (isDeepStrictEqual(await sumTables(tx, tables), summary.sums)) return;
  throw new BackupError(`The rows of ${file} were not stored as they are in it. Nothing was changed.`);
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const REFERENCES = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Rows may refer to rows that come later: the references are made again, and so checked, once all are there. */
async function dropReferences(tx: Transaction): Promise<Reference[]> {
  const references = await select<Reference>(tx, REFERENCES);
  for (const { table, name } of references) await select(tx, `alter table ${table} drop constraint ${name}`);
  return references;
}
