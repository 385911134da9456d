import { randomUUID } from 'node:crypto';
import { quizCalls } from '@wickwise/contract/quiz';
import { reviewCalls } from '@wickwise/contract/review';
import { scenarioCalls } from '@wickwise/contract/scenario';
import { type KnownSkill, todayCalls } from '@wickwise/contract/today';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { takeDrill } from '#tests/support/learner/drill.ts';
import { bankOf, FOUR_LESSONS, optionOf, startQuiz, takeQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const skillsOf = async (as: TestLearner) => (await call(server, todayCalls.listSkills, { as })).body;
const idsOf = (skills: readonly KnownSkill[]) => skills.map(({ skill }) => skill);
const readToday = async (as: TestLearner) =>
  (await call(server, todayCalls.readToday, { as, query: { minutes: 20 } })).body;
/** The planned items without the lesson that everyone has. */
const planOf = async (as: TestLearner) => (await readToday(as)).items.filter(({ kind }) => kind !== 'new-lesson');

const MISSED_TODAY = 'You missed it today.';

test('an answer of a knowledge check is observed before the check is finished, and a wrong one is due', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const itemIds = ['name-spinning-top', 'sum-back-to-even'];
  const { params, questions } = await startQuiz(server, { as, bank: bankOf(6), itemIds });
  for (const question of questions) {
    const body = { questionId: question.id, chosen: optionOf(question, false), counts: true };
    await call(server, quizCalls.answerQuiz, { as, params, body });
  }
  const known = new Map((await skillsOf(as)).map((skill) => [skill.skill, skill]));
  expect(known.get('recognize:spinning-top')).toMatchObject({ status: 'learning', recent: { right: 0, answers: 1 } });
  expect(known.get('arithmetic:risk-management')?.name).toBe('Risk Arithmetic');
  expect(await planOf(as)).toMatchObject([
    { title: 'Review Risk Arithmetic', action: { kind: 'quiz', quizId: bankOf(4).id } },
    { title: 'Review Spinning Top', reason: MISSED_TODAY, action: { kind: 'drill', patternId: 'spinning-top' } },
  ]);
});

test('a finished knowledge check has practiced its calculations, and what it asked once about a pattern is due', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const itemIds = ['name-spinning-top', 'sum-back-to-even'];
  await takeQuiz(server, { as, bank: bankOf(6), itemIds, isRight: () => false });
  expect(await planOf(as)).toMatchObject([{ title: 'Review Spinning Top' }]);
  expect((await readToday(as)).done).toEqual({ items: 1, minutes: 1 });
});

test('two pictures that were twice matched the wrong way round are a pair to tell apart', async () => {
  const as = await createLearner(server);
  const swapped: string[] = [];
  const swapTwo = () =>
    takeQuiz(server, {
      as,
      isRight: () => true,
      itemIds: FOUR_LESSONS,
      match: ({ zones }) => {
        const [one, other, ...rest] = zones.map(({ itemId }) => itemId);
        if (one === undefined || other === undefined) throw new Error('Several are matched.');
        swapped.splice(0, 2, one, other);
        return zones.map(({ id: zoneId }, place) => ({ zoneId, itemId: [other, one, ...rest][place] ?? '' }));
      },
    });
  await swapTwo();
  expect((await planOf(as)).map(({ kind }) => kind)).not.toContain('confused-pair');
  server.now = new Date(server.now.getTime() + 60_000);
  await swapTwo();
  const pair = `tell-apart:${swapped.toSorted().join('+')}`;
  expect(idsOf(await skillsOf(as))).toEqual(expect.arrayContaining([pair, ...swapped.map((id) => `recognize:${id}`)]));
  const [item] = await planOf(as);
  expect(item).toMatchObject({ kind: 'confused-pair', action: { kind: 'drill' } });
  expect(item?.reason).toMatch(/^You mixed up .+ and .+ twice in the last seven days\.$/);
});

test('a flashcard that was forgotten is due, and one whose grade was undone was never graded', async () => {
  const as = await createLearner(server);
  const grade = {
    ...({ kind: 'grade', id: randomUUID(), cardId: 'hammer', grade: 'again', responseMs: 4000 } as const),
    reviewedAt: server.now.toISOString(),
  };
  await call(server, reviewCalls.recordReviews, { as, body: { entries: [grade] } });
  expect(await skillsOf(as)).toMatchObject([{ skill: 'recognize:hammer', recent: { answers: 0 } }]);
  expect(await planOf(as)).toMatchObject([{ title: 'Review Hammer', reason: 'You graded it Forgot today.' }]);
  const undo = { kind: 'undo' as const, id: randomUUID(), undoes: grade.id, reviewedAt: server.now.toISOString() };
  await call(server, reviewCalls.recordReviews, { as, body: { entries: [undo] } });
  expect([await skillsOf(as), await planOf(as)]).toEqual([[], []]);
});

