import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from './site.ts';

let build: string;
beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'wickwise-site-'));
});
afterAll(() => rm(build, { recursive: true }));

test('a missing build is reported as missing', async () => {
  expect(await readSite(path.join(build, 'nothing'))).toBeNull();
});

test('an unreadable build is an error, not a missing one', async () => {
  await writeFile(path.join(build, 'client'), 'a file in place of the folder');
  await expect(readSite(build)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
