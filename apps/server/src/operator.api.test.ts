import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPostgres } from '../../../tests/support/database.ts';
import { createLearner, startTestServer } from '../../../tests/support/server.ts';
import { openEmbeddedFolder } from './db/embedded-folder.ts';
import { leaveContact, removeContact } from './running-server.ts';

const script = path.join(import.meta.dirname, 'operator.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-operator-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as an operator does, in a process of its own. */
async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...variables };
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], out, problem] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, problem };
}

/** Where the database of this test run is, for a process of its own. */
async function whereabouts(): Promise<Record<string, string>> {
  return process.env.TEST_ENGINE === 'postgres' ? { DATABASE_URL: await createPostgres() } : {};
}

/** Each run is a process of its own, which loads the whole server. */
const PATIENCE = { timeout: 120_000 };

test('works on the database itself, and keeps what it did', PATIENCE, async () => {
  const where = await whereabouts();
  const granted = await run(['grant', 'Ann@Example.com'], where);
  expect(granted).toMatchObject({ code: 0, problem: '', out: expect.stringContaining('waits for ann@example.com') });
  const listed = await run(['purchases', 'ann@example.com'], where);
  expect(listed.out).toMatch(/^W-\S+ .* 0\.00 USD .* waits for ann@example\.com\n/);
  expect(listed.out).toContain(`granted    operator:${userInfo().username}`);
  const again = await run(['revoke', 'nobody@example.com'], where);
  expect(again).toMatchObject({
    code: 1,
    out: '',
    problem: expect.stringMatching(/^Nobody here has the address.*\n$/),
  });
});

test('explains wrong usage, and opens nothing', PATIENCE, async () => {
  const { code, out, problem } = await run(['grant', 'ann']);
  expect([code, out]).toEqual([2, '']);
  expect(problem).toMatch(/^Name an e-mail address, such as ann@example\.com\.\n\nnpm run wickwise -- COMMAND EMAIL\n/);
  await expect(stat(path.join(folder, 'database'))).rejects.toThrow('ENOENT');
});

test('tells in a sentence that a database does not answer', PATIENCE, async () => {
  const absent = await run(['user', 'ann@example.com'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(absent).toMatchObject({ code: 1, problem: expect.stringMatching(/^connect ECONNREFUSED .*\n$/) });
});

test('works through a server that holds the database, by a key that only its owner can read', PATIENCE, async () => {
  const server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const held = await openEmbeddedFolder(folder, async (whole) => void (await mkdir(whole)));
  const env = { ...server.runtime.env, DATA_DIR: folder, PORT: port };
  await leaveContact(env, server.runtime.ownerKey);
  expect((await stat(path.join(folder, 'server.json'))).mode & 0o777).toBe(0o600);

  const { email } = await createLearner(server, { role: 'heritage' });
  const production = {
    ...{ NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://wickwise.example' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', PAYMENTS: 'sandbox' },
  };
  expect(await run(['revoke', email], production)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Revoked:/),
  });

  await removeContact(env);
  expect(await run(['user', email])).toMatchObject({
    code: 1,
    problem: expect.stringMatching(/is in use, .* cannot be read\. Run the command as the user that runs the server/),
  });
  held.release();
  await server.close();
});
