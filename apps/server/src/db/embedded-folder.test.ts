import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import fs, { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './client.ts';
import { FolderInUseError, openEmbeddedFolder } from './embedded-folder.ts';

const HOLDER = fileURLToPath(new URL('../../../../tests/support/database/hold-folder.ts', import.meta.url));

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'wickwise-folder-')), 'data');
});
afterEach(async () => {
  for (const holder of processes.splice(0)) await kill(holder);
  await rm(path.dirname(folder), { recursive: true, force: true });
});

/** Starts a second process on the folder and returns the first thing it prints. */
async function startHolder(): Promise<{ holder: ChildProcess; said: string }> {
  const holder = spawn(process.execPath, [HOLDER, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  processes.push(holder);
  if (holder.stdout === null) throw new Error('The second process has no output.');
  const [said] = (await once(createInterface(holder.stdout), 'line')) as [string];
  return { holder, said };
}

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

const nothing = async (path: string) => void (await mkdir(path));

describe('a folder in use by another process', () => {
  test('a database folder in use is refused with advice, and free once its process is killed', async () => {
    const { holder, said } = await startHolder();
    expect(said).toBe('held');
    const refused = openEmbeddedFolder(folder, nothing);
    await expect(refused).rejects.toBeInstanceOf(FolderInUseError);
    await expect(refused).rejects.toThrow(
      `Another Wickwise is already running on the data in ${folder}. ` +
        'Stop it first, or start this one with its own data: DATA_DIR=.data-2 PORT=3001 npm start',
    );
    await kill(holder);
    (await openEmbeddedFolder(folder, nothing)).release();
  });

  test('a database folder in use here is refused to another process until released', async () => {
    const mine = await openEmbeddedFolder(folder, nothing);
    expect((await startHolder()).said).toMatch(/^refused: Another Wickwise is already running/);
    mine.release();
    expect((await startHolder()).said).toBe('held');
  });

  test('a database folder cannot be opened twice in one process', async () => {
    const mine = await openEmbeddedFolder(folder, nothing);
    await expect(openEmbeddedFolder(folder, nothing)).rejects.toBeInstanceOf(FolderInUseError);
    mine.release();
  });
});

describe('the database in the folder', () => {
  test('a new database is created in a temporary folder, so an interrupted start leaves nothing', async () => {
    const made: string[] = [];
    const { path: place, release } = await openEmbeddedFolder(folder, async (unfinished) => {
      made.push(unfinished);
      await nothing(unfinished);
      expect(existsSync(path.join(folder, 'database'))).toBe(false);
    });
    release();
    expect(place).toBe(path.join(folder, 'database'));
    expect(made[0]).not.toBe(place);
    expect((await readdir(folder)).toSorted()).toEqual(['database', 'lock']);
  });

  test('a database is created again after an interrupted start', async () => {
    const unfinished = path.join(folder, 'database.unfinished');
    await mkdir(unfinished, { recursive: true });
    await writeFile(path.join(unfinished, 'half'), '');
    const { path: place, release } = await openEmbeddedFolder(folder, nothing);
    release();
    expect(await readdir(place)).toEqual([]);
    expect(existsSync(unfinished)).toBe(false);
  });

  test('a database that could not be created leaves the folder unlocked', async () => {
    const failing = openEmbeddedFolder(folder, () => Promise.reject(new Error('disk full')));
    await expect(failing).rejects.toThrow('disk full');
    (await openEmbeddedFolder(folder, nothing)).release();
  });

  test('an existing database is left unchanged', async () => {
    (await openEmbeddedFolder(folder, nothing)).release();
    await writeFile(path.join(folder, 'database', 'kept'), '');
    const { release } = await openEmbeddedFolder(folder, () => Promise.reject(new Error('made again')));
    release();
    expect(await readdir(path.join(folder, 'database'))).toEqual(['kept']);
  });

  test('a database that cannot be opened leaves the folder unlocked', async () => {
    await mkdir(path.join(folder, 'database'), { recursive: true });
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `The database in ${path.join(folder, 'database')} cannot be opened: its files are damaged, from another version, or owned by ` +
        'another user. Restore a backup in its place, or move it aside to start with an empty one.',
    );
    (await openEmbeddedFolder(folder, nothing)).release();
  });

  test('a database that cannot be opened on a full disk is not called damaged', async () => {
    await mkdir(path.join(folder, 'database'), { recursive: true });
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    const room = { ...(await fs.statfs(folder)), bsize: 4096, bavail: 300 };
    const statfs = vi.spyOn(fs, 'statfs').mockResolvedValue(room);
    syncBuiltinESMExports();
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `The disk that holds ${folder} is full: 1 MB are free. Free at least 32 MB, then start again.`,
    );
    statfs.mockRestore();
    syncBuiltinESMExports();
  });

  test('a lock file that cannot be locked is reported with advice', async () => {
    await mkdir(folder, { mode: 0o700 });
    await mkdir(path.join(folder, 'lock'));
    await expect(openEmbeddedFolder(folder, nothing)).rejects.toThrow(
      `The file ${path.join(folder, 'lock')} cannot be locked: unable to open database file. It may belong to another user`,
    );
  });

  test('the database folder is private, whatever a killed process left there', async () => {
    const { holder } = await startHolder();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await kill(holder);
    await chmod(folder, 0o755);
    (await openEmbeddedFolder(folder, nothing)).release();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('a reopened database has what was written before', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.db.execute(sql`create table kept as select 7 as value`);
    await expect(openDatabase({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUseError);
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect((await second.db.execute(sql`select value from kept`)) as unknown).toMatchObject({ rows: [{ value: 7 }] });
    await second.close();
  });
});
