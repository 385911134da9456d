import { drillCalls } from '@wickwise/contract/drill';
import type { Database } from '../../db/client.ts';
import { createRateLimiter, enforceRateLimit } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareReadCurrentStats } from '../progress/public.ts';
import { readDrill } from './data.ts';
import { answerDrill } from './mutations.ts';
import { answerLimit, TOO_MANY_ANSWERS } from './rules.ts';

interface DrillOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly secret: string;
}

export function drillRoutes(scope: Scope<'everyone'>, { db, clock, secret }: DrillOptions): void {
  const readStats = prepareReadCurrentStats(db);
  registerCall(scope, drillCalls.readDrill, ({ learner, params }) => readDrill(params, { learner, secret }));

  const answers = createRateLimiter(db, answerLimit);
  registerCall(scope, drillCalls.answerDrill, async ({ learner, params, body }) => {
    if (learner !== null) await enforceRateLimit(answers, learner.id, TOO_MANY_ANSWERS);
    return answerDrill({ db, learner, now: clock(), secret, readStats }, { ...params, ...body });
  });
}
