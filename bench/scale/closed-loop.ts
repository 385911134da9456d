import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../../tests/browser/support/server-process.ts';
import { processUsage } from '../../tests/support/process-usage.ts';
import { SECRET } from '../product.ts';
import { type Answered, visitAgain } from './visits.ts';

const PROCESSES = 2;
const WARM_UP_MS = 20_000;
const MEASURED_MS = 30_000;
/** The budget of each call. */
export const P99_MS = 100;
/** Beyond this the rest would be no faster. */
const GIVE_UP_MS = 1000;
/** How many learners are there at once, one level after another until one is too many. */
const LEVELS = [50, 100, 200, 300, 400, 600, 800, 1200, 1600];

export interface CallTimes {
  readonly call: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Level {
  readonly learners: number;
  readonly callsPerSecond: number;
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
  /** Seconds of processor time for each second: of the app's processes, PostgreSQL, and this one, which makes the calls. */
  readonly serverCpus: number;
  readonly databaseCpus: number;
  readonly clientCpus: number;
  readonly calls: readonly CallTimes[];
}

interface MeasuredDatabase {
  readonly databaseUrl: string;
  /** Of what the processes connect to. */
  readonly pooledUrl: string;
}

/** Visits by ever more learners to processes that share a database, up to the first level that fails or takes a second. */
export async function measureLevels(
  { databaseUrl, pooledUrl }: MeasuredDatabase,
  tokens: readonly string[],
): Promise<Level[]> {
  const cookies = tokens.map(cookieOf);
  return withProcesses(pooledUrl, async (servers) => {
    const levels: Level[] = [];
    for (const learners of LEVELS) {
      const level = await measureLevel({ databaseUrl, servers, cookies: cookies.slice(0, learners) });
      levels.push(level);
      console.log(describeLevel(level));
      if (level.errors > 0 || level.p99 > GIVE_UP_MS) break;
    }
    return levels;
  });
}

export function isHeld({ errors, p99 }: Level): boolean {
  return errors === 0 && p99 < P99_MS;
}

function describeLevel({ learners, callsPerSecond, errors, p50, p99, serverCpus }: Level): string {
  const speed = `${callsPerSecond.toFixed(0)} calls/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return `  ${learners} learners: ${speed}, ${errors} errors, servers use ${serverCpus.toFixed(2)} processors`;
}

/** As the server signs them. */
export function cookieOf(token: string): string {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `wickwise.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

async function withProcesses<T>(
  databaseUrl: string,
  run: (servers: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback', AUTH_SECRET: SECRET };
  const started: ServerProcess[] = [];
  try {
    for (let count = 0; count < PROCESSES; count++) started.push(await startServer(await makeDataDir(), settings));
    return await run(started);
  } finally {
    for (const server of started) {
      await server.stop();
      await removeDataDir(server.dataDir);
    }
  }
}

interface LevelInput {
  readonly databaseUrl: string;
  readonly servers: readonly ServerProcess[];
  readonly cookies: readonly string[];
}

async function measureLevel({ databaseUrl, servers, cookies }: LevelInput): Promise<Level> {
  const answers: Answered[] = [];
  let isMeasuring = false;
  const stop = new AbortController();
  const urls = servers.map(({ url }) => url);
  const report = (answered: Answered) => void (isMeasuring && answers.push(answered));
  const visits = Promise.all(
    cookies.map((cookie, place) => visitAgain({ urls, cookie, place, report, signal: stop.signal })),
  );
  const passing = (ms: number) => Promise.race([pause(ms), visits]);
  try {
    await passing(WARM_UP_MS);
    const before = await cpuSeconds(databaseUrl, servers);
    isMeasuring = true;
    await passing(MEASURED_MS);
    isMeasuring = false;
    return toLevel(cookies.length, answers, await cpuSince(before, { databaseUrl, servers }));
  } finally {
    stop.abort();
    await visits;
  }
}

type Cpus = Pick<Level, 'serverCpus' | 'databaseCpus' | 'clientCpus'>;

function toLevel(learners: number, answers: readonly Answered[], cpus: Cpus): Level {
  return {
    learners,
    callsPerSecond: answers.length / (MEASURED_MS / 1000),
    errors: answers.filter(({ ok }) => !ok).length,
    ...timesOf(answers),
    ...cpus,
    calls: [...Map.groupBy(answers, ({ call }) => call)]
      .map(([call, own]) => ({ call, count: own.length, ...timesOf(own) }))
      .sort((one, other) => other.count - one.count),
  };
}

/** Seconds of processor time so far. */
interface CpuSeconds {
  readonly servers: number;
  /** Of each connection to the database, by its process: which is on this machine too. */
  readonly database: ReadonlyMap<number, number>;
  readonly client: number;
}

async function cpuSeconds(databaseUrl: string, servers: readonly ServerProcess[]): Promise<CpuSeconds> {
  const usages = await Promise.all(servers.map(({ pid }) => processUsage(pid)));
  const { user, system } = process.cpuUsage();
  return {
    servers: usages.reduce((sum, usage) => sum + usage.cpuSeconds, 0),
    database: await databaseSeconds(databaseUrl),
    client: (user + system) / 1e6,
  };
}

async function databaseSeconds(databaseUrl: string): Promise<Map<number, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    const usages = await Promise.allSettled(rows.map(({ pid }) => processUsage(pid)));
    // One that ended between the two has used nothing that counts.
    return new Map(
      rows.flatMap(({ pid }, place): [number, number][] => {
        const usage = usages[place];
        return usage?.status === 'fulfilled' ? [[pid, usage.value.cpuSeconds]] : [];
      }),
    );
  } finally {
    await client.end();
  }
}

async function cpuSince(before: CpuSeconds, { databaseUrl, servers }: Omit<LevelInput, 'cookies'>): Promise<Cpus> {
  const after = await cpuSeconds(databaseUrl, servers);
  const database = [...after.database].map(([pid, seconds]) => seconds - (before.database.get(pid) ?? 0));
  const seconds = MEASURED_MS / 1000;
  return {
    serverCpus: (after.servers - before.servers) / seconds,
    databaseCpus: database.reduce((sum, used) => sum + used, 0) / seconds,
    clientCpus: (after.client - before.client) / seconds,
  };
}

function timesOf(answers: readonly Answered[]): { p50: number; p99: number } {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
