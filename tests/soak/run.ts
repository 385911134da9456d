import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@wickwise/statistics/random';
import { freePort } from '../browser/support/free-port.ts';
import { type ServerProcess, startServer } from '../browser/support/server-process.ts';
import { processUsage } from '../support/process-usage.ts';
import { CallFailed, type Site, SoakClient } from './client.ts';
import { Measurements } from './measurements.ts';
import { beginSpan, type Length, type Span } from './span.ts';
import { VISITS } from './visit.ts';

/** A person's pauses, several times faster. */
const THINK_MS = { least: 200, most: 3000 };
/** They arrive one by one: signing up costs the server more than anything after it. */
const ARRIVED_WITHIN_MS = 20_000;
/** How many failed calls end a run: more would say the same. */
const FAILURES = 100;

export interface SoakOptions {
  /** An empty folder for the mailbox, and for the database unless `url` names one. */
  readonly dataDir: string;
  readonly url?: string;
  readonly processes: number;
  /** How many people use the product at once. */
  readonly learners: number;
  /** With a number of visits nobody thinks. */
  readonly length: Length;
  readonly seed: number;
}

export interface SoakResult {
  readonly measurements: Measurements;
  /** Of each process in MB, at the start, in the middle and at the end; empty where the system doesn't say. */
  readonly memory: readonly (readonly number[])[];
  readonly visits: number;
  /** What the servers have printed, and whether one has exited on its own. */
  readonly output: string;
  readonly haveEnded: boolean;
}

/** Lets simulated learners use the product for some time. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const servers: ServerProcess[] = [];
  const span = beginSpan(options.length);
  try {
    await startServers(servers, options);
    return await use(servers, { options, span });
  } finally {
    span.end();
    for (const server of servers) await server.stop();
  }
}

/** Starts processes that serve the site of the first, as behind a proxy. */
async function startServers(servers: ServerProcess[], { dataDir, url, processes, seed }: SoakOptions): Promise<void> {
  const port = await freePort();
  const shared = {
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: `http://localhost:${port}`,
    AUTH_SECRET: `a-secret-that-signs-the-sessions-of-soak-${seed}`,
    ...(url && { DATABASE_URL: url }),
  };
  while (servers.length < processes) {
    servers.push(await startServer(dataDir, { ...shared, ...(servers.length === 0 && { PORT: String(port) }) }));
  }
}

interface Run {
  readonly options: SoakOptions;
  readonly span: Span;
}

async function use(servers: readonly ServerProcess[], { options, span }: Run): Promise<SoakResult> {
  const measurements = new Measurements();
  const urls = servers.map(({ url }) => url);
  const site = { origin: urls[0] ?? '', servers: urls, measurements };
  const start = await memoryOf(servers);
  const middle = span.middle.then(() => memoryOf(servers));
  const places = Array.from({ length: options.learners }, (_, place) => place);
  const visits = await Promise.all(places.map((place) => keepVisiting({ options, span, site, place })));
  span.end();
  const samples = [start, await middle, await memoryOf(servers)];
  const looks = servers.map((server) => server.look());
  return {
    measurements,
    memory: servers.map((_, index) => samples.flatMap((sample) => sample[index] ?? [])),
    visits: visits.reduce((total, count) => total + count, 0),
    output: looks.map(({ output }) => output).join(''),
    haveEnded: looks.some(({ hasEnded }) => hasEnded),
  };
}

async function memoryOf(servers: readonly ServerProcess[]): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  return Promise.all(servers.map(async ({ pid }) => (await processUsage(pid)).residentMegabytes));
}

interface PlaceInput extends Run {
  readonly site: Site;
  readonly place: number;
}

/** One visitor after the other, until the time is over. Returns how many there were. */
async function keepVisiting({ options, site, span, place }: PlaceInput): Promise<number> {
  const random = createRandom(options.seed * options.learners + place);
  const wait = async (milliseconds: number) => {
    if ('visits' in options.length || span.over.aborted) return;
    // It rejects only because the time is over.
    await pause(milliseconds, undefined, { signal: span.over }).catch(() => {});
  };
  const think = () => wait(THINK_MS.least + random() * (THINK_MS.most - THINK_MS.least));
  const isOver = () => span.over.aborted;
  let visits = 0;
  await wait(random() * ARRIVED_WITHIN_MS);
  for (; span.admits(visits); visits += 1) {
    const visit = VISITS[(place + visits) % VISITS.length];
    const email = `learner-${place}-${visits}@example.com`;
    const learner = { client: new SoakClient(site), origin: site.origin, email, random, think, isOver };
    await visit?.(learner).catch(ignoreFailedCall);
    if (site.measurements.failed >= FAILURES) span.end();
  }
  return visits;
}

/** It is recorded: the learner leaves. */
function ignoreFailedCall(error: unknown): void {
  if (!(error instanceof CallFailed)) throw error;
}
