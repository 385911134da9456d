import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { sandboxAnswer } from '../../../db/schema/sandbox.ts';
import { Refusal } from '../refusal.ts';
import type { ApiAnswer } from './call.ts';

export interface KeyedRequest {
  readonly key: string;
  /** Method and path. */
  readonly path: string;
  /** As it was sent. */
  readonly body: string;
}

const LONGEST_KEY = 255;

/**
 * Acts once per key, however often it is asked. The key is taken in the transaction of the act: who comes at the same
 * time waits for its end, and what fails leaves the key free.
 */
export async function answerOnce(
  db: Database,
  request: KeyedRequest,
  act: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const { key, path } = request;
  if (key.length > LONGEST_KEY) throw idempotencyError(`An idempotency key has at most ${LONGEST_KEY} characters.`);
  const parameters = digestOf(request.body);
  const taken = await db
    .insert(sandboxAnswer)
    .values({ key, path, parameters, status: 0, body: {} })
    .onConflictDoNothing()
    .returning({ key: sandboxAnswer.key });
  if (taken.length === 0) return earlierAnswer(db, { key, path, parameters });
  const answer = await act();
  await db.update(sandboxAnswer).set({ status: answer.status, body: answer.body }).where(eq(sandboxAnswer.key, key));
  return answer;
}

async function earlierAnswer(
  db: Database,
  asked: { key: string; path: string; parameters: string },
): Promise<ApiAnswer> {
  const [earlier] = await db.select().from(sandboxAnswer).where(eq(sandboxAnswer.key, asked.key));
  if (earlier?.path !== asked.path || earlier.parameters !== asked.parameters) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint and with the same parameters they were first used with. Try using a key other than '${asked.key}' if you meant to execute a different request.`,
    );
  }
  return { status: earlier.status, body: earlier.body as object };
}

/** The same for the same parameters, in whatever order they were sent. */
function digestOf(body: string): string {
  const parameters = [...new URLSearchParams(body)].map((pair) => JSON.stringify(pair)).toSorted();
  return createHash('sha256').update(parameters.join('\n')).digest('hex');
}

function idempotencyError(message: string): Refusal {
  return new Refusal(400, { type: 'idempotency_error', message });
}
