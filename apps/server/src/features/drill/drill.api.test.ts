import { randomUUID } from 'node:crypto';
import { analyticsCalls } from '@wickwise/contract/analytics';
import { drill, drillCalls } from '@wickwise/contract/drill';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { patterns } from '@wickwise/curriculum/patterns';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import type { Learner } from '../../plugins/session.ts';
import { readDrillReview } from './public.ts';
import { drawDrill, drawLimit } from './rules.ts';

const server = await useTestServer();

interface Key {
  patternId: string;
  drillId: string;
}

const newDrill = (patternId = 'hammer'): Key => ({ patternId, drillId: randomUUID() });

/** The questions with their keys, as only the server has them. */
async function drawnFor(as: TestLearner | null, key: Key): Promise<PictureQuestion[]> {
  const { secret } = await server.runtime.auth.$context;
  const learner = as && ({ id: as.id, tier: 'heritage', status: 'active' } as Learner);
  return drawDrill(key, { learner, secret });
}

async function choiceFor(as: TestLearner | null, key: Key, asked: { question: number; isRight: boolean }) {
  const drawn = (await drawnFor(as, key))[asked.question];
  const wrong = drawn?.choices.find(({ id }) => id !== drawn.answer)?.id;
  return (asked.isRight ? drawn?.answer : wrong) ?? '';
}

async function answer(as: TestLearner | null, key: Key, asked: { question: number; isRight: boolean }) {
  const chosen = await choiceFor(as, key, asked);
  const body = { question: asked.question, chosen };
  return (await call(server, drillCalls.answerDrill, { as, params: key, query: {}, body })).body;
}

/** A whole drill with the first `correct` answers right. Returns what the last one earned. */
async function finish(as: TestLearner, correct: number, key = newDrill()) {
  await answer(as, key, { question: 0, isRight: correct > 0 });
  await answer(as, key, { question: 1, isRight: correct > 1 });
  return answer(as, key, { question: 2, isRight: correct > 2 });
}

const drillPoints = ({ entries }: { entries: readonly { cause: string; points: number }[] }) =>
  entries.filter(({ cause }) => cause.startsWith('drill:')).map(({ points }) => points);

describe('a drill', () => {
  test('a drill has three questions with charts and reveals no answer', async () => {
    for (const as of [null, await createLearner(server)]) {
      const { body } = await call(server, drillCalls.readDrill, { as, params: newDrill(), query: {} });
      expect(drill.parse(body)).toEqual(body);
      const text = JSON.stringify(body);
      for (const hidden of ['"answer"', '"review"', '"checks"', '"notes"', '"explanation"', '"patternId":null'])
        expect(text).not.toContain(hidden);
      const pictures = body.questions.flatMap(({ picture, choices }) => [
        picture,
        ...choices.map((one) => one.picture),
      ]);
      expect(pictures.filter((picture) => picture !== null).length).toBeGreaterThanOrEqual(6);
    }
  });

  test('a learner gets the same drill again, and others get another one', async () => {
    const [mine, theirs] = [await createLearner(server), await createLearner(server)];
    const params = newDrill();
    const readAs = async (as: TestLearner | null) =>
      JSON.stringify((await call(server, drillCalls.readDrill, { as, params, query: {} })).body);
    expect(await readAs(mine)).toBe(await readAs(mine));
    expect(new Set([await readAs(mine), await readAs(theirs), await readAs(null)]).size).toBe(3);
  });

  test('a premium drill requires Heritage, and a free one names no premium pattern', async () => {
    const params = newDrill('morning-star');
    for (const as of [null, await createLearner(server), await createLearner(server, { role: 'refunded' })]) {
      const read = await send(server, drillCalls.readDrill, { as, params });
      const sent = await send(server, drillCalls.answerDrill, { as, params, body: { question: 0, chosen: '1' } });
      expect([read.error.code, sent.error.code]).toEqual(['heritage_required', 'heritage_required']);
    }
    const heritage = await createLearner(server, { role: 'heritage' });
    expect((await call(server, drillCalls.readDrill, { as: heritage, params, query: {} })).status).toBe(200);
    const premium = patterns.filter(({ requiredTier }) => requiredTier === 'heritage').map(({ name }) => name);
    for (let count = 0; count < 12; count++) {
      const { body } = await call(server, drillCalls.readDrill, { as: heritage, params: newDrill(), query: {} });
      const named = body.questions.flatMap(({ choices }) => choices.map(({ text }) => text));
      expect(named.filter((name) => premium.includes(name))).toEqual([]);
    }
  });

  test('a drill on an unknown pattern is not found, and an unknown choice is rejected', async () => {
    const unknown = await send(server, drillCalls.readDrill, { as: null, params: newDrill('no-such-one') });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found']);
    const as = await createLearner(server);
    const key = newDrill();
    const judge = (await drawnFor(as, key)).findIndex(({ kind }) => kind === 'judge');
    const wrong = await send(server, drillCalls.answerDrill, {
      as,
      params: key,
      body: { question: judge, chosen: '5' },
    });
    expect([wrong.status, wrong.error.code]).toEqual([400, 'invalid_request']);
  });
});

