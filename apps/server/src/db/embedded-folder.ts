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
 * Gives the folder of the embedded database to this process alone. A missing one is made by `create` beside its
 * place and renamed when whole, so that a start that was cut off leaves nothing that does not open.
 */
export async function openEmbeddedFolder(
  dataDir: string,
  create: (folder: string) => Promise<void>,
): Promise<EmbeddedFolder> {
  await openDataFolder(dataDir);
  const release = lock(dataDir);
  const folder = path.join(dataDir, 'database');
  try {
    if (!existsSync(folder)) await createWhole(folder, create);
  } catch (error) {
    release();
    throw error;
  }
  return { path: folder, release };
}

async function createWhole(folder: string, create: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await create(unfinished);
  await rename(unfinished, folder);
}

/** An SQLite file held exclusively: the operating system drops the lock with the process, however it ends. */
function lock(dataDir: string): () => void {
  const place = path.join(dataDir, 'lock');
  try {
    return holdLock(place);
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new FolderInUseError(dataDir);
    throw new DataFolderError(
      `The file ${place} cannot be locked: ${error instanceof Error ? error.message : String(error)}. It may belong to ` +
        'another user, who ran Wickwise on this data. Run Wickwise as that user, or delete the file while no Wickwise runs.',
      error,
    );
  }
}

function holdLock(place: string): () => void {
  const file = new DatabaseSync(place);
  try {
    file.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    throw error;
  }
  return () => file.close();
}

const SQLITE_BUSY = 5;
