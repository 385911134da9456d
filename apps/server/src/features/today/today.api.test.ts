import { randomUUID } from 'node:crypto';
import { drillCalls } from '@wickwise/contract/drill';
import { identityCalls } from '@wickwise/contract/identity';
import { type TodayPlan, todayCalls, todayPlan } from '@wickwise/contract/today';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { takeDrill } from '#tests/support/learner/drill.ts';
import { completeLesson } from '#tests/support/learner/lessons.ts';
import { answerPlacement, sendPlacement } from '#tests/support/learner/placement.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

async function readToday(as: TestLearner, query: object = {}): Promise<TodayPlan> {
  const { status, body } = await send(server, todayCalls.readToday, { as, query });
  expect(status).toBe(200);
  return todayPlan.parse(body);
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const nextDay = (days = 1) => {
  server.now = new Date(server.now.getTime() + days * 24 * 60 * 60_000);
};

test('a beginner begins with the first lesson, for ten minutes, and is done after it', async () => {
  const as = await createLearner(server);
  expect(await readToday(as)).toMatchObject({
    minutes: 10,
    done: { items: 0, minutes: 0 },
    items: [{ id: 'new-lesson:doji', title: 'Learn Doji', action: { kind: 'lesson', patternId: 'doji' } }],
    rating: null,
  });
  await completeLesson(server, as, 'doji');
  const after = await readToday(as);
  expect(after).toMatchObject({ done: { items: 1, minutes: 4 }, items: [] });
  expect(idsOf(after.more)).toEqual(['new-lesson:how-to-read-a-candle']);
});

test('the minutes that the learner chose are kept, and a call can ask for others', async () => {
  const as = await createLearner(server);
  await call(server, todayCalls.updateTodaySettings, { as, body: { minutes: 5 } });
  expect((await readToday(as)).minutes).toBe(5);
  await call(server, todayCalls.updateTodaySettings, { as, body: { minutes: 20 } });
  expect((await readToday(as)).minutes).toBe(20);
  expect((await readToday(as, { minutes: 5 })).minutes).toBe(5);
  expect((await readToday(as)).minutes).toBe(20);
  const wrong = await send(server, todayCalls.updateTodaySettings, { as, body: { minutes: 7 } });
  expect(wrong.status).toBe(400);
});

test('who starts over knows nothing any more, learns again, and keeps what they answered', async () => {
  const as = await createLearner(server);
  await takeDrill(server, { as, patternId: 'hammer', rights: [false, true, true] });
  const skills = async () => (await call(server, todayCalls.listSkills, { as })).body.map(({ skill }) => skill);
  expect(await skills()).toContain('recognize:hammer');
  nextDay();
  expect((await call(server, todayCalls.startOver, { as })).body).toEqual([]);
  expect(await skills()).toEqual([]);
  expect(idsOf((await readToday(as)).items)).toEqual(['new-lesson:doji']);
  const { body } = await call(server, identityCalls.exportAccount, { as });
  expect(JSON.stringify(body)).toContain('"patternId":"hammer"');
  nextDay();
  await takeDrill(server, { as, patternId: 'doji', rights: [true, true, true] });
  expect(await skills()).toContain('recognize:doji');
  expect(await skills()).not.toContain('recognize:hammer');
});

test('who starts over is taught again what a placement check had skipped, and an older check changes nothing', async () => {
  const as = await createLearner(server);
  await sendPlacement(server, as, await answerPlacement(server));
  expect(idsOf((await readToday(as)).items)).toEqual(['new-lesson:how-to-read-a-candle']);
  const takenAt = server.now.toISOString();
  nextDay();
  await call(server, todayCalls.startOver, { as });
  const taught = async () => idsOf((await readToday(as)).items);
  expect(await taught()).toEqual(['new-lesson:doji']);
  // One that a visitor took before, merged after it.
  await sendPlacement(server, as, { ...(await answerPlacement(server)), takenAt });
  expect(await taught()).toEqual(['new-lesson:doji']);
  nextDay();
  await sendPlacement(server, as, await answerPlacement(server));
  expect(await taught()).toEqual(['new-lesson:how-to-read-a-candle']);
});

test('what is no longer included is no longer planned', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  for (let count = 0; count < 2; count += 1) {
    await takeDrill(server, { as, patternId: 'morning-star', rights: [false, false, false] });
  }
  nextDay();
  expect(JSON.stringify((await readToday(as)).items)).toContain('"patternId":"morning-star"');
  await server.runtime.db.execute(`update purchase set status = 'refunded' where user_id = '${as.id}'`);
  const { items, more } = await readToday(as);
  expect(idsOf([...items, ...more])).toEqual(['new-lesson:doji']);
});

