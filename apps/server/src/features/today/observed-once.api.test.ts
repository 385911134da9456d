import { randomUUID } from 'node:crypto';
import { drillCalls } from '@wickwise/contract/drill';
import { decisionCalls } from '@wickwise/contract/practice/decision';
import { quizCalls } from '@wickwise/contract/quiz';
import { reviewCalls } from '@wickwise/contract/review';
import { scenarioCalls } from '@wickwise/contract/scenario';
import { todayCalls } from '@wickwise/contract/today';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { startQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { readLoggedAnswers } from './public.ts';

const server = await useTestServer();
const COPIES = 4;

/** Answers of every kind that a browser could send at once. None depends on another. */
async function everyAnswer(as: TestLearner): Promise<(() => Promise<{ status: number }>)[]> {
  const drills = ['doji', 'hammer'].map((patternId) => ({ patternId, drillId: randomUUID() }));
  const { params: quiz, questions } = await startQuiz(server, { as });
  const vocabulary = { attemptId: randomUUID() };
  const start = { length: 4, scope: 'all' as const };
  const { body: asked } = await call(server, vocabularyCalls.startVocabularyQuiz, {
    as,
    params: vocabulary,
    body: start,
  });
  const entries = ['doji', 'hammer', 'shooting-star'].map((cardId) => {
    const grade = { kind: 'grade' as const, id: randomUUID(), cardId, grade: 'good' as const };
    return { ...grade, reviewedAt: server.now.toISOString() };
  });
  return [
    ...drills.flatMap((params) =>
      [0, 1, 2].map((question) => () => {
        const body = { question, chosen: '1' };
        return send(server, drillCalls.answerDrill, { as, params, query: { against: 'shooting-star' }, body });
      }),
    ),
    ...questions.map(({ id: questionId }) => () => {
      const body = { questionId, chosen: 'A', counts: true };
      return send(server, quizCalls.answerQuiz, { as, params: quiz, body });
    }),
    ...asked.questions.map(({ options: [option] }, question) => () => {
      const body = { question, chosen: option?.id };
      return send(server, vocabularyCalls.answerVocabularyQuestion, { as, params: vocabulary, body });
    }),
    ...entries.map((entry) => () => send(server, reviewCalls.recordReviews, { as, body: { entries: [entry] } })),
    ...(['replay', 'trade-review'] as const).map((source) => () => {
      const decided = {
        id: `${source}:1`,
        source,
        topic: 'trade-risk',
        isKept: true,
        decidedAt: entries[0]?.reviewedAt,
      };
      const body = { decisions: [decided], sentAt: server.now.toISOString() };
      return send(server, decisionCalls.recordDecisions, { as, body });
    }),
    ...scenarios.slice(0, 3).map(({ id: scenarioId }) => {
      const body = { optionId: 'a', attemptId: randomUUID() };
      return () => send(server, scenarioCalls.answerScenario, { as, params: { scenarioId }, body });
    }),
  ];
}

test('answers of all kinds at once, each sent several times, are observed once each and none is lost', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const answers = await everyAnswer(as);
  const reading = () => send(server, todayCalls.readToday, { as, query: {} });
  const sent = await Promise.all(
    Array.from({ length: COPIES }, () => [...answers, reading].map((answer) => answer())).flat(),
  );
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  const logged = await readLoggedAnswers(server.runtime.db, { id: as.id, timeZone: null, dayBeginsAt: 0 });
  expect(new Set(logged.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(logged.length);
  const counts = Object.entries(Object.groupBy(logged, ({ kind }) => kind)).map(([kind, all]) => [kind, all.length]);
  const expected = { drill: 6, 'knowledge-check': 4, vocabulary: 4, flashcard: 3, scenario: 3 };
  const traded = { replay: 1, 'trade-review': 1 };
  expect(Object.fromEntries(counts)).toEqual({ ...expected, ...traded });
  // Read while they arrived, the plan is not out of date afterwards.
  const { body: skills } = await call(server, todayCalls.listSkills, { as });
  const { body: plan } = await call(server, todayCalls.readToday, { as, query: {} });
  const other = await createLearner(server, { role: 'heritage' });
  expect((await call(server, todayCalls.listSkills, { as: other })).body).toEqual([]);
  expect(skills.length).toBeGreaterThan(8);
  expect(plan.done.items).toBeGreaterThanOrEqual(3);
});

test('one answer sent with different choices at once is one observation', async () => {
  const as = await createLearner(server);
  const params = { patternId: 'doji', drillId: randomUUID() };
  const { body: drill } = await call(server, drillCalls.readDrill, { as, params, query: {} });
  const choices = drill.questions.flatMap(({ choices: offered }, question) =>
    offered.map(({ id: chosen }) => ({ question, chosen })),
  );
  await Promise.all(choices.map((body) => call(server, drillCalls.answerDrill, { as, params, query: {}, body })));
  const logged = await readLoggedAnswers(server.runtime.db, { id: as.id, timeZone: null, dayBeginsAt: 0 });
  expect(logged).toHaveLength(3);
});
