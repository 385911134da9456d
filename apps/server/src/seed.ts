import { FolderInUseError } from './db/embedded-folder.ts';
import { type Env, parseEnv } from './env.ts';
import { DEMONSTRATION_PASSWORD, SEED_PATH, seedDemonstration } from './features/system/demonstration.ts';
import { openLog } from './plugins/log/log.ts';
import { callRunningServer } from './running-server.ts';
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
  const runtime = await createRuntime(env, { log: openLog(env.LOG_LEVEL) });
  try {
    return await seedDemonstration(runtime);
  } finally {
    await runtime.close();
  }
}

async function seedThroughServer(env: Env): Promise<string[]> {
  return ((await callRunningServer(env, SEED_PATH)) as { made: string[] }).made;
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
