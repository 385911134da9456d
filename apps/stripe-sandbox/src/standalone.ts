import type { FastifyBaseLogger } from 'fastify';
import type { WebhookHandler } from './delivery/delivery.ts';
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

const TIMEOUT_MS = 30_000;

/** Posts events to a URL, as Stripe does. It rejects when the webhook cannot be reached; the event is retried. */
function postTo(url: string): WebhookHandler {
  return async ({ body, signature }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  };
}
