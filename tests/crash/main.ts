import { parseArgs } from 'node:util';
import { makeDataDir, removeDataDir } from '../browser/support/server-process.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { describeCluster, hasFailed } from './cluster/report.ts';
import { crashCluster } from './cluster/run.ts';
import { type CrashResult, crashRepeatedly, inSeconds } from './run.ts';

const ENGINES = ['embedded', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];

const options = {
  kills: { type: 'string', default: '20' },
  engine: { type: 'string' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  cluster: { type: 'boolean', default: false },
  learners: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '120' },
} as const;
const given = parseArgs({ options }).values;

interface Settings {
  readonly engines: readonly Engine[];
  readonly kills: number;
  readonly seed: number;
}

function readSettings(): Settings {
  const { kills, engine, seed } = given;
  const engines = ENGINES.filter((name) => engine === undefined || name === engine);
  if (engines.length === 0) throw new Error(`--engine=${engine} is none of: ${ENGINES.join(', ')}.`);
  if (!(Number(kills) >= 1)) throw new Error(`--kills=${kills} is no number of kills.`);
  return { engines, kills: Number(kills), seed: Number(seed) };
}

async function crash(engine: Engine, { kills, seed }: Settings): Promise<CrashResult> {
  console.log(`${engine}: ${kills} kills, --seed=${seed}`);
  const dataDir = await makeDataDir();
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const url = postgres && { url: `${postgres.url}/postgres` };
    return await crashRepeatedly({ dataDir, ...url, kills, seed, report: (line) => console.log(`  ${line}`) });
  } finally {
    await postgres?.remove();
    await removeDataDir(dataDir);
  }
}

function summarize(engine: Engine, { starts, losses, ...counts }: CrashResult): string {
  const { acknowledged, learners, purchases, receipts, settledAfter } = counts;
  const sorted = starts.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [
    `${engine}: ${starts.length} of ${starts.length} starts opened, in ${inSeconds(median)} (median) to ${inSeconds(longest)}.`,
    `  ${acknowledged} writes acknowledged to ${learners} learners and their guests: ${losses.length} losses.`,
    `  ${purchases} purchases, ${receipts} receipts, all settled ${inSeconds(settledAfter)} after the last write.`,
    ...losses.map((loss) => `  LOST: ${loss}`),
  ].join('\n');
}

async function crashEngines(settings: Settings): Promise<void> {
  const summaries: string[] = [];
  for (const engine of settings.engines) {
    const result = await crash(engine, settings);
    summaries.push(summarize(engine, result));
    if (result.losses.length > 0) process.exitCode = 1;
  }
  console.log(`\n${summaries.join('\n')}`);
}

/** Needs Debian's `nginx`. */
async function crashTogether({ seed }: Settings): Promise<void> {
  const [learners, seconds] = [Number(given.learners), Number(given.seconds)];
  console.log(`cluster: --learners=${learners} --seconds=${seconds} --seed=${seed}`);
  const report = (line: string) => console.log(`  ${line}`);
  const cluster = { learners, seconds, seed, hasProxy: true, report };
  const result = await crashCluster(cluster);
  console.log(`\n${describeCluster(result, cluster)}`);
  if (hasFailed(result)) process.exitCode = 1;
}

await (given.cluster ? crashTogether : crashEngines)(readSettings());
