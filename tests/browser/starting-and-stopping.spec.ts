import { once } from 'node:events';
import { connect } from 'node:net';
import { demonstration, signIn } from './support/accounts.ts';
import { expect, testWithOwnServer as test } from './support/fixtures.ts';
import { lessonCard } from './support/lesson-screens.ts';
import { makeDataDir, removeDataDir, startRefused } from './support/server-process.ts';

test('a server refuses a second one, stops at once although a browser is open, and restarts with all its data', {
  tag: '@long',
}, async ({ page, caller, server, faults }) => {
  await signIn(caller, demonstration.genesis);
  await page.goto('/learn');
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  await test.step('a second start on the same data is refused with a reason, and harms nothing', async () => {
    const { code, output } = await startRefused(server.dataDir);
    expect(code).toBe(1);
    expect(output).toContain('Wickwise did not start.');
    expect(output).toContain(`Another Wickwise is already running on the data in ${server.dataDir}.`);
    expect(output, 'a sentence, not a stack trace').not.toMatch(/\n\s+at /);
    await page.reload();
    await expect(lessonCard(page, 'Doji')).toContainText('Done');
  });
  await test.step('a start on a taken port says which one and how to choose another', async () => {
    const { port } = server;
    const other = await makeDataDir(process.env.PREPARED_DATA_DIR);
    const { code, output } = await startRefused(other, { PORT: String(port) });
    await removeDataDir(other);
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken.`);
    expect(output).toContain(`PORT=${port + 1} npm start`);
  });
  await test.step('a stop waits neither for an open page nor for a silent connection', async () => {
    // What the page requests while the server stops is rejected, or gets no response.
    for (const fault of ['failed ', '503 GET ']) faults.expect(fault);
    // Browsers open connections ahead of need, and say nothing on them.
    const silent = connect(server.port, 'localhost');
    await once(silent, 'connect');
    const begun = Date.now();
    await server.stop();
    expect(Date.now() - begun, 'milliseconds to stop').toBeLessThan(10_000);
    silent.destroy();
  });
  await server.start();
  await page.reload();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
});
