import { cpus, loadavg } from 'node:os';
import pg from 'pg';

/** Something whose speed is compared: `run` handles `candles` candles. */
export interface Contestant {
  readonly name: string;
  readonly candles: number;
  readonly run: () => unknown;
}

export interface Speed {
  readonly name: string;
  /** Candles per second of processor time in each round. */
  readonly rounds: readonly number[];
}

/** Runs before the first round, until the engine has compiled what it will. */
const WARM_UPS = 5;

/** Runs the contestants in turn, round after round, so that a machine's drifting speed affects all alike. */
export function race(contestants: readonly Contestant[], rounds: number): Speed[] {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) for (const { run } of contestants) run();
  const speeds = contestants.map(({ name }) => ({ name, rounds: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [place, contestant] of contestants.entries()) speeds[place]?.rounds.push(measure(contestant));
  }
  return speeds;
}

/** Processor time, which excludes other programs on the machine. */
function measure({ candles, run }: Contestant): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return candles / ((user + system) / 1e6);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The median over rounds of one speed divided by another in the same round. */
export function ratio(speed: Speed, against: Speed): number {
  return median(speed.rounds.map((value, round) => value / (against.rounds[round] ?? Number.NaN)));
}

/** With the load before the benchmark, since what else runs on the machine makes its figures noisy. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `Node ${process.version}, ${cpus().length} × ${processor}, load ${loadavg()[0]?.toFixed(1)}`;
}

export async function describePostgres(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0]?.server_version}`;
}
