import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError, openDataFolder } from './data-folder.ts';

export interface EmbeddedFolder {
  readonly path: string;
  release(): void;
}

/** Thrown when another process has the folder open. */
export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another Wickwise is already running on the data in ${dataDir}. ` +
        'Stop it first, or start this one with its own data: DATA_DIR=.data-2 PORT=3001 npm start',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks the folder of the embedded database for this process. A missing folder is created under a temporary name and
 * renamed when complete, so that an interrupted start leaves no broken database.
 */
export async function openEmbeddedFolder(
  dataDir: string,
  create: (folder: string) => Promise<void>,
): Promise<EmbeddedFolder> {
  await openDataFolder(dataDir);
  const release = lock(dataDir);
  const folder = path.join(dataDir, 'database');
  try {
    if (!existsSync(folder)) await createAtomically(folder, create);
  } catch (error) {
    release();
    throw error;
  }
  return { path: folder, release };
}

async function createAtomically(folder: string, create: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await create(unfinished);
  await rename(unfinished, folder);
}

/** An SQLite file held exclusively: the operating system drops the lock with the process, however it ends. */
function lock(dataDir: string): () => void {
  const lockFile = path.join(dataDir, 'lock');
  try {
    return holdLock(lockFile);
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new FolderInUseError(dataDir);
    throw new DataFolderError(
      `The file ${lockFile} cannot be locked: ${error instanceof Error ? error.message : String(error)}. It may belong to ` +
        'another user, who ran Wickwise on this data. Run Wickwise as that user, or delete the file while no Wickwise runs.',
      error,
    );
  }
}

function holdLock(lockFile: string): () => void {
  const file = new DatabaseSync(lockFile);
  try {
    file.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    throw error;
  }
  return () => file.close();
}

const SQLITE_BUSY = 5;
