import { randomUUID } from 'node:crypto';
import { analyticsCalls } from '@wickwise/contract/analytics';
import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import { type PlanItem, todayCalls } from '@wickwise/contract/today';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { learningPath } from '@wickwise/curriculum/learning-path';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { takeDrill } from '#tests/support/learner/drill.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { takeQuiz } from '#tests/support/learner/quiz.ts';
import { call, createLearner, openSession, type TestLearner } from '#tests/support/server.ts';
import { DAY_MS } from '../../plugins/duration.ts';

const server = await useTestServer();

/** One new step a day. */
const HAMMER_DAY = learningPath.findIndex(({ id }) => id === 'hammer');

/** The time never goes back: limits would be kept for months. */
const START = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`) + DAY_MS;
// Drills are limited by the minute, which each process counts for itself.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const moveTo = (day: number) => {
  server.now = new Date(START + day * DAY_MS);
  vi.setSystemTime(server.now);
};

const readToday = async (as: TestLearner) => (await call(server, todayCalls.readToday, { as, query: {} })).body;
const statusOf = async (as: TestLearner, id: string) => {
  const { body } = await call(server, todayCalls.listSkills, { as });
  return body.find(({ skill }) => skill === id);
};

/** The hammer is misread on the day of its lesson and the two days after, and everything else is known. */
async function doItem(as: TestLearner, { action }: PlanItem, day: number): Promise<void> {
  switch (action.kind) {
    case 'lesson':
      await completeLesson(server, as, action.patternId);
      await drill(as, action.patternId, day);
      return;
    case 'drill':
      return drill(as, action.patternId, day, action.against);
    case 'article': {
      const params = { kind: 'article' as const, itemId: action.articleId };
      await call(server, progressCalls.completeItem, { as, params });
      return;
    }
    case 'vocabulary':
      return askTerms(as, action.termIds);
    default:
      throw new Error(`A ${action.kind} was planned.`);
  }
}

async function drill(as: TestLearner, patternId: string, day: number, against: string | null = null) {
  const isRight = patternId !== 'hammer' || day > HAMMER_DAY + 2;
  await takeDrill(server, {
    ...{ as, patternId, rights: [isRight, isRight, isRight], ...(patternId === 'doji' && { isWanted: asksNearMiss }) },
    ...(against === null ? {} : { against }),
  });
}

/** Three questions about the pattern itself, one with a chart that only looks like it. */
function asksNearMiss(questions: readonly PictureQuestion[]): boolean {
  return (
    questions.every(({ kind }) => kind !== 'outcome') &&
    questions.some(({ kind, answer }) => kind === 'judge' && answer === '2')
  );
}

/** A definition names the term as its right option. */
async function askTerms(as: TestLearner, termIds: readonly string[]): Promise<void> {
  const params = { attemptId: randomUUID() };
  const length = termIds.length;
  const start = { length, scope: 'all' as const, terms: [...termIds] };
  const { body } = await call(server, vocabularyCalls.startVocabularyQuiz, { as, params, body: start });
  for (const [question, { options }] of body.questions.entries()) {
    const chosen = options.find(({ id }) => termIds.includes(id))?.id ?? options[0]?.id ?? '';
    await call(server, vocabularyCalls.answerVocabularyQuestion, { as, params, body: { question, chosen } });
  }
  const result = { category: 'vocabulary', quizId: 'vocabulary', score: 0, totalQuestions: length, ...params };
  await call(server, quizCalls.recordQuizResult, { as, body: result });
}

/** Every call that names a next step names the same one, however often it is asked. */
async function expectOneNextStep(as: TestLearner): Promise<PlanItem | undefined> {
  const [plan, again] = [await readToday(as), await readToday(as)];
  expect(again).toEqual(plan);
  const { body: advice } = await call(server, analyticsCalls.listRecommendations, { as });
  const [first] = [...plan.items, ...plan.more];
  if (advice.length > 0) expect(advice[0]).toMatchObject({ id: first?.id, title: first?.title });
  return plan.items[0];
}

/** Does what is planned until the day is done. Returns the ids of what was done. */
async function studyOn(as: TestLearner, day: number): Promise<string[]> {
  moveTo(day);
  const done: string[] = [];
  for (let next = await expectOneNextStep(as); next !== undefined; next = await expectOneNextStep(as)) {
    expect(done).not.toContain(next.id);
    await doItem(as, next, day);
    done.push(next.id);
  }
  const { done: sum, minutes } = await readToday(as);
  expect(sum.items).toBe(done.length);
  expect(sum.minutes).toBeLessThanOrEqual(minutes);
  return done;
}

test('over three weeks wrong answers come back, mastery takes unseen and delayed evidence, and neglect loses it', async () => {
  moveTo(0);
  const as = await createLearner(server, { role: 'heritage' });
  const days: string[][] = [];
  const statuses: (string | undefined)[] = [];
  for (let day = 0; day <= 21; day += 1) {
    days.push(await studyOn(as, day));
    statuses.push((await statusOf(as, 'recognize:doji'))?.status);
  }
  // How charts are read comes between the first pattern and the second.
  const taught = days.map((done) => done.find((id) => id.startsWith('new-lesson:')));
  expect(taught.slice(0, HAMMER_DAY + 1)).toEqual(
    learningPath.slice(0, HAMMER_DAY + 1).map(({ id }) => `new-lesson:${id}`),
  );
  // Misread on the day of its lesson and on the two days after: it is asked each day until it is read right.
  const isAboutHammer = (id: string) => !id.startsWith('new-lesson') && /[:+]hammer/.test(id);
  const daysAbout = days.flatMap((done, day) => (done.some(isAboutHammer) ? day : []));
  expect(daysAbout.slice(0, 3)).toEqual([HAMMER_DAY + 1, HAMMER_DAY + 2, HAMMER_DAY + 3]);

  const masteredOn = statuses.indexOf('mastered');
  expect(statuses[0]).not.toBe('mastered');
  expect(masteredOn).toBeGreaterThanOrEqual(7);
  const known = await statusOf(as, 'recognize:doji');
  expect(known).toMatchObject({ status: 'mastered', loss: null });
  expect(known?.requirements.filter(({ isMet }) => !isMet)).toEqual([]);
  // A press is no evidence.
  expect((await statusOf(as, 'recognize:hammer'))?.status).not.toBe('mastered');

  moveTo(21 + 300);
  const later = { ...as, cookie: await openSession(server, as.id) };
  const lost = await statusOf(later, 'recognize:doji');
  expect(lost?.status).toBe('familiar');
  expect(lost?.loss).toMatch(/^Mastered until .+\. You last practiced it on .+, and it has faded since\.$/);
  expect(await expectOneNextStep(later)).toMatchObject({ kind: 'due-review' });
});

test('what slips in a quiz is next the same day, and once more the day after if it slips again', async () => {
  moveTo(400);
  const as = await createLearner(server, { role: 'heritage' });
  await takeQuiz(server, { as, itemIds: ['name-hammer'], isRight: () => false });
  expect(await expectOneNextStep(as)).toMatchObject({
    reason: 'You missed it today.',
    action: { kind: 'drill', patternId: 'hammer' },
  });
  await takeDrill(server, { as, patternId: 'hammer', rights: [false, false, false] });
  expect((await expectOneNextStep(as))?.action).not.toMatchObject({ patternId: 'hammer' });
  moveTo(401);
  const { items } = await readToday(as);
  expect(items.map(({ action }) => (action.kind === 'drill' ? action.patternId : ''))).toContain('hammer');
});
