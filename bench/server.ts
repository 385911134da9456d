// Signed-in reads on PostgreSQL against one prepared SELECT by primary key through bare Fastify: ratios from one run.
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startBareServer } from './bare-server.ts';
import { processUsage } from './process-usage.ts';
import { describeMachine, median } from './rounds.ts';
import { signInSeeded } from './seeded-learner.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 10;
const READS = ['/api/auth/user', '/api/progress', '/api/stats', '/api/subscription/info'];
const IDLE_SECONDS = 60;

interface Read {
  readonly name: string;
  readonly url: string;
  readonly cookie: string;
}

/** The product limits calls by address, so the load comes from many, by way of a proxy that it trusts. */
const ADDRESSES = 4096;
let calls = 0;
function nextAddress(): string {
  calls = (calls + 1) % ADDRESSES;
  return `10.0.${calls >> 8}.${calls & 255}`;
}

/** Responses per second. Any other status is an error, because rejections are fast. */
async function measure({ name, url, cookie }: Read, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({ ...request, headers: { cookie, 'x-forwarded-for': nextAddress() } }),
      },
    ],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx + result.errors} calls failed.`);
  return result['2xx'] / result.duration;
}

async function measureReads(): Promise<void> {
  const postgres = await startPostgres();
  const dataDir = await makeDataDir();
  const databaseUrl = `${postgres.url}/postgres`;
  const server = await startServer(dataDir, { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' });
  const cookie = await signInSeeded({ server, databaseUrl });
  const bare = await startBareServer(databaseUrl);
  const reads = READS.map((path) => ({ name: path, url: server.url + path, cookie }));
  const contestants = [{ name: 'one SELECT, bare Fastify', url: bare.url, cookie }, ...reads];
  try {
    printReads(await raceReads(contestants));
  } finally {
    await bare.close();
    await server.stop();
    await removeDataDir(dataDir);
    await postgres.remove();
  }
}

/** In turn, round after round, so that a machine whose speed drifts is the same for all. */
async function raceReads(contestants: readonly Read[]): Promise<{ name: string; rounds: number[] }[]> {
  for (const contestant of contestants) await measure(contestant, 3);
  const speeds = contestants.map(({ name }) => ({ name, rounds: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, contestant] of contestants.entries()) {
      speeds[place]?.rounds.push(await measure(contestant, SECONDS));
    }
  }
  return speeds;
}

function printReads(speeds: readonly { name: string; rounds: number[] }[]): void {
  const [bare] = speeds;
  console.log(`\nSigned-in reads on PostgreSQL, ${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds`);
  for (const { name, rounds } of speeds) {
    const ratio = median(rounds.map((speed, round) => speed / (bare?.rounds[round] ?? Number.NaN)));
    console.log(`  ${name.padEnd(26)} ${median(rounds).toFixed(0).padStart(6)} answers/s  ${ratio.toFixed(2)} ×`);
  }
}

async function measureIdle(): Promise<void> {
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir);
  try {
    await pause(10_000);
    const before = await processUsage(server.pid);
    await pause(IDLE_SECONDS * 1000);
    const after = await processUsage(server.pid);
    const share = ((after.cpuSeconds - before.cpuSeconds) / IDLE_SECONDS) * 100;
    console.log(`\nIdle on the embedded database: ${share.toFixed(2)} % of a core, ${after.residentMegabytes} MB`);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}

console.log(describeMachine());
await measureReads();
await measureIdle();
