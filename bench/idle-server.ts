import { setTimeout as pause } from 'node:timers/promises';
import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { processUsage } from '../tests/support/process-usage.ts';

const SETTLE_MS = 10_000;
const IDLE_SECONDS = 60;

/** How long the embedded product takes to start, and what it uses while it receives no requests. */
export async function measureIdle(): Promise<void> {
  const dataDir = await makeDataDir();
  const [server, first] = await timed(() => startServer(dataDir));
  try {
    await server.stop();
    const [, again] = await timed(server.start);
    const { share, megabytes } = await idleUsage(server.pid);
    console.log('\nOn the embedded database');
    console.log(`  start: ${first} s on a new folder, ${again} s on one that is there`);
    console.log(`  idle: ${share.toFixed(2)}% of a core (at most 0.50%), ${megabytes} MB (at most 450 MB)`);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

async function timed<T>(run: () => Promise<T>): Promise<[T, string]> {
  const begun = performance.now();
  const result = await run();
  return [result, ((performance.now() - begun) / 1000).toFixed(1)];
}

async function idleUsage(pid: number): Promise<{ share: number; megabytes: number }> {
  await pause(SETTLE_MS);
  const before = await processUsage(pid);
  await pause(IDLE_SECONDS * 1000);
  const after = await processUsage(pid);
  const share = ((after.cpuSeconds - before.cpuSeconds) / IDLE_SECONDS) * 100;
  return { share, megabytes: after.residentMegabytes };
}