describe('an answer', () => {
  test('a drill answer is judged and explained by the rule and its measurement in the chart', async () => {
    const as = await createLearner(server);
    const key = newDrill();
    const [first] = await drawnFor(as, key);
    const review = await answer(as, key, { question: 0, isRight: false });
    expect(review).toMatchObject({ isCorrect: false, answer: first?.answer, earned: null });
    expect(review.explanation).toBe(first?.review.explanation);
    expect(review.checks.length).toBeGreaterThan(0);
  });

  test("a visitor's drill answer is judged and earns nothing", async () => {
    const key = newDrill();
    for (const question of [0, 1, 2]) {
      const review = await answer(null, key, { question, isRight: true });
      expect([review.isCorrect, review.earned]).toEqual([true, null]);
    }
  });

  test('the last answer of a drill earns 10 for each right one, once', async () => {
    const as = await createLearner(server);
    const key = newDrill();
    const { earned } = await finish(as, 2, key);
    expect(drillPoints(earned ?? { entries: [] })).toEqual([20]);
    const again = await answer(as, key, { question: 2, isRight: false });
    expect(again.earned?.entries).toEqual(earned?.entries);
    expect(again.earned?.stats).toEqual(earned?.stats);
    expect((await call(server, rewardCalls.stats, { as })).body).toEqual(earned?.stats);
  });

  test('the first answer counts: sending the right one afterwards earns nothing', async () => {
    const as = await createLearner(server);
    const key = newDrill();
    const first = await answer(as, key, { question: 0, isRight: false });
    const second = await answer(as, key, { question: 0, isRight: true });
    expect(second).toMatchObject({ chosen: first.chosen, isCorrect: false });
    await answer(as, key, { question: 1, isRight: false });
    const { earned } = await answer(as, key, { question: 2, isRight: false });
    expect(drillPoints(earned ?? { entries: [] })).toEqual([]);
  });

  test('drills earn at most 400 points a day, and again the next day', async () => {
    server.now = new Date('2026-03-02T12:00:00Z');
    const as = await createLearner(server);
    let points = 0;
    for (let count = 0; count < 14; count++) {
      const { earned } = await finish(as, 3);
      points += drillPoints(earned ?? { entries: [] })[0] ?? 0;
    }
    expect(points).toBe(400);
    server.now = new Date('2026-03-03T12:00:00Z');
    expect(drillPoints((await finish(as, 3)).earned ?? { entries: [] })).toEqual([30]);
  });
});

test('drill answers count among the answers on a pattern', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  await finish(as, 0, newDrill('doji'));
  await finish(as, 3, newDrill('hammer'));
  const { body: weak } = await call(server, analyticsCalls.listWeakAreas, { as });
  expect(weak).toMatchObject([{ patternId: 'doji', averageScore: 0, totalAttempts: 3 }]);
  const { body: strong } = await call(server, analyticsCalls.listStrengths, { as });
  expect(strong).toMatchObject([{ patternId: 'hammer', averageScore: 100, totalAttempts: 3 }]);
  const { body } = await call(server, analyticsCalls.listSessions, { as });
  expect(body.sessions).toMatchObject([{ sessionType: 'drills', correct: 3, incorrect: 3 }]);
});

test('the visitors of one network draw only so many drills a minute, and no one else waits for them', async () => {
  const [busy, other] = [new BrowserSession(server), new BrowserSession(server)];
  const draw = async (browser: BrowserSession) => {
    const page = await browser.get(`/api/patterns/hammer/drills/${randomUUID()}`);
    return [page.status, page.headers.get('retry-after')] as const;
  };
  for (let drawn = 0; drawn < drawLimit.points; drawn += 1) expect((await draw(busy))[0]).toBe(200);
  expect(await draw(busy)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await draw(other))[0]).toBe(200);
});

test('the note on a wrong chart names the chart when the answer is asked about', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const key = newDrill();
  const question = (await drawnFor(as, key)).findIndex(({ review }) => Object.keys(review.notes).length > 0);
  const { chosen, notes, explanation } = await answer(as, key, { question, isRight: false });
  const { secret } = await server.runtime.auth.$context;
  const learner = { id: as.id, tier: 'heritage', status: 'active' } as Learner;
  const asked = await readDrillReview({ db: server.runtime.db, learner, secret }, { ...key, question });
  expect(asked?.given.explanation).toBe(`${explanation} Chart ${chosen}: ${notes[chosen]}`);
});
