import { type Decision, decisionCalls } from '@wickwise/contract/practice/decision';
import { todayCalls } from '@wickwise/contract/today';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';
import { DAY_MS } from '../../plugins/duration.ts';

const server = await useTestServer();

/** What only the browser knows: a trade to review. */
const trade = { tradeId: 't2', tradeClosedOn: '2026-03-01' };

const skillsOf = async (as: TestLearner) => (await call(server, todayCalls.listSkills, { as })).body;
/** Without the lesson that everyone has. */
async function planOf(as: TestLearner, query: object = {}) {
  const { body } = await call(server, todayCalls.readToday, { as, query: { minutes: 20, ...query } });
  return { done: body.done, items: body.items.filter(({ kind }) => kind !== 'new-lesson') };
}

async function decide(as: TestLearner, source: Decision['source'], ...isKept: boolean[]): Promise<void> {
  const topic = 'trade-exit' as const;
  const decisions = isKept.map((kept, trade): Decision => {
    const decidedAt = new Date(server.now.getTime() - 1000 + trade).toISOString();
    return { id: `${source}:${trade}:${topic}`, source, topic, isKept: kept, decidedAt };
  });
  await call(server, decisionCalls.recordDecisions, { as, body: { decisions, sentAt: server.now.toISOString() } });
}

test('a trade of a replay is a decision judged by its log, and the replay of the day', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  await decide(as, 'replay', true, false);
  expect(await skillsOf(as)).toMatchObject([
    { skill: 'decision:trade-exit', name: 'Exit rules', status: 'learning', recent: { right: 1, answers: 2 } },
  ]);
  expect(await planOf(as)).toEqual({ done: { items: 1, minutes: 5 }, items: [] });
  server.now = new Date(server.now.getTime() + DAY_MS);
  // Known to the log, so on a device without the replay too.
  expect((await planOf(as)).items).toMatchObject([
    { id: 'replay:next', reason: 'You broke your exit rules yesterday.', action: { kind: 'replay' } },
  ]);
  await decide(as, 'trade-review', true);
  expect((await planOf(as)).items).toMatchObject([{ id: 'replay:next', reason: 'You last played one yesterday.' }]);
});

test('the review of an own trade is a decision judged by its trader, and the review of the day', async () => {
  const as = await createLearner(server, { role: 'heritage' });
  const before = await planOf(as, trade);
  expect(before.items).toMatchObject([{ id: 'trade-review:t2', action: { kind: 'trade', tradeId: 't2' } }]);
  await decide(as, 'trade-review', false);
  expect(await skillsOf(as)).toMatchObject([{ skill: 'decision:trade-exit', recent: { right: 0, answers: 0 } }]);
  // The browser names the next trade, which waits until tomorrow; the rules that slipped are tried in a replay.
  const after = await planOf(as, { ...trade, tradeId: 't1' });
  expect(after.done).toEqual({ items: 1, minutes: 3 });
  expect(after.items).toMatchObject([{ id: 'replay:next', reason: 'You broke your exit rules today.' }]);
  server.now = new Date(server.now.getTime() + DAY_MS);
  expect((await planOf(as, { ...trade, tradeId: 't1' })).items).toMatchObject([
    { id: 'trade-review:t1' },
    { id: 'replay:next', reason: 'You broke your exit rules yesterday.' },
  ]);
});

test('a learner without Heritage has their decisions, and no trade or replay in the plan', async () => {
  const as = await createLearner(server);
  await decide(as, 'replay', false);
  server.now = new Date(server.now.getTime() + DAY_MS);
  expect((await skillsOf(as)).map(({ name }) => name)).toEqual(['Exit rules']);
  expect((await planOf(as, trade)).items).toEqual([]);
});
