import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@wickwise/statistics/random';
import { type ServerProcess, startServer } from '../browser/support/server-process.ts';
import { inspect } from './inspection.ts';
import { type CrashLearner, checkLearner, keepLearning } from './learner.ts';
import { keepBuying } from './payment.ts';
import type { World } from './world.ts';

const LEARNERS_AT_ONCE = 3;
/** The kill comes while work is in progress: after up to this many acknowledged writes, and up to this much later. */
const KILL_AFTER = { writes: 40, milliseconds: 100 };
/** The timeout for those on a busy machine. */
const BUSY_WITHIN_MS = 60_000;
const LOOK_FOR_WRITES_MS = 5;
/** Long enough for a heartbeat to lapse and for an event whose delivery was cut off to come again. */
const SETTLED_WITHIN_MS = 240_000;
const POLL_INTERVAL_MS = 3000;

export interface CrashOptions {
  /** An empty folder for the mailbox, and for the database unless `url` names one. */
  readonly dataDir: string;
  readonly url?: string;
  readonly kills: number;
  readonly seed: number;
  /** The share of buyers who never come back from paying: what they leave takes a minute to settle. */
  readonly leaving?: number;
  /** Called while the server is down. */
  readonly onKilled?: () => Promise<void>;
  readonly report: (line: string) => void;
}

export interface CrashResult {
  readonly acknowledged: number;
  readonly learners: number;
  readonly purchases: number;
  readonly receipts: number;
  /** Milliseconds of each start. */
  readonly starts: readonly number[];
  /** Milliseconds from the end of all traffic until nothing was in progress. */
  readonly settledAfter: number;
  readonly losses: readonly string[];
}

/** Kills a server again and again while it is used, and looks each time for what it has lost. */
export async function crashRepeatedly(options: CrashOptions): Promise<CrashResult> {
  const { dataDir, url, kills, seed } = options;
  const server = await startServer(dataDir, { TRUST_PROXY: 'loopback', ...(url && { DATABASE_URL: url }) });
  try {
    const gate = createGate();
    const world: World = {
      origin: server.url,
      gate,
      leaving: options.leaving ?? 0.2,
      random: createRandom(seed),
      isOver: false,
      acknowledged: 0,
      paid: [],
      losses: [],
    };
    const learners: CrashLearner[] = [];
    const users = [...Array.from({ length: LEARNERS_AT_ONCE }, () => keepLearning(world, learners)), keepBuying(world)];
    // A failure is reported at the end, and must not end the run early.
    const used = Promise.all(users);
    used.catch(() => {});
    const starts: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      starts.push(await killOnce({ ...options, server, world, gate, learners, kill }));
    }
    world.isOver = true;
    await used;
    const { inspection, settledAfter } = await settle({ ...options, server, world, learners });
    const { purchases, receipts, wrong, unsettled } = inspection;
    const losses = [...world.losses, ...wrong, ...unsettled];
    const { acknowledged } = world;
    return { acknowledged, learners: learners.length, purchases, receipts, starts, settledAfter, losses };
  } finally {
    await server.kill();
  }
}

interface KillInput extends CrashOptions {
  readonly server: ServerProcess;
  readonly world: World;
  readonly gate: ReturnType<typeof createGate>;
  readonly learners: readonly CrashLearner[];
  readonly kill: number;
}

/** Returns how many milliseconds the server took to open again. */
async function killOnce(killing: KillInput): Promise<number> {
  const { server, world, gate, learners, kill, report, onKilled } = killing;
  const [before, lost] = [world.acknowledged, world.losses.length];
  await awaitTraffic(world);
  const writes = world.acknowledged - before;
  const { hasEnded, output } = server.look();
  if (hasEnded) world.losses.push(`The server has exited on its own. ${output}`);
  gate.close();
  await server.kill();
  await onKilled?.();
  const begun = performance.now();
  await server.start();
  const opened = performance.now() - begun;
  for (const learner of learners) await checkLearner(world, learner);
  gate.open();
  const losses = world.losses.slice(lost);
  const outcome = losses.length === 0 ? 'nothing lost' : `LOST: ${losses.join(' ')}`;
  report(`kill ${kill}: ${writes} writes acknowledged, opened in ${inSeconds(opened)}, ${outcome}`);
  return opened;
}

async function awaitTraffic(world: World): Promise<void> {
  const enough = world.acknowledged + Math.ceil(world.random() * KILL_AFTER.writes);
  const deadline = performance.now() + BUSY_WITHIN_MS;
  while (world.acknowledged < enough && performance.now() < deadline) await pause(LOOK_FOR_WRITES_MS);
  if (world.acknowledged < enough) world.losses.push('The server has stopped to acknowledge anything.');
  await pause(world.random() * KILL_AFTER.milliseconds);
}

interface SettleInput extends CrashOptions {
  readonly server: ServerProcess;
  readonly world: World;
  readonly learners: readonly CrashLearner[];
}

/** Waits until nothing is in progress, for as long as that may take. */
async function settle({ server, world, learners, dataDir, url }: SettleInput) {
  const begun = performance.now();
  const evidence = {
    where: url === undefined ? { dataDir } : { url },
    mailFolder: path.join(dataDir, 'mail'),
    world,
    learners,
  };
  const isEmbedded = url === undefined;
  for (;;) {
    if (isEmbedded) await server.stop();
    const inspection = await inspect(evidence);
    const settledAfter = performance.now() - begun;
    if (inspection.unsettled.length === 0 || settledAfter > SETTLED_WITHIN_MS) return { inspection, settledAfter };
    if (isEmbedded) await server.start();
    await pause(POLL_INTERVAL_MS);
  }
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function createGate() {
  let { promise, resolve } = Promise.withResolvers<void>();
  resolve();
  return {
    get isOpen() {
      return promise;
    },
    close: () => {
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
    open: () => resolve(),
  };
}
