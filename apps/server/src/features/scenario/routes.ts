import { scenarioCalls } from '@wickwise/contract/scenario';
import type { Database } from '../../db/client.ts';
import { prepareResponse, sendPrepared } from '../../plugins/prepared-response.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { listScenarios, prepareListAnsweredScenarios } from './data.ts';
import { answerScenario, type ScenarioContext } from './mutations.ts';

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

  registerCall(scope, scenarioCalls.answerScenario, ({ learner, params, body }) =>
    answerScenario({ db, learner, now: clock(), readStats }, { ...params, ...body }),
  );
}
