import fs, { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authSecret } from './runtime.ts';

/** Node's own function, spied on to let one of its calls fail. Modules that import it by name need a sync to get it. */
const spiedWriteFile = vi.spyOn(fs, 'writeFile');
syncBuiltinESMExports();
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-secret-'));
  file = path.join(folder, 'auth-secret');
});
afterEach(() => rm(folder, { recursive: true }));

const secretIn = (dataDir: string) => authSecret({ DATA_DIR: dataDir, AUTH_SECRET: undefined });

describe('the secret that signs sessions', () => {
  test('a configured session secret is used and none is written', async () => {
    const given = 's'.repeat(32);
    expect(await authSecret({ DATA_DIR: folder, AUTH_SECRET: given })).toBe(given);
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('the session secret is created once, kept, and readable by its owner only', async () => {
    const dataDir = path.join(folder, 'not', 'there', 'yet');
    const [made, other] = [await secretIn(dataDir), await secretIn(folder)];
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(made);
    expect(await secretIn(dataDir)).toBe(made);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await stat(dataDir)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(other);
  });

  test('a truncated session secret is reported with advice', async () => {
    for (const rest of ['', 's'.repeat(31), `${'s'.repeat(31)}\n\n`]) {
      await writeFile(file, rest);
      await expect(secretIn(folder)).rejects.toThrow(
        `The file ${file} holds fewer than 32 characters. Restore it from a backup, or delete it`,
      );
    }
    await writeFile(file, 's'.repeat(32));
    expect(await secretIn(folder)).toBe('s'.repeat(32));
  });

  test('a session secret that cannot be written stops the start with the reason', async () => {
    spiedWriteFile.mockRejectedValueOnce(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    await expect(secretIn(folder)).rejects.toThrow('no space left');
  });
});
