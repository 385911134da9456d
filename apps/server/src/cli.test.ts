import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runOperator } from '#tests/support/cli-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-operator-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a wrong command prints the usage and opens no database', async () => {
  const { code, out, problem } = await runOperator(['grant', 'ann'], { DATA_DIR: folder });
  expect([code, out]).toEqual([2, '']);
  expect(problem).toMatch(/^Enter an email address, such as ann@example\.com\.\n\nnpm run wickwise -- COMMAND\n/);
  await expect(stat(path.join(folder, 'database'))).rejects.toThrow('ENOENT');
});

test('an unreachable database is reported in one sentence', async () => {
  const variables = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const absent = await runOperator(['user', 'ann@example.com'], variables);
  expect(absent).toMatchObject({ code: 1, problem: expect.stringMatching(/^connect ECONNREFUSED .*\n$/) });
});
