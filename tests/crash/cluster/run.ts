import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@wickwise/statistics/random';
import { openDatabase } from '../../../apps/server/src/db/client.ts';
import { insertLearner } from '../../../apps/server/src/db/factories.ts';
import { freePort } from '../../browser/support/free-port.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../../browser/support/server-process.ts';
import { signUp } from '../../simulation/sign-up.ts';
import { type PostgresPair, startPostgresPair } from '../../support/database/postgres-pair.ts';
import { CrashClient } from '../client.ts';
import type { World } from '../world.ts';
import { type ClusterEvidence, gatherEvidence } from './cluster-evidence.ts';
import { arrive, type ClusterLearner, keepWriting } from './cluster-learner.ts';
import { Incidents } from './incidents.ts';
import { startNginx } from './nginx.ts';
import { killPrimary, killProcesses } from './outages.ts';

const PROCESSES = 3;
const SIGN_INS_AT_ONCE = 10;
const AUTH_SECRET = 'a-secret-that-signs-the-sessions-of-a-cluster';

export interface ClusterOptions {
  readonly learners: number;
  readonly seconds: number;
  readonly seed: number;
  /** Whether the machine's nginx stands before the processes; learners call each of them in turn where not. */
  readonly hasProxy: boolean;
  readonly report: (line: string) => void;
}

export interface ClusterResult extends ClusterEvidence {
  readonly acknowledged: number;
  readonly incidents: Incidents;
  readonly losses: readonly string[];
}

/** Three processes on PostgreSQL with a standby, whose parts are killed while learners write. */
export async function crashCluster(options: ClusterOptions): Promise<ClusterResult> {
  const dataDir = await makeDataDir();
  const pair = await startPostgresPair();
  const servers: ServerProcess[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const databases = { DATABASE_URL: pair.url, DATABASE_READ_URL: pair.standbyUrl };
    const settings = { ...databases, PUBLIC_URL: origin, TRUST_PROXY: 'loopback', AUTH_SECRET };
    // Without a proxy, the site's address is that of the first process.
    servers.push(await startServer(dataDir, options.hasProxy ? settings : { ...settings, PORT: String(port) }));
    while (servers.length < PROCESSES) servers.push(await startServer(dataDir, settings));
    if (options.hasProxy) stops.push(await startNginx({ port, ports: servers.map((server) => server.port) }));
    const addresses = options.hasProxy ? [origin] : servers.map(({ url }) => url);
    return await crash({ options, pair, servers, origin, addresses });
  } finally {
    for (const stop of stops) await stop();
    for (const server of servers) await server.kill();
    await pair.remove();
    await removeDataDir(dataDir);
  }
}

export interface Cluster {
  readonly options: ClusterOptions;
  readonly pair: PostgresPair;
  readonly servers: readonly ServerProcess[];
  readonly origin: string;
  readonly addresses: readonly string[];
}

async function crash(cluster: Cluster): Promise<ClusterResult> {
  const { options, pair, origin, addresses } = cluster;
  const world = createWorld(origin, options.seed);
  await addLearners(world, { url: pair.url, count: options.learners });
  const signingIn = new Incidents();
  const learners: ClusterLearner[] = [];
  for (let first = 0; first < options.learners; first += SIGN_INS_AT_ONCE) {
    const places = Array.from({ length: Math.min(SIGN_INS_AT_ONCE, options.learners - first) }, (_, it) => first + it);
    const arrivals = places.map((place) => ({ addresses, incidents: signingIn, email: addressOf(place) }));
    learners.push(...(await Promise.all(arrivals.map((arrival) => arrive(world, arrival)))));
  }
  options.report(`${learners.length} learners have signed in.`);
  const incidents = new Incidents();
  for (const { client } of learners) client.notesIn(incidents);
  await writeUnderKills(cluster, { world, incidents, learners });
  const evidence = await gatherEvidence(world, { url: pair.url, learners });
  return { ...evidence, acknowledged: world.acknowledged, incidents, losses: world.losses };
}

interface Writing {
  readonly world: World;
  readonly incidents: Incidents;
  readonly learners: readonly ClusterLearner[];
}

async function writeUnderKills({ options, pair, servers, addresses }: Cluster, writing: Writing): Promise<void> {
  const { world, incidents, learners } = writing;
  const { report, seconds } = options;
  const used = Promise.all(learners.map((learner) => keepWriting(world, learner)));
  const killed = killProcesses(servers, { world, incidents, report });
  const replaced = killPrimary(pair, { afterMs: (seconds * 1000) / 2, addresses, incidents, report });
  const all = Promise.all([used, killed, replaced]);
  // A failure is reported at the end, and must not end the run early.
  all.catch(() => {});
  await pause(seconds * 1000);
  world.isOver = true;
  await all;
}

function createWorld(origin: string, seed: number): World {
  const gate = { isOpen: Promise.resolve() };
  return { origin, gate, leaving: 0, random: createRandom(seed), isOver: false, acknowledged: 0, paid: [], losses: [] };
}

function addressOf(place: number): string {
  return `learner-${place}@example.com`;
}

/** One signs up as everyone does; the others are stored with the same password, which takes a second each to hash. */
async function addLearners(world: World, { url, count }: { url: string; count: number }): Promise<void> {
  const first = new CrashClient(world);
  await signUp(first, { name: addressOf(0), email: addressOf(0) });
  const { db, run, close } = await openDatabase({ url });
  const { rows } = await run('select password from account where password is not null');
  const passwordHash = (rows as { password: string }[])[0]?.password ?? '';
  for (let place = 1; place < count; place += 1) {
    await insertLearner(db, { email: addressOf(place), name: addressOf(place), passwordHash });
  }
  await close();
}
