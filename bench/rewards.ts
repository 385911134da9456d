// Learning events on PostgreSQL against pgbench running the same statements, and one learner's reads with a thousand and
// with a million learners stored: ratios from one run.
import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { createDatabase } from '../tests/support/create-database.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { addActive, addLearners, cookiesOf } from './bulk-learners.ts';
import { captureEvent, runPgbench } from './captured-statements.ts';
import { type Load, measure } from './load.ts';
import { describeMachine, median } from './rounds.ts';
import { signInSeeded } from './seeded-learner.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 10;
/** Learners whose events come in, so that few wait for each other. */
const ACTIVE = 500;
const FEW = 1_000;
const MANY = 1_000_000;
const SECRET = 'a-secret-that-signs-the-sessions-of-this-benchmark';

const READS = [
  ...['/api/stats', '/api/progress', '/api/progress/calendar', '/api/progress/week'],
  ...['/api/badges/user', '/api/badges/progress', '/api/celebrations?unviewedOnly=true', '/api/rewards/ledger'],
  ...['/api/analytics/weak-areas', '/api/analytics/sessions'],
];

async function measureEvents({ databaseUrl, url }: { databaseUrl: string; url: string }): Promise<void> {
  const event = await captureEvent(databaseUrl);
  // The product's learners and those of pgbench are different ones with equally long histories.
  await addActive(databaseUrl, 2 * ACTIVE);
  const cookies = cookiesOf({ count: ACTIVE, secret: SECRET });
  const learners = { from: ACTIVE + 1, to: 2 * ACTIVE };
  const load: Load = { name: 'learning event', url: url + event.path, cookies, method: 'POST', body: event.body };
  const rounds = { product: [] as number[], pgbench: [] as number[] };
  await measure(load, { seconds: SECONDS, connections: CONNECTIONS });
  for (let round = 0; round < ROUNDS; round++) {
    rounds.product.push(await measure(load, { seconds: SECONDS, connections: CONNECTIONS }));
    rounds.pgbench.push(await runPgbench(databaseUrl, event, { seconds: SECONDS, clients: CONNECTIONS, learners }));
  }
  const ratio = median(rounds.product.map((speed, round) => speed / (rounds.pgbench[round] ?? Number.NaN)));
  console.log(`\nA quiz with answers, ${event.statements.length} statements, ${CONNECTIONS} connections`);
  print('the product', rounds.product);
  print('pgbench, the same statements', rounds.pgbench);
  console.log(`  ${ratio.toFixed(2)} × (budget 0.60 ×)`);
}

interface Reader {
  readonly url: string;
  readonly cookie: string;
}

/** In turn, round after round, so that a machine whose speed drifts is the same for both. */
async function compareReads(few: Reader, many: Reader): Promise<void> {
  console.log(`\nOne learner's reads, time with ${count(MANY)} learners against ${count(FEW)}`);
  for (const path of READS) {
    const rounds = { few: [] as number[], many: [] as number[] };
    for (const reader of [few, many]) await read(reader, path);
    for (let round = 0; round < ROUNDS; round++) {
      rounds.few.push(await read(few, path));
      rounds.many.push(await read(many, path));
    }
    const ratio = median(rounds.few.map((speed, round) => speed / (rounds.many[round] ?? Number.NaN)));
    const speeds = `${median(rounds.few).toFixed(0).padStart(6)} and ${median(rounds.many).toFixed(0).padStart(6)} answers/s`;
    console.log(`  ${path.padEnd(38)} ${speeds}  ${ratio.toFixed(2)} × (budget 1.30 ×)`);
  }
}

function read({ url, cookie }: Reader, path: string): Promise<number> {
  const load: Load = { name: path, url: url + path, cookies: [cookie], method: 'GET' };
  return measure(load, { seconds: 1, connections: CONNECTIONS });
}

function count(learners: number): string {
  return learners.toLocaleString('en');
}

function print(name: string, rounds: readonly number[]): void {
  console.log(`  ${name.padEnd(30)} ${median(rounds).toFixed(0).padStart(6)} events/s`);
}

/** A server on a database of its own, with the demonstration accounts. */
async function startOn(name: string) {
  const databaseUrl = await createDatabase({ server: postgres.url, name });
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    AUTH_SECRET: SECRET,
  });
  const cookie = await signInSeeded({ server, databaseUrl });
  const stop = async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
  return { databaseUrl, url: server.url, cookie, stop };
}

console.log(describeMachine());
const postgres = await startPostgres();
try {
  const few = await startOn('few');
  await measureEvents(few);
  await addLearners(few.databaseUrl, { from: 1, to: FEW });
  const many = await startOn('many');
  await addLearners(many.databaseUrl, { from: 1, to: MANY });
  await compareReads(few, many);
  await many.stop();
  await few.stop();
} finally {
  await postgres.remove();
}
