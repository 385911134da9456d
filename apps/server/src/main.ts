import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Env, parseEnv } from './env.ts';
import { readSite } from './plugins/site.ts';
import { leaveContact, removeContact } from './running-server.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { startBlock } from './start-block.ts';

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const runtime = await createRuntime(env);
  const site = await readSite();
  const app = await buildApp(runtime, site);
  await listen(app, env);
  if (env.DATABASE_URL === undefined) await leaveContact(env, runtime.ownerKey);
  console.log(startBlock(runtime, { hasSite: site !== null }));
  closeOnSignal(app, runtime);
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.PORT });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${env.PORT} is taken. Stop what uses it, or choose another: PORT=${env.PORT + 1} npm start`);
  }
}

/** Answers what is under way, then leaves. The same signal may come twice: from the terminal and from npm. */
function closeOnSignal(app: FastifyInstance, runtime: Runtime): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isClosing) return;
      isClosing = true;
      await close(app, runtime);
    });
  }
}

async function close(app: FastifyInstance, runtime: Runtime): Promise<void> {
  await removeContact(runtime.env);
  await app.close();
  await runtime.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(`Wickwise did not start.\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