test('a drill is practice of its pattern: what went wrong in it is due the next day', async () => {
  const as = await createLearner(server);
  const { questions } = await takeDrill(server, { as, patternId: 'hammer', rights: [false, false, false] });
  const asked = questions.filter(({ kind }) => kind !== 'outcome').length;
  const [first] = (await skillsOf(as)).filter(({ skill }) => skill === 'recognize:hammer');
  expect(first?.recent).toEqual({ right: 0, answers: asked });
  expect((await readToday(as)).done).toEqual({ items: 1, minutes: 1 });
  const today = (await planOf(as)).flatMap(({ action }) => (action.kind === 'drill' ? action.patternId : []));
  expect(today).not.toContain('hammer');
  server.now = new Date(server.now.getTime() + 24 * 60 * 60_000);
  const tomorrow = (await planOf(as)).flatMap(({ action }) => (action.kind === 'drill' ? action.patternId : []));
  expect(tomorrow).toContain('hammer');
});

const asksShootingStar = (questions: readonly PictureQuestion[]) =>
  questions.some(({ choices, answer }) => choices.find(({ id }) => id === answer)?.patternId === 'shooting-star');

test('a drill against another pattern is an observation of either, and of telling them apart', async () => {
  const as = await createLearner(server);
  // Names are chosen in one of three questions, and charts of the other pattern are there in most: in one for sure.
  for (let count = 0; count < 8; count += 1) {
    const drill = { as, patternId: 'hammer', against: 'shooting-star', rights: [false, false, false] };
    await takeDrill(server, { ...drill, ...(count === 0 && { isWanted: asksShootingStar }) });
  }
  expect(idsOf(await skillsOf(as))).toEqual(
    expect.arrayContaining(['recognize:hammer', 'recognize:shooting-star', 'tell-apart:hammer+shooting-star']),
  );
  expect(await readToday(as)).toMatchObject({ done: { items: 1, minutes: 2 }, items: [{ kind: 'new-lesson' }] });
  server.now = new Date(server.now.getTime() + 24 * 60 * 60_000);
  const [next] = await planOf(as);
  expect(next).toMatchObject({ kind: 'confused-pair', action: { kind: 'drill' } });
  const before = (await skillsOf(as)).find(({ skill }) => skill.startsWith('tell-apart:'));
  for (let count = 0; count < 8; count += 1) {
    await takeDrill(server, { as, patternId: 'hammer', against: 'shooting-star' });
  }
  const after = (await skillsOf(as)).find(({ skill }) => skill.startsWith('tell-apart:'));
  expect(before?.recent.right).toBe(0);
  expect(after?.recent.right).toBeGreaterThanOrEqual(3);
  server.now = new Date(server.now.getTime() + 24 * 60 * 60_000);
  expect((await planOf(as)).map(({ kind }) => kind)).not.toContain('confused-pair');
});

test('a term that was missed is asked again, and a finished quiz about it is its practice', async () => {
  const as = await createLearner(server);
  const ask = async (length: number) => {
    const params = { attemptId: randomUUID() };
    const start = { length, scope: 'all' as const, terms: ['gap'] };
    const { body: quiz } = await call(server, vocabularyCalls.startVocabularyQuiz, { as, params, body: start });
    const { body: review } = await call(server, vocabularyCalls.answerVocabularyQuestion, {
      as,
      params,
      body: { question: 0, chosen: quiz.questions[0]?.options.find(({ id }) => id !== 'gap')?.id ?? '' },
    });
    expect(review.termId).toBe('gap');
    const result = { category: 'vocabulary', quizId: 'vocabulary', score: 0, totalQuestions: 1, ...params };
    return () => call(server, quizCalls.recordQuizResult, { as, body: result });
  };
  const finish = await ask(1);
  expect(await skillsOf(as)).toMatchObject([{ skill: 'term:gap', name: 'Gap', recent: { right: 0, answers: 1 } }]);
  expect(await planOf(as)).toMatchObject([
    { title: 'Review the term “Gap”', reason: MISSED_TODAY, action: { kind: 'vocabulary', termIds: ['gap'] } },
  ]);
  await finish();
  expect(await planOf(as)).toEqual([]);
  server.now = new Date(server.now.getTime() + 24 * 60 * 60_000);
  expect(await planOf(as)).toMatchObject([{ reason: 'You missed it yesterday.' }]);
});

test('a scenario is a decision: missed, another one on its topic follows the next day', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const body = { optionId: 'b' as const, attemptId: randomUUID() };
  await call(server, scenarioCalls.answerScenario, { as, params: { scenarioId: 'stop-loss' }, body });
  expect(await skillsOf(as)).toMatchObject([
    { skill: 'decision:risk-management', name: 'Risk Management', recent: { right: 0, answers: 1 } },
  ]);
  expect((await readToday(as)).done).toEqual({ items: 1, minutes: 1 });
  expect(await planOf(as)).toEqual([]);
  server.now = new Date(server.now.getTime() + 24 * 60 * 60_000);
  expect(await planOf(as)).toMatchObject([
    { title: 'Review Risk Management', reason: 'You missed it yesterday.', action: { kind: 'scenario' } },
  ]);
});
