import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderInUseError } from './db/embedded-folder.ts';
import { type Env, parseEnv } from './env.ts';
import {
  DEMONSTRATION_PASSWORD,
  SEED_KEY_HEADER,
  SEED_PATH,
  seedDemonstration,
} from './features/system/demonstration.ts';
import { createRuntime } from './runtime.ts';

/** Fills the database with the demonstration accounts, or asks the running server that holds it to do so. */
async function seed(): Promise<void> {
  const env = parseEnv(process.env);
  if (env.isProduction) throw new Error('Demonstration accounts are not made in production (NODE_ENV=production).');
  const made = await seedHere(env).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return seedThroughServer(env);
    throw error;
  });
  console.log(made.length === 0 ? 'The demonstration accounts are there already.' : `Made ${made.join(', ')}.`);
  console.log(`Their password is ${DEMONSTRATION_PASSWORD}.`);
}

async function seedHere(env: Env): Promise<string[]> {
  const runtime = await createRuntime(env);
  try {
    return await seedDemonstration(runtime);
  } finally {
    await runtime.close();
  }
}

async function seedThroughServer(env: Env): Promise<string[]> {
  const file = path.join(env.DATA_DIR, 'server.json');
  const server = JSON.parse(await readFile(file, 'utf8')) as { url: string; port: number; seedKey: string };
  const response = await fetch(`http://127.0.0.1:${server.port}${SEED_PATH}`, {
    method: 'POST',
    headers: { origin: server.url, [SEED_KEY_HEADER]: server.seedKey },
  });
  if (!response.ok) throw new Error(`The running server answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { made: string[] }).made;
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
