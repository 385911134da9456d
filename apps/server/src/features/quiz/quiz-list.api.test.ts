import { quizCalls } from '@wickwise/contract/quiz';
import { level2 } from '@wickwise/curriculum/quizzes/level-2';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

test('the list of quizzes gives the first level to everyone, and the others to Heritage only', async () => {
  const heritage = await createLearner(server, { role: 'heritage' });
  const refunded = await createLearner(server, { role: 'refunded' });
  const accessFor = async (as: TestLearner | null) =>
    (await call(server, quizCalls.listQuizzes, { as })).body.map(({ access }) => access);
  const locked = ['quiz', ...Array(5).fill('preview')];
  expect(await accessFor(null)).toEqual(locked);
  expect(await accessFor(await createLearner(server))).toEqual(locked);
  expect(await accessFor(refunded)).toEqual(locked);
  expect(await accessFor(heritage)).toEqual(Array(6).fill('quiz'));
});

test('the list of quizzes shows others only the title and length of a Heritage level', async () => {
  const { body } = await call(server, quizCalls.listQuizzes, { as: await createLearner(server) });
  const { id, title, level, category, requiredTier, questions } = level2;
  const preview = {
    access: 'preview',
    id,
    title,
    level,
    category,
    requiredTier,
    questionCount: questions.length + 4,
    hasMatching: false,
  };
  expect(body[1]).toEqual(preview);
});

test('the list of quizzes matches the contract, and each quiz is open or locked', async () => {
  const heritage = await createLearner(server, { role: 'heritage' });
  for (const as of [null, heritage]) {
    const { body } = await call(server, quizCalls.listQuizzes, { as });
    expect(quizCalls.listQuizzes.response.parse(body)).toEqual(body);
  }
});
