import { decisionCalls } from '@wickwise/contract/practice/decision';
import type { Database } from '../../db/client.ts';
import { createRateLimiter, enforceRateLimit } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { recordDecisions } from './mutations.ts';
import { sendLimit, TOO_MANY_DECISIONS } from './rules.ts';

export function decisionRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const sends = createRateLimiter(db, sendLimit);
  registerCall(scope, decisionCalls.recordDecisions, async ({ learner, body }) => {
    await enforceRateLimit(sends, learner.id, TOO_MANY_DECISIONS);
    return recordDecisions({ db, learner, now: clock() }, body);
  });
}
