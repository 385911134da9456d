import { randomUUID } from 'node:crypto';
import { DRILL_LENGTH } from '@wickwise/contract/constants';
import { drillCalls } from '@wickwise/contract/drill';
import { drawDrill } from '../../../apps/server/src/features/drill/public.ts';
import type { Learner } from '../../../apps/server/src/plugins/session.ts';
import { call, type TestLearner, type TestServer } from '../server.ts';

interface DrillInput {
  readonly as: TestLearner;
  readonly patternId: string;
  readonly against?: string;
  /** For each of the three questions whether it is answered right. */
  readonly rights?: readonly boolean[];
}

/** Takes a drill as the browser does, one question at a time. Returns its key and its questions with their answers. */
export async function takeDrill(
  server: TestServer,
  { as, patternId, against, rights = [true, true, true] }: DrillInput,
) {
  const { secret } = await server.runtime.auth.$context;
  const params = { patternId, drillId: randomUUID() };
  const learner = { id: as.id, tier: 'heritage', status: 'active' } as Learner;
  const questions = drawDrill({ ...params, against }, { learner, secret });
  for (let question = 0; question < DRILL_LENGTH; question += 1) {
    const { choices = [], answer = '' } = questions[question] ?? {};
    const wrong = choices.find(({ id }) => id !== answer)?.id ?? '';
    const body = { question, chosen: rights[question] === true ? answer : wrong };
    const query = against === undefined ? {} : { against };
    const { status } = await call(server, drillCalls.answerDrill, { as, params, query, body });
    if (status !== 200) throw new Error(`The answer was refused with ${status}.`);
  }
  return { ...params, questions };
}
