import type { FastifyBaseLogger } from 'fastify';
import { postTo } from './delivery/http-webhook.ts';
import { openOwnDatabase } from './own-database.ts';
import { createSandbox } from './sandbox.ts';
import { buildServer } from './server.ts';
import type { Settings } from './settings.ts';

/** These are no secrets: no money moves, and only this machine reaches the sandbox. */
export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
const HOST = '127.0.0.1';

export interface Standalone {
  readonly publicUrl: string;
  close(): Promise<void>;
}

/** Runs a standalone sandbox with its own database, clock and port. */
export async function startStandalone(
  { port, webhookUrl, dataDir }: Omit<Settings, 'logLevel'>,
  log: FastifyBaseLogger,
): Promise<Standalone> {
  const publicUrl = `http://${HOST}:${port}`;
  const database = await openOwnDatabase(dataDir);
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  const merchant = { name: 'Your shop' };
  const sandbox = await createSandbox({ ...keys, db: database.db, clock: () => new Date(), log, merchant, publicUrl });
  const app = buildServer({ sandbox, log });
  const close = async () => {
    await app.close();
    await sandbox.close();
    await database.close();
  };
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    await close();
    throw error;
  }
  if (webhookUrl !== null) sandbox.deliverTo(postTo(webhookUrl));
  return { publicUrl, close };
}
