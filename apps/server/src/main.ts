import { Session } from 'node:inspector/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Env, parseEnv } from './env.ts';
import { openLog } from './plugins/log/log.ts';
import { readSite } from './plugins/site.ts';
import { removeContactFile, writeContactFile } from './running-server.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { shutDownOnSignal } from './shutdown.ts';
import { startupBanner } from './startup-banner.ts';
import { stopTracing } from './tracing.ts';

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const runtime = await createRuntime(env, { log: openLog(env.LOG_LEVEL) });
  const site = await readSite();
  const app = await buildApp(runtime, site);
  await app.ready();
  await collectGarbage();
  await listen(app, env);
  if (env.DATABASE_URL === undefined) await writeContactFile(env, runtime.ownerKey);
  console.log(startupBanner(runtime, { hasSite: site !== null }));
  shutDownOnSignal({ close: () => close(app, runtime), log: runtime.log });
}

/**
 * Frees what the start has left behind, some 150 MB: V8 collects garbage only under memory pressure, and an idle server
 * never gets there.
 */
async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.PORT });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${env.PORT} is taken. Stop what uses it, or choose another: PORT=${env.PORT + 1} npm start`);
  }
}

async function close(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await removeContactFile(runtime.env);
  await app.close();
  await runtime.close();
  await stopTracing();
}

main().catch((error: unknown) => {
  console.error(`Wickwise did not start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
