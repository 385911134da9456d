import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sandboxAnswer } from '../db/schema.ts';
import { StripeError } from '../stripe-error.ts';
import type { ApiResponse } from './endpoint.ts';

export interface IdempotentRequest {
  readonly key: string;
  /** Method and path. */
  readonly path: string;
  /** As it was sent. */
  readonly body: string;
}

const MAX_KEY_LENGTH = 255;

/**
 * Handles a request once per key, however often it is retried. The key is inserted in the request's own transaction: a
 * concurrent retry waits for it to end, and a request that fails leaves the key free.
 */
export async function withIdempotencyKey(
  db: Database,
  request: IdempotentRequest,
  handle: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { key, path } = request;
  if (key.length > MAX_KEY_LENGTH)
    throw idempotencyError(`An idempotency key has at most ${MAX_KEY_LENGTH} characters.`);
  const parameters = digestOf(request.body);
  const inserted = await db
    .insert(sandboxAnswer)
    .values({ key, path, parameters, status: 0, body: {} })
    .onConflictDoNothing()
    .returning({ key: sandboxAnswer.key });
  if (inserted.length === 0) return savedResponse(db, { key, path, parameters });
  const response = await handle();
  await db
    .update(sandboxAnswer)
    .set({ status: response.status, body: response.body })
    .where(eq(sandboxAnswer.key, key));
  return response;
}

async function savedResponse(
  db: Database,
  retry: { key: string; path: string; parameters: string },
): Promise<ApiResponse> {
  const [saved] = await db.select().from(sandboxAnswer).where(eq(sandboxAnswer.key, retry.key));
  if (saved?.path !== retry.path || saved.parameters !== retry.parameters) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first used with. Try using a key other than '${retry.key}' if you meant to execute a different request.`,
    );
  }
  return { status: saved.status, body: saved.body as object, isReplayed: true };
}

/** A digest of the parameters that does not depend on their order. */
function digestOf(body: string): string {
  const parameters = [...new URLSearchParams(body)].map((pair) => JSON.stringify(pair)).toSorted();
  return createHash('sha256').update(parameters.join('\n')).digest('hex');
}

function idempotencyError(message: string): StripeError {
  return new StripeError(400, { type: 'idempotency_error', message });
}
