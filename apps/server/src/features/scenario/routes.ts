import { scenarioCalls } from '@wickwise/contract/scenario';
import type { Database } from '../../db/client.ts';
import { prepareResponse, sendPrepared } from '../../plugins/prepared-response.ts';
import { createRateLimiter, enforceRateLimit } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { listScenarios, prepareListAnsweredScenarios } from './data.ts';
import { answerScenario, type ScenarioContext } from './mutations.ts';
import { answerLimit, TOO_MANY_ANSWERS } from './rules.ts';

/** The same for every learner who may read them, so they are serialized once. */
const scenarios = prepareResponse(JSON.stringify(listScenarios()));

interface ScenarioOptions extends Pick<ScenarioContext, 'readStats'> {
  readonly db: Database;
  readonly clock: () => Date;
}

export function scenarioRoutes(scope: Scope<'heritage'>, { db, clock, readStats }: ScenarioOptions): void {
  registerCall(scope, scenarioCalls.listScenarios, ({ request, reply }) =>
    sendPrepared({ request, reply, prepared: scenarios, cache: 'private' }),
  );

  const listAnsweredScenarios = prepareListAnsweredScenarios(db);
  registerCall(scope, scenarioCalls.listAnsweredScenarios, ({ learner }) => listAnsweredScenarios(learner));

  const answers = createRateLimiter(db, answerLimit);
  registerCall(scope, scenarioCalls.answerScenario, async ({ learner, params, body }) => {
    await enforceRateLimit(answers, learner.id, TOO_MANY_ANSWERS);
    return answerScenario({ db, learner, now: clock(), readStats }, { ...params, ...body });
  });
}
