import { mkdir, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeDataDir, removeDataDir } from '#tests/browser/support/server-process.ts';
import { runOperator } from '#tests/support/cli-command.ts';
import { createPostgres } from '#tests/support/database/database.ts';
import { openLog } from '#tests/support/log.ts';
import { createLearner, startTestServer } from '#tests/support/server.ts';
import { openDatabase } from './db/client.ts';
import { openEmbeddedFolder } from './db/embedded-folder.ts';
import { runCommand } from './features/access/run-command.ts';
import { removeContactFile, writeContactFile } from './running-server.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

let folder: string;
beforeEach(async () => {
  folder = await makeDataDir(isPostgres ? undefined : inject('embeddedData'));
});
afterEach(() => removeDataDir(folder));

const run = (args: readonly string[], variables: Record<string, string> = {}) =>
  runOperator(args, { DATA_DIR: folder, ...variables });

test('a command works on the database directly, and its changes persist', async () => {
  const url = isPostgres ? await createPostgres() : undefined;
  const granted = await run(['grant', 'Ann@Example.com'], url === undefined ? {} : { DATABASE_URL: url });
  expect(granted).toMatchObject({
    code: 0,
    out: expect.stringContaining('ann@example.com will get Heritage'),
  });
  const event = { msg: 'security', event: 'operator-command', method: 'grant', outcome: 'succeeded' };
  expect(JSON.parse(granted.problem)).toMatchObject({ ...event, by: userInfo().username });
  expect(granted.problem).not.toContain('example.com');
  const { db, close } = await openDatabase(url === undefined ? { dataDir: folder } : { url });
  const place = { db, log: openLog().log, environment: 'sandbox', now: new Date() } as const;
  const listed = await runCommand(place, { command: 'purchases', email: 'ann@example.com', by: 'ops' });
  expect(listed).toMatch(/^W-\S+ .* 0\.00 USD .* waits for ann@example\.com\n/);
  expect(listed).toContain(`granted    operator:${userInfo().username}`);
  await close();
});

test('a command works through the running server, with a key that only the owner of the data can read', async () => {
  const server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const held = await openEmbeddedFolder(folder, async (whole) => void (await mkdir(whole)));
  const env = { ...server.runtime.env, DATA_DIR: folder, PORT: port };
  await writeContactFile(env, server.runtime.ownerKey);
  expect((await stat(path.join(folder, 'server.json'))).mode & 0o777).toBe(0o600);

  const { email } = await createLearner(server, { role: 'heritage' });
  const production = {
    NODE_ENV: 'production',
    AUTH_SECRET: 's'.repeat(32),
    PUBLIC_URL: 'https://wickwise.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYMENTS: 'sandbox',
  };
  expect(await run(['revoke', email], production)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Revoked:/),
  });

  await removeContactFile(env);
  expect(await run(['user', email])).toMatchObject({
    code: 1,
    problem: expect.stringMatching(/is in use, .* cannot be read\. Run the command as the user that runs the server/),
  });
  held.release();
  await server.close();
});
