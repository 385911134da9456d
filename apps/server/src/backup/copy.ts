import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type DatabasePlace, openDatabase } from '../db/client.ts';
import { openSingle } from '../db/postgres-pool.ts';
import { writeBackup } from './backup.ts';
import { BackupError, type BackupSummary } from './backup-file.ts';
import { restoreBackup } from './restore.ts';

interface Copy {
  readonly from: DatabasePlace;
  readonly to: DatabasePlace;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Copies everything from one database to an empty one, of the same engine or the other, and compares both sides. The
 * first is only read.
 * @throws BackupError while others use the first: what they write would be missing.
 */
export async function copyDatabase({ from, to, now, log }: Copy): Promise<BackupSummary> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-copy-'));
  const file = path.join(folder, 'copy.backup');
  try {
    await requireUnused(from);
    const source = await openDatabase(from);
    try {
      await writeBackup(source, { file, now });
    } finally {
      await source.close();
    }
    return await restoreBackup(file, { where: to, log });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const OTHERS = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** Only one process can open an embedded database anyway. */
async function requireUnused(where: DatabasePlace): Promise<void> {
  if (!('url' in where)) return;
  const client = await openSingle(where.url);
  try {
    const { rows } = await client.query<{ count: number }>(OTHERS);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    throw new BackupError(
      `The database has other connections (${count}). Stop Wickwise first: what it writes meanwhile would be missing in the copy.`,
    );
  } finally {
    await client.end();
  }
}