test('an own trade and a replay are planned for Heritage only, as the browser says', async () => {
  const query = { tradeId: 'trade-1', tradeClosedOn: '2026-03-01', replayedOn: '2026-02-27' };
  server.now = new Date('2026-03-02T12:00:00Z');
  const [free, heritage] = [await createLearner(server), await createLearner(server, { role: 'heritage' })];
  expect(idsOf((await readToday(free, query)).items)).toEqual(['new-lesson:doji']);
  const ids = idsOf((await readToday(heritage, { ...query, minutes: 20 })).items);
  expect(ids.toSorted()).toEqual(['new-lesson:doji', 'replay:next', 'trade-review:trade-1']);
  // One that was only begun is not done.
  const begun = await readToday(heritage, { ...query, minutes: 20, replayedOn: '2026-03-02' });
  expect(begun).toMatchObject({ done: { items: 0, minutes: 0 } });
});

test('a day that no calendar has is refused', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  for (const replayedOn of ['0001-01-01', '2026-02-30', 'yesterday']) {
    expect((await send(server, todayCalls.readToday, { as, query: { replayedOn } })).status).toBe(400);
  }
});

test('a drill against another pattern asks about the two only, and its answers can be asked about again', async () => {
  const as = await createLearner(server);
  const params = { patternId: 'hammer', drillId: randomUUID() };
  const { body } = await call(server, drillCalls.readDrill, { as, params, query: { against: 'doji' } });
  const names = body.questions.flatMap(({ choices }) => choices.map(({ text }) => text));
  expect(names).toEqual(expect.arrayContaining(['Hammer', 'Doji', 'None of these']));
  const answer = (query: { against?: string }, question: number) =>
    send(server, drillCalls.answerDrill, { as, params, query, body: { question, chosen: '1' } });
  expect((await answer({ against: 'doji' }, 0)).status).toBe(200);
  expect((await answer({}, 1)).error.code).toBe('invalid_request');
  expect((await answer({ against: 'shooting-star' }, 1)).error.code).toBe('invalid_request');
  expect((await answer({ against: 'doji' }, 1)).status).toBe(200);
});

test('a drill against a pattern that is not included, unknown or of another kind is refused', async () => {
  const [as, heritage] = [await createLearner(server), await createLearner(server, { role: 'heritage' })];
  const params = { patternId: 'hammer', drillId: randomUUID() };
  const codeOf = async (reader: TestLearner, against: string) =>
    (await send(server, drillCalls.readDrill, { as: reader, params, query: { against } })).error.code;
  expect(await codeOf(as, 'morning-star')).toBe('heritage_required');
  expect(await codeOf(as, 'no-such-one')).toBe('not_found');
  expect(await codeOf(heritage, 'double-top')).toBe('invalid_request');
  expect(await codeOf(heritage, 'hammer')).toBe('invalid_request');
});

test('a vocabulary quiz about given terms asks about these', async () => {
  const as = await createLearner(server);
  const params = { attemptId: randomUUID() };
  const body = { length: 5, scope: 'all' as const, terms: ['gap', 'spread', 'no-such-term'] };
  const { body: quiz } = await call(server, vocabularyCalls.startVocabularyQuiz, { as, params, body });
  expect(quiz.questions).toHaveLength(2);
  const none = { ...body, terms: ['no-such-term'] };
  const refused = await send(server, vocabularyCalls.startVocabularyQuiz, {
    as,
    params: { attemptId: randomUUID() },
    body: none,
  });
  expect(refused.error.code).toBe('invalid_request');
});
