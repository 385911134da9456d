import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** All that Wickwise keeps in its data folder. */
const OWN_ENTRIES = new Set([
  'database',
  'database.unfinished',
  'lock',
  'lock-journal',
  'auth-secret',
  'vapid-keys',
  'mail',
  'server.json',
]);
const GROUP_AND_OTHERS = 0o077;
const STICKY = 0o1000;
const OWNER_ONLY = 0o700;
const MEGABYTE = 1_000_000;
/** What PostgreSQL needs to start after a crash: a segment of its log, twice. */
const NEEDED_BYTES = 32 * MEGABYTE;

/** Thrown when the data folder can't be used. The message names the folder and a remedy. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
  }
}

/** What to report for an error in the data folder: on a full disk it often looks like something else. */
export async function explainFullDisk(dataDir: string, error: unknown): Promise<unknown> {
  const room = await statfs(dataDir).catch(() => null);
  if (room === null || room.bavail * room.bsize >= NEEDED_BYTES) return error;
  return new DataFolderError(
    `The disk that holds ${dataDir} is full: ${Math.floor((room.bavail * room.bsize) / MEGABYTE)} MB are free. Free at least ` +
      `${NEEDED_BYTES / MEGABYTE} MB, then start again.`,
    error,
  );
}

/**
 * Creates the data folder or checks the existing one: this process can write to it, and no other user can enter it,
 * because the embedded database creates world-readable files. Everything that uses the folder calls this first.
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  await createFolder(dataDir);
  // Windows has no such modes: a folder inherits the rights of its parent.
  if (process.platform !== 'win32') await restrictToOwner(dataDir);
  await requireWritable(dataDir);
}

async function createFolder(dataDir: string): Promise<void> {
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

async function restrictToOwner(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  if ((mode & GROUP_AND_OTHERS) === 0) return;
  if ((mode & STICKY) !== 0) throw accessibleToOthersError(dataDir, 'it is there to be shared. Choose');
  if (!(await holdsOnlyOwnEntries(dataDir))) {
    throw accessibleToOthersError(dataDir, `it holds more than Wickwise's data. Run chmod 700 ${dataDir}, or choose`);
  }
  const failure: unknown = await chmod(dataDir, OWNER_ONLY).catch((error: unknown) => error);
  if (failure !== undefined) {
    throw accessibleToOthersError(
      dataDir,
      `this user cannot change that (${codeOf(failure)}). Have its owner do so, or choose`,
    );
  }
  if (((await stat(dataDir)).mode & GROUP_AND_OTHERS) === 0) return;
  throw new DataFolderError(
    `Other users of this machine can enter the data folder ${dataDir}, and its file system keeps no permissions. ` +
      'Choose a folder on another one with DATA_DIR.',
  );
}

function accessibleToOthersError(dataDir: string, why: string): DataFolderError {
  const inside = path.join(dataDir, 'wickwise');
  return new DataFolderError(
    `Other users of this machine can enter the data folder ${dataDir}, and ${why} a folder of its own for the data: ` +
      `DATA_DIR=${inside} npm start`,
  );
}

/** Whether the folder is empty or holds only Wickwise's files. Any other folder may be shared on purpose. */
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
