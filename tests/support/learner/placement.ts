import { randomUUID } from 'node:crypto';
import { type PlacementTry, placementCalls } from '@wickwise/contract/practice/placement';
import { eq } from 'drizzle-orm';
import { placementAnswer } from '../../../apps/server/src/db/schema/placement.ts';
import { toPlacementAnswer } from '../../../apps/server/src/features/placement/public.ts';
import { drawTry } from '../../../apps/server/src/features/placement/rules.ts';
import { call, type TestLearner, type TestServer } from '../server.ts';

/** A whole check, all right except on the given patterns. */
export async function answerPlacement(
  server: TestServer,
  { tryId = randomUUID(), missed = [] }: { tryId?: string; missed?: readonly string[] } = {},
): Promise<PlacementTry> {
  const { secret } = await server.runtime.auth.$context;
  const answers = drawTry(tryId, secret).map(({ id, patternId, correct, choices }) => {
    const wrong = choices.find((choice) => choice.id !== correct)?.id ?? '';
    return { questionId: id, chosen: missed.includes(patternId) ? wrong : correct };
  });
  return { tryId, answers };
}

/** Sends a check; a visitor has no account. */
export async function sendPlacement(server: TestServer, as: TestLearner | null, body: PlacementTry) {
  const { status, body: result } = await call(server, placementCalls.judgePlacement, { as, body });
  if (status !== 200) throw new Error(`The check was refused with ${status}.`);
  return result;
}

/** Everything that a learner answered in checks, as the learner model reads it. */
export async function readPlacementLog(server: TestServer, { id }: Pick<TestLearner, 'id'>) {
  const rows = await server.runtime.db.select().from(placementAnswer).where(eq(placementAnswer.userId, id));
  return rows.map(toPlacementAnswer);
}
