import { expect, test } from 'vitest';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server-process.ts';
import { beginSlowUpload } from '#tests/support/browser/slow-upload.ts';
import { createPostgres } from '#tests/support/database/database.ts';

/** How often an impatient operator repeats the signal. */
const IMPATIENCE_MS = 100;

test('a slow upload delays a stop for a few seconds, and a second signal ends it at once', async () => {
  const dataDir = await makeDataDir();
  const variables = { DATABASE_URL: await createPostgres(), LOG_LEVEL: 'warn', HOST: '127.0.0.1' };
  const server = await startServer(dataDir, variables);
  const upload = { port: server.port, origin: server.url };

  await beginSlowUpload(upload);
  // One Ctrl-C may arrive twice.
  void server.signal('SIGINT');
  const stopped = await server.signal('SIGTERM');
  expect(stopped).toMatchObject({ code: 0, output: expect.stringContaining('calls cut off') });

  await server.start();
  await beginSlowUpload(upload);
  const impatient = setInterval(() => void server.signal('SIGTERM'), IMPATIENCE_MS);
  const ended = await server.signal('SIGTERM');
  clearInterval(impatient);
  expect(ended).toMatchObject({ code: 143, output: expect.not.stringContaining('calls cut off') });
  await removeDataDir(dataDir);
});
