import { randomUUID } from 'node:crypto';
import { DRILL_LENGTH } from '@wickwise/contract/constants';
import { drillCalls } from '@wickwise/contract/drill';
import type { PictureChoice, PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { drawDrill } from '../../../apps/server/src/features/drill/public.ts';
import type { Learner } from '../../../apps/server/src/plugins/session.ts';
import { call, type TestLearner, type TestServer } from '../server.ts';

interface DrillInput {
  readonly as: TestLearner;
  readonly patternId: string;
  readonly against?: string;
  /** For each of the three questions whether it is answered right. */
  readonly rights?: readonly boolean[];
  /** Which drill to take, where a test depends on what is asked; any by default. */
  readonly isWanted?: (questions: readonly PictureQuestion[]) => boolean;
}

/** Takes a drill as the browser does, one question at a time. Returns its key and its questions with their answers. */
export async function takeDrill(
  server: TestServer,
  { rights = [true, true, true], isWanted = () => true, ...asked }: DrillInput,
) {
  const { secret } = await server.runtime.auth.$context;
  const { as, patternId, against } = asked;
  const learner = { id: as.id, tier: 'heritage', status: 'active' } as Learner;
  const draw = () => {
    const params = { patternId, drillId: randomUUID() };
    return { params, questions: drawDrill({ ...params, against }, { learner, secret }) };
  };
  let drawn = draw();
  while (!isWanted(drawn.questions)) drawn = draw();
  const { params, questions } = drawn;
  for (let question = 0; question < DRILL_LENGTH; question += 1) {
    const { choices = [], answer = '' } = questions[question] ?? {};
    const wrong = wrongChoice(
      choices.filter(({ id }) => id !== answer),
      against,
    );
    const body = { question, chosen: rights[question] === true ? answer : wrong };
    const query = against === undefined ? {} : { against };
    const { status } = await call(server, drillCalls.answerDrill, { as, params, query, body });
    if (status !== 200) throw new Error(`The answer was refused with ${status}.`);
  }
  return { ...params, questions };
}

/** The other pattern of the two, or else one that shows and names none: nothing is confused that the test doesn't want. */
function wrongChoice(wrong: readonly PictureChoice[], against: string | undefined): string {
  const chosen = wrong.find(({ patternId }) => patternId === (against ?? null)) ?? wrong[0];
  return chosen?.id ?? '';
}
