import type { DatabaseConnection, Transaction } from '../db/client.ts';
import { type BackupPart, type BackupSummary, verifyBackupFile, writeBackupFile } from './backup-file.ts';
import {
  createTableSum,
  listSequences,
  listTables,
  migrationOf,
  readRows,
  select,
  type TableSum,
  usePlainTexts,
} from './stored-tables.ts';

/**
 * Writes everything that the database holds to a file, as it was at one moment, while others go on writing; calls to an
 * embedded database wait meanwhile. Then reads the file back, and returns what is in it.
 * @throws BackupError when there is such a file already.
 */
export async function writeBackup(
  { db, engine }: DatabaseConnection,
  { file, now }: { file: string; now: Date },
): Promise<BackupSummary> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  await db.transaction((tx) => writeBackupFile(file, listParts(tx, { engine, now })), snapshot);
  return verifyBackupFile(file);
}

interface Origin {
  readonly engine: DatabaseConnection['engine'];
  readonly now: Date;
}

async function* listParts(tx: Transaction, { engine, now }: Origin): AsyncGenerator<BackupPart> {
  await usePlainTexts(tx);
  const tables = await listTables(tx);
  const hasJobs = tables.some(({ name }) => name === 'pgboss.job');
  const queues = hasJobs ? await select<{ name: string }>(tx, 'select name from pgboss.queue order by name') : [];
  yield {
    header: {
      product: 'wickwise',
      format: 1,
      migration: await migrationOf(tx),
      engine,
      createdAt: now.toISOString(),
      queues: queues.map(({ name }) => name),
    },
  };
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const sum = createTableSum();
    yield { table };
    for await (const rows of readRows(tx, table)) {
      sum.add(rows);
      yield { rows };
    }
    sums[table.name] = sum.result();
  }
  for (const sequence of await listSequences(tx)) yield { sequence };
  yield { sums };
}
