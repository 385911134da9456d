import { randomUUID } from 'node:crypto';
import { DRILL_LENGTH } from '@wickwise/contract/constants';
import { drillCalls } from '@wickwise/contract/drill';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { todayCalls } from '@wickwise/contract/today';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send } from '#tests/support/server.ts';
import type { Learner } from '../../plugins/session.ts';
import { readDrillReview } from './public.ts';
import { drawDrill } from './rules.ts';

const server = await useTestServer();

/** The answers of a drill that a visitor took, the first `correct` of them right. */
async function visitorDrill(patternId: string, correct: number, against?: string) {
  const { secret } = await server.runtime.auth.$context;
  const key = { patternId, drillId: randomUUID(), ...(against === undefined ? {} : { against }) };
  return drawDrill(key, { learner: null, secret }).map(({ choices, answer }, question) => {
    const wrong = choices.find(({ id }) => id !== answer)?.id ?? '';
    return { ...key, question, chosen: question < correct ? answer : wrong, answeredAt: server.now.toISOString() };
  });
}

test('a visitor’s drills are judged by the charts that they saw, stored once, and earn nothing', async () => {
  const as = await createLearner(server);
  const answers = [...(await visitorDrill('hammer', 2)), ...(await visitorDrill('doji', 0, 'hammer'))];
  const merge = async () => (await call(server, drillCalls.mergeDrills, { as, body: { answers } })).body;
  expect([await merge(), await merge()]).toEqual([{ added: 2 * DRILL_LENGTH }, { added: 0 }]);
  const { body: skills } = await call(server, todayCalls.listSkills, { as });
  expect(skills.map(({ skill }) => skill)).toEqual(expect.arrayContaining(['recognize:hammer', 'recognize:doji']));
  expect((await call(server, rewardCalls.rewardsTotal, { as })).body.totalPoints).toBe(0);
  const { learned } = (await call(server, progressCalls.weeklyReview, { as })).body;
  expect(learned).toMatchObject({ chartsAnswered: answers.length, chartsRight: 2 });
  const { secret } = await server.runtime.auth.$context;
  const learner = { id: as.id, tier: 'genesis', status: 'active' } as Learner;
  const isRight = await Promise.all(
    answers.map(async (answer) => {
      const asked = await readDrillReview({ db: server.runtime.db, learner, secret }, answer);
      return asked?.given.isCorrect;
    }),
  );
  expect(isRight).toEqual([true, true, false, false, false, false]);
});

test('a learner can’t finish for points what a visitor began', async () => {
  const as = await createLearner(server);
  const answers = (await visitorDrill('hammer', 2)).slice(0, 2);
  await call(server, drillCalls.mergeDrills, { as, body: { answers } });
  const { patternId = '', drillId = '' } = answers[0] ?? {};
  const body = { question: 2, chosen: '1' };
  const params = { patternId, drillId };
  const sent = await send(server, drillCalls.answerDrill, { as, params, query: {}, body });
  expect(sent.error.code).toBe('invalid_request');
});

test('what no visitor was asked is left out, and a clock that is ahead can’t put an answer in the future', async () => {
  const as = await createLearner(server);
  const [first, ...others] = await visitorDrill('hammer', 3);
  if (first === undefined) throw new Error('A drill has questions.');
  const answers = [
    { ...first, answeredAt: '2999-01-01T00:00:00.000Z' },
    ...others.map((answer) => ({ ...answer, patternId: 'morning-star' })),
    { ...first, drillId: randomUUID(), patternId: 'no-such-one' },
    { ...first, drillId: randomUUID(), against: 'hammer' },
  ];
  const { body } = await call(server, drillCalls.mergeDrills, { as, body: { answers } });
  expect(body.added).toBe(1);
  const { body: skills } = await call(server, todayCalls.listSkills, { as });
  expect(skills.map(({ since }) => since)).toEqual([server.now.toISOString().slice(0, 10)]);
});
