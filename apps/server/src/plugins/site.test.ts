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

test('no build is none', async () => {
  expect(await readSite(path.join(build, 'nothing'))).toBeNull();
});

test('a build that cannot be read is not taken for none', async () => {
  await writeFile(path.join(build, 'client'), 'a file in place of the folder');
  await expect(readSite(build)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
