import fs, { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataFolderError, openDataFolder } from './data-folder.ts';

/**
 * Node's own functions, spied on to let one of their calls fail. Modules that import them by name need a sync to get
 * them.
 */
const spies = { access: vi.spyOn(fs, 'access'), chmod: vi.spyOn(fs, 'chmod'), mkdir: vi.spyOn(fs, 'mkdir') };
syncBuiltinESMExports();
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

let around: string;
let folder: string;
beforeEach(async () => {
  around = await mkdtemp(path.join(tmpdir(), 'wickwise-data-'));
  folder = path.join(around, 'data');
});
afterEach(async () => {
  spies.chmod.mockReset();
  spies.access.mockReset();
  await rm(around, { recursive: true });
});

const modeOf = async (place: string) => (await stat(place)).mode & 0o7777;

async function makeOpen(entries: readonly string[], mode = 0o755): Promise<void> {
  await mkdir(folder);
  for (const entry of entries) await writeFile(path.join(folder, entry), '');
  await chmod(folder, mode);
}

/** The sentence with which the folder is refused; its mode must be left alone. */
async function refusal(): Promise<string> {
  const before = await modeOf(folder);
  const error: unknown = await openDataFolder(folder).catch((thrown: unknown) => thrown);
  expect(await modeOf(folder)).toBe(before);
  if (!(error instanceof DataFolderError)) throw new Error(`Not refused: ${String(error)}`);
  expect(error.message).toContain(folder);
  return error.message;
}

describe('a data folder that is missing', () => {
  test('a missing data folder is created for its owner only, whatever the umask, and its parents with the usual mode', async () => {
    const before = process.umask(0o022);
    await openDataFolder(path.join(around, 'a', 'b'));
    process.umask(before);
    expect(await modeOf(path.join(around, 'a', 'b'))).toBe(0o700);
    expect(await modeOf(path.join(around, 'a'))).toBe(0o755);
  });

  test('a data folder that cannot be created is reported with the reason', async () => {
    spies.mkdir.mockResolvedValueOnce(undefined);
    spies.mkdir.mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'EACCES' }));
    await expect(openDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be made (EACCES): a file is in its place, or this user may not write there. ` +
        'Move the file aside, or choose another folder with DATA_DIR.',
    );
  });

  test('a file in place of the data folder, or above it, is reported', async () => {
    await writeFile(folder, '');
    await expect(openDataFolder(folder)).rejects.toThrow(`The data folder ${folder} cannot be made (EEXIST)`);
    await expect(openDataFolder(path.join(folder, 'below'))).rejects.toThrow(DataFolderError);
  });
});

describe('a data folder that others can enter', () => {
  test.each([
    [[]],
    [['database', 'lock', 'auth-secret', 'vapid-keys', 'mail', 'server.json']],
    [['database.unfinished', 'lock', 'lock-journal']],
  ])('an open data folder with only Wickwise’s own files is closed to others: %j', async (entries) => {
    for (const mode of [0o755, 0o750, 0o701, 0o777]) {
      await makeOpen(entries, mode);
      await openDataFolder(folder);
      expect(await modeOf(folder)).toBe(0o700);
      expect(await readdir(folder)).toHaveLength(entries.length);
      await rm(folder, { recursive: true });
    }
  });

  test('an open data folder that holds other files is refused unchanged', async () => {
    await makeOpen(['database', 'lock', 'holiday.jpg']);
    expect(await refusal()).toBe(
      `Other users of this machine can enter the data folder ${folder}, and it holds more than Wickwise's data. ` +
        `Run chmod 700 ${folder}, or choose a folder of its own for the data: DATA_DIR=${folder}/wickwise npm start`,
    );
  });

  test('a shared folder is refused unchanged, even if empty', async () => {
    await makeOpen([], 0o1777);
    expect(await refusal()).toContain(`it is there to be shared. Choose a folder of its own`);
  });

  test('a data folder whose mode cannot be changed is refused', async () => {
    await makeOpen([]);
    spies.chmod.mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'EPERM' }));
    expect(await refusal()).toContain('this user cannot change that (EPERM). Have its owner do so, or choose');
  });

  test('a data folder on a file system without modes is refused', async () => {
    await makeOpen([]);
    spies.chmod.mockResolvedValueOnce(undefined);
    expect(await refusal()).toContain('its file system keeps no permissions. Choose a folder on another one');
  });

  test('a data folder behind a link is closed itself', async () => {
    await makeOpen(['database']);
    await symlink(folder, path.join(around, 'link'));
    await openDataFolder(path.join(around, 'link'));
    expect(await modeOf(folder)).toBe(0o700);
  });
});

describe('a private data folder', () => {
  test('a private data folder may hold other files', async () => {
    await makeOpen(['holiday.jpg'], 0o700);
    await openDataFolder(folder);
    expect(await modeOf(folder)).toBe(0o700);
  });

  test('a data folder that is not writable is refused', async () => {
    await makeOpen([], 0o700);
    spies.access.mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'EACCES' }));
    expect(await refusal()).toBe(
      `This user cannot read and write in the data folder ${folder} (EACCES). Run Wickwise as the owner of that ` +
        'folder, or choose another one with DATA_DIR.',
    );
  });
});
