import { scenarioCalls } from '@wickwise/contract/scenario';
import type { Database } from '../../db/client.ts';
import { prepareAnswer, sendReady } from '../../plugins/ready-answer.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { listScenarios, prepareListAnsweredScenarios } from './data.ts';
import { answerScenario, type ScenarioContext } from './mutations.ts';

/** The same for every learner who may read them, so they are serialized once. */
const scenarios = prepareAnswer(JSON.stringify(listScenarios()));

interface ScenarioOptions extends Pick<ScenarioContext, 'readStats'> {
  readonly db: Database;
  readonly clock: () => Date;
}

export function scenarioRoutes(scope: Scope<'heritage'>, { db, clock, readStats }: ScenarioOptions): void {
  answer(scope, scenarioCalls.listScenarios, ({ request, reply }) =>
    sendReady({ request, reply, ready: scenarios, cache: 'private' }),
  );

  const listAnsweredScenarios = prepareListAnsweredScenarios(db);
  answer(scope, scenarioCalls.listAnsweredScenarios, ({ learner }) => listAnsweredScenarios(learner));

  answer(scope, scenarioCalls.answerScenario, ({ learner, params, body }) =>
    answerScenario({ db, learner, now: clock(), readStats }, { ...params, ...body }),
  );
}
