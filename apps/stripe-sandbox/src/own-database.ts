import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './db/database.ts';

export interface OwnDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Opens the embedded database in a folder, which only one process at a time may use. */
export async function openOwnDatabase(dataDir: string): Promise<OwnDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    const client = await PGlite.create(path.join(dataDir, 'database'));
    return {
      db: drizzle({ client }),
      close: async () => {
        await client.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** The operating system releases the lock on this file when the process ends, however it ends. */
function lockFolder(dataDir: string): DatabaseSync {
  const file = new DatabaseSync(path.join(dataDir, 'lock'));
  try {
    file.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
    return file;
  } catch (error) {
    file.close();
    throw new Error(`The folder ${dataDir} cannot be locked. Another sandbox may run on it: choose another DATA_DIR.`, {
      cause: error,
    });
  }
}
