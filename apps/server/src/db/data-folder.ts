import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** All that Wickwise keeps in its data folder. */
const OWN_ENTRIES = new Set([
  ...['database', 'database.unfinished', 'lock', 'lock-journal'],
  ...['auth-secret', 'mail', 'server.json'],
]);
const OTHERS_MAY = 0o077;
const STICKY = 0o1000;
const OWNER_ONLY = 0o700;

/** Thrown when the data folder cannot be used: a sentence that names it and the way out. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
  }
}

/**
 * Makes the data folder, or checks the one that is there: this process can write to it, and no other user can enter it,
 * for the embedded database makes files in it that everyone could read. Everything that uses the folder comes here.
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir);
  // Windows has no such modes: a folder there has the rights of the one around it.
  if (process.platform !== 'win32') await closeToOthers(dataDir);
  await requireWritable(dataDir);
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(path.dirname(path.resolve(dataDir)), { recursive: true });
    await mkdir(dataDir, { mode: OWNER_ONLY });
  } catch (error) {
    if (await isFolder(dataDir)) return;
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be made (${codeOf(error)}): a file is in its place, or this user may not write ` +
        'there. Move the file aside, or choose another folder with DATA_DIR.',
      error,
    );
  }
}

async function isFolder(dataDir: string): Promise<boolean> {
  return stat(dataDir).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function closeToOthers(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  if ((mode & OTHERS_MAY) === 0) return;
  if ((mode & STICKY) !== 0) throw openToOthers(dataDir, 'it is there to be shared. Choose');
  if (!(await holdsOnlyOwnEntries(dataDir))) {
    throw openToOthers(dataDir, `it holds more than Wickwise's data. Run chmod 700 ${dataDir}, or choose`);
  }
  const failure: unknown = await chmod(dataDir, OWNER_ONLY).catch((error: unknown) => error);
  if (failure !== undefined) {
    throw openToOthers(dataDir, `this user cannot change that (${codeOf(failure)}). Have its owner do so, or choose`);
  }
  if (((await stat(dataDir)).mode & OTHERS_MAY) === 0) return;
  throw new DataFolderError(
    `Other users of this machine can enter the data folder ${dataDir}, and its file system keeps no permissions. ` +
      'Choose a folder on another one with DATA_DIR.',
  );
}

function openToOthers(dataDir: string, why: string): DataFolderError {
  const inside = path.join(dataDir, 'wickwise');
  return new DataFolderError(
    `Other users of this machine can enter the data folder ${dataDir}, and ${why} a folder of its own for the data: ` +
      `DATA_DIR=${inside} npm start`,
  );
}

/** Whether the folder is empty or holds what Wickwise has put there: any other one may be meant to be shared. */
async function holdsOnlyOwnEntries(dataDir: string): Promise<boolean> {
  const entries = await readdir(dataDir).catch(() => null);
  return entries?.every((entry) => OWN_ENTRIES.has(entry)) ?? false;
}

async function requireWritable(dataDir: string): Promise<void> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(
      `This user cannot read and write in the data folder ${dataDir} (${codeOf(error)}). Run Wickwise as the owner of ` +
        'that folder, or choose another one with DATA_DIR.',
      error,
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
