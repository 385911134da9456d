import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVapidKeys } from './vapid-keys.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-vapid-'));
  file = path.join(folder, 'vapid-keys');
});
afterEach(() => rm(folder, { recursive: true }));

const unset = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, DATABASE_URL: undefined };
const read = (settings: object = {}) => readVapidKeys({ ...unset, DATA_DIR: folder, ...settings });

test('the keys are made at the first start, kept, and readable by their owner only', async () => {
  const made = await read();
  expect(made?.publicKey).toMatch(/^[\w-]{87}$/);
  expect(made?.privateKey).toMatch(/^[\w-]{43}$/);
  expect(await read()).toEqual(made);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('configured keys are used and none are written', async () => {
  const settings = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private', DATABASE_URL: 'postgres://x' };
  expect(await read(settings)).toEqual({ publicKey: 'public', privateKey: 'private' });
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('processes that share a database make no keys of their own', async () => {
  expect(await read({ DATABASE_URL: 'postgres://x' })).toBeNull();
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a damaged file of keys is reported with advice and left as it is', async () => {
  for (const text of ['', '{"publicKey":"x"']) {
    await writeFile(file, text);
    await expect(read()).rejects.toThrow(`The file ${file} holds no pair of keys. Restore it from a backup`);
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});
