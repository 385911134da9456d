import { randomUUID } from 'node:crypto';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { type ScenarioOptionId, scenario, scenarioCalls, scenarioReview } from '@wickwise/contract/scenario';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { scenarioAnswer } from '../../db/schema/scenario.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { answerLimit } from './rules.ts';

const server = await useTestServer();

/** `a` is right in this one, and `b` is not. */
const SCENARIO = 'stop-loss';

const heritageLearner = () => createLearner(server, { role: 'heritage' });

function choose(as: TestLearner, optionId: ScenarioOptionId, attemptId = randomUUID()) {
  const request = { params: { scenarioId: SCENARIO }, body: { optionId, attemptId } };
  return call(server, scenarioCalls.answerScenario, { as, ...request });
}

async function storedFor(learner: TestLearner) {
  return server.runtime.db.select().from(scenarioAnswer).where(eq(scenarioAnswer.userId, learner.id));
}

describe('the list of scenarios', () => {
  test('the list has all scenarios in order, with only their questions', async () => {
    const { body } = await call(server, scenarioCalls.listScenarios, { as: await heritageLearner() });
    expect(body.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
    for (const entry of body) expect(scenario.strict().parse(entry)).toEqual(entry);
  });

  test('the scenario list never reveals an answer', async () => {
    const { body } = await call(server, scenarioCalls.listScenarios, { as: await heritageLearner() });
    const text = JSON.stringify(body);
    for (const key of ['isCorrect', 'explanation', 'consequence', 'outcome', 'after', 'prices', 'arithmetic']) {
      expect(text).not.toContain(`"${key}"`);
    }
    for (const { chart } of scenarios) expect(text).not.toContain(JSON.stringify(chart?.after.slice(0, 2)));
  });
});

describe('answering a scenario', () => {
  test('a right first answer earns 20, and the day 10', async () => {
    const learner = await heritageLearner();
    const { status, body } = await choose(learner, 'a');
    expect(status).toBe(200);
    expect(scenarioReview.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({ chosen: 'a', isCorrect: true, isFirstAttempt: true });
    expect(body.earned.entries.map(({ points }) => points)).toEqual([20, 10]);
    const answered = await call(server, scenarioCalls.listAnsweredScenarios, { as: learner });
    expect(answered.body).toEqual([{ scenarioId: SCENARIO, isSolved: true }]);
  });

  test('the response to an answer explains every option, its outcome and the candles that followed', async () => {
    const entry = scenarios.find(({ id }) => id === SCENARIO);
    const { body } = await choose(await heritageLearner(), 'b');
    expect(body.options).toEqual(
      entry?.options.map(({ id, isCorrect, explanation, consequence }) => ({
        id,
        isCorrect,
        explanation,
        consequence,
        outcome: entry.outcomes[id],
      })),
    );
    expect(body.after).toEqual(entry?.chart?.after);
  });

  test('a right answer after a wrong one earns nothing for the scenario but counts as solved', async () => {
    const learner = await heritageLearner();
    const wrong = await choose(learner, 'b');
    expect(wrong.body).toMatchObject({ isCorrect: false, isFirstAttempt: true, answered: { isSolved: false } });
    const right = await choose(learner, 'a');
    expect(right.body).toMatchObject({ isCorrect: true, isFirstAttempt: false, answered: { isSolved: true } });
    expect(right.body.earned.entries).toEqual([]);
    const again = await choose(learner, 'c');
    expect(again.body.answered).toEqual({ scenarioId: SCENARIO, isSolved: true });
  });

  test('an attempt sent again gets the first response and is stored once', async () => {
    const learner = await heritageLearner();
    const attemptId = randomUUID();
    const first = await choose(learner, 'a', attemptId);
    const again = await choose(learner, 'b', attemptId);
    expect(again.body).toEqual({ ...first.body, earned: { ...first.body.earned, entries: [] } });
    const later = await choose(learner, 'c');
    expect(later.body.isFirstAttempt).toBe(false);
    expect((await storedFor(learner)).map(({ optionId, isCorrect }) => [optionId, isCorrect])).toEqual([
      ['a', true],
      ['c', false],
    ]);
  });

  test('an answer to an unknown scenario or an invalid one is rejected and not stored', async () => {
    const learner = await heritageLearner();
    const sent = (scenarioId: string, body: object) =>
      send(server, scenarioCalls.answerScenario, { as: learner, params: { scenarioId }, body });
    const attemptId = randomUUID();
    const answers = await Promise.all([
      sent('no-such', { optionId: 'a', attemptId }),
      sent(SCENARIO, { optionId: 'e', attemptId }),
      sent(SCENARIO, { optionId: 'a', attemptId: 'not-one' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
    expect(await storedFor(learner)).toEqual([]);
  });

  test.each(['genesis', 'refunded'] as const)(
    'a %s learner cannot answer a Heritage scenario, and nothing is stored',
    async (role) => {
      const learner = await createLearner(server, { role });
      const answer = await choose(learner, 'a');
      expect([answer.status, answer.error.code]).toEqual([403, 'heritage_required']);
      expect(await storedFor(learner)).toEqual([]);
      const total = await call(server, rewardCalls.rewardsTotal, { as: learner });
      expect(total.body.totalPoints).toBe(0);
    },
  );

  test('answers are limited, and one over the limit is not stored', async () => {
    const learner = await heritageLearner();
    const answers = createRateLimiter(server.runtime.db, answerLimit);
    for (let taken = 0; taken < answerLimit.points; taken++) await consumeRateLimit(answers, learner.id);
    const answer = await choose(learner, 'a');
    expect([answer.status, answer.error.code]).toEqual([429, 'too_many_requests']);
    expect(await storedFor(learner)).toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + answerLimit.seconds * 1000 });
    expect((await choose(learner, 'a')).status).toBe(200);
    vi.useRealTimers();
  });
});
