import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Env, parseEnv } from './env.ts';
import { readSite } from './plugins/site.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { startBlock } from './start-block.ts';

/** Tells `npm run seed` where the process is that holds the embedded database. */
const SERVER_FILE = 'server.json';

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const runtime = await createRuntime(env);
  const site = await readSite();
  const app = await buildApp(runtime, site);
  await listen(app, env);
  const serverFile = path.join(env.DATA_DIR, SERVER_FILE);
  await writeFile(serverFile, JSON.stringify({ url: env.publicUrl, port: env.PORT, seedKey: runtime.seedKey }), {
    mode: 0o600,
  });
  console.log(startBlock(runtime, { hasSite: site !== null }));
  closeOnSignal({ app, runtime, serverFile });
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.PORT });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${env.PORT} is taken. Stop what uses it, or choose another: PORT=${env.PORT + 1} npm start`);
  }
}

/** Answers what is under way, then leaves. A second signal leaves at once. */
function closeOnSignal({
  app,
  runtime,
  serverFile,
}: {
  app: FastifyInstance;
  runtime: Runtime;
  serverFile: string;
}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await rm(serverFile, { force: true });
      await app.close();
      await runtime.close();
      process.exit(0);
    });
  }
}

main().catch((error: unknown) => {
  console.error(`Wickwise did not start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
