import { parseArgs } from 'node:util';
import { makeDataDir, removeDataDir } from '../browser/support/server-process.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { describeSoak, hasFailed } from './report.ts';
import { type SoakResult, soak } from './run.ts';

const ENGINES = ['embedded', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];

const options = {
  learners: { type: 'string', default: '50' },
  minutes: { type: 'string', default: '5' },
  engine: { type: 'string' },
  processes: { type: 'string', default: '1' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
} as const;

interface Settings {
  readonly engines: readonly Engine[];
  readonly learners: number;
  readonly minutes: number;
  readonly processes: number;
  readonly seed: number;
}

function readSettings(): Settings {
  const { engine, ...given } = parseArgs({ options }).values;
  const processes = readCount('processes', given.processes);
  // One process holds the embedded database.
  const possible = processes > 1 ? (['postgres'] as const) : ENGINES;
  const engines = possible.filter((name) => engine === undefined || name === engine);
  if (engines.length === 0) throw new Error(`--engine=${engine} is none of: ${possible.join(', ')}.`);
  const [learners, seed] = [readCount('learners', given.learners), readCount('seed', given.seed)];
  const minutes = Number(given.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes=${given.minutes} is no number of minutes.`);
  return { engines, learners, minutes, processes, seed };
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!(Number.isSafeInteger(count) && count > 0)) throw new Error(`--${name}=${text} is no whole number from 1.`);
  return count;
}

async function soakOn(engine: Engine, { learners, minutes, processes, seed }: Settings): Promise<SoakResult> {
  console.log(`\n${engine}: ${learners} learners, ${minutes} minutes, --processes=${processes} --seed=${seed}`);
  const dataDir = await makeDataDir();
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  try {
    const url = postgres && { url: `${postgres.url}/postgres` };
    return await soak({ dataDir, ...url, processes, learners, length: { minutes }, seed });
  } finally {
    await postgres?.remove();
    await removeDataDir(dataDir);
  }
}

const settings = readSettings();
for (const engine of settings.engines) {
  const result = await soakOn(engine, settings);
  console.log(describeSoak(result));
  if (hasFailed(result)) process.exitCode = 1;
}
