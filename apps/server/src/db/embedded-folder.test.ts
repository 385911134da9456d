import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { FolderInUseError, openEmbeddedFolder } from './embedded-folder.ts';

const HOLDER = fileURLToPath(new URL('../../../../tests/support/hold-folder.ts', import.meta.url));

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'wickwise-folder-')), 'data');
});
afterEach(async () => {
  for (const holder of processes.splice(0)) await kill(holder);
  await rm(path.dirname(folder), { recursive: true, force: true });
});

/** Starts a second process on the folder, and answers what it says first. */
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

describe('a folder that another process holds', () => {
  test('is refused with what to do about it, and free again when that process was killed', async () => {
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

  test('refuses the other process as well, until it is released', async () => {
    const mine = await openEmbeddedFolder(folder, nothing);
    expect((await startHolder()).said).toMatch(/^refused: Another Wickwise is already running/);
    mine.release();
    expect((await startHolder()).said).toBe('held');
  });

  test('is refused to a second opening in this process', async () => {
    const mine = await openEmbeddedFolder(folder, nothing);
    await expect(openEmbeddedFolder(folder, nothing)).rejects.toBeInstanceOf(FolderInUseError);
    mine.release();
  });
});

describe('the database in the folder', () => {
  test('is made beside its place, so that a start that was cut off leaves nothing there', async () => {
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

  test('is made anew when the last start was cut off while making it', async () => {
    const unfinished = path.join(folder, 'database.unfinished');
    await mkdir(unfinished, { recursive: true });
    await writeFile(path.join(unfinished, 'half'), '');
    const { path: place, release } = await openEmbeddedFolder(folder, nothing);
    release();
    expect(await readdir(place)).toEqual([]);
    expect(existsSync(unfinished)).toBe(false);
  });

  test('that could not be made leaves the folder free', async () => {
    const failing = openEmbeddedFolder(folder, () => Promise.reject(new Error('disk full')));
    await expect(failing).rejects.toThrow('disk full');
    (await openEmbeddedFolder(folder, nothing)).release();
  });

  test('is left as it is when it is there', async () => {
    (await openEmbeddedFolder(folder, nothing)).release();
    await writeFile(path.join(folder, 'database', 'kept'), '');
    const { release } = await openEmbeddedFolder(folder, () => Promise.reject(new Error('made again')));
    release();
    expect(await readdir(path.join(folder, 'database'))).toEqual(['kept']);
  });

  test('that cannot be opened leaves the folder free', async () => {
    await mkdir(path.join(folder, 'database'), { recursive: true });
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      `The database in ${path.join(folder, 'database')} cannot be opened: its files are damaged, of another version, or ` +
        "another user's. Restore a backup in its place, or move it aside to start with an empty one.",
    );
    (await openEmbeddedFolder(folder, nothing)).release();
  });

  test('is refused with what to do when the file of its lock cannot be locked', async () => {
    await mkdir(folder, { mode: 0o700 });
    await mkdir(path.join(folder, 'lock'));
    await expect(openEmbeddedFolder(folder, nothing)).rejects.toThrow(
      `The file ${path.join(folder, 'lock')} cannot be locked: unable to open database file. It may belong to another user`,
    );
  });

  test('lies in a folder that no other user can enter, whatever a killed process has left there', async () => {
    const { holder } = await startHolder();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await kill(holder);
    await chmod(folder, 0o755);
    (await openEmbeddedFolder(folder, nothing)).release();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('keeps what was written when it is closed and opened again', async () => {
    const first = await openDatabase({ dataDir: folder });
    await first.db.execute(sql`create table kept as select 7 as value`);
    await expect(openDatabase({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUseError);
    await first.close();
    const second = await openDatabase({ dataDir: folder });
    expect((await second.db.execute(sql`select value from kept`)) as unknown).toMatchObject({ rows: [{ value: 7 }] });
    await second.close();
  });
});
