import { once } from 'node:events';
import { connect } from 'node:net';
import { completeLessons, createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { lessonCard } from './support/lesson-screens.ts';
import { makeDataDir, removeDataDir, startRefused } from './support/server-process.ts';

test.beforeEach(async ({ page, caller }) => {
  await createAccount(caller);
  await completeLessons(caller, ['doji']);
  await page.goto('/learn');
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
});

test('a second start on the same data is refused and harms nothing', { tag: '@desktop' }, async ({
  page,
  server,
  faults,
}) => {
  const { code, output } = await startRefused(server.dataDir);
  expect(code).toBe(1);
  expect(output).toContain('Wickwise did not start.');
  expect(output).toContain(`Another Wickwise is already running on the data in ${server.dataDir}.`);
  expect(output, 'a sentence, not a stack trace').not.toMatch(/\n\s+at /);

  await page.reload();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  faults.expect('failed ');
  await server.kill();
  await server.start();
  await page.reload();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
});

test('a start on a taken port says which one and how to choose another', { tag: '@desktop' }, async ({ server }) => {
  const { port } = server;
  const other = await makeDataDir();
  const { code, output } = await startRefused(other, { PORT: String(port) });
  await removeDataDir(other);
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken.`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
});

test('the server stops at once although a browser is open, and comes back with everything', {
  tag: '@desktop',
}, async ({ page, server, faults }) => {
  // What the page asks for while the server stops is refused, or not answered at all.
  for (const fault of ['failed ', '503 GET ']) faults.expect(fault);
  // Browsers open connections ahead of need, and say nothing on them.
  const silent = connect(server.port, 'localhost');
  await once(silent, 'connect');
  const begun = Date.now();
  await server.stop();
  expect(Date.now() - begun, 'milliseconds to stop').toBeLessThan(10_000);
  silent.destroy();
  await server.start();
  await page.reload();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
});
