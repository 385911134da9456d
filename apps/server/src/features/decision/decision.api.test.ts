import { decisionTopics } from '@wickwise/contract/constants';
import { identityCalls } from '@wickwise/contract/identity';
import { type Decision, decisionCalls } from '@wickwise/contract/practice/decision';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { todayCalls } from '@wickwise/contract/today';
import { asc, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send, type TestLearner } from '#tests/support/server.ts';
import { decision } from '../../db/schema/decision.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { toDecisionAnswer } from './public.ts';
import { sendLimit } from './rules.ts';

const server = await useTestServer();

async function logOf({ id }: TestLearner) {
  const rows = server.runtime.db.select().from(decision).where(eq(decision.userId, id));
  return (await rows.orderBy(desc(decision.decidedAt), asc(decision.id))).map(toDecisionAnswer);
}
const daysOf = async (as: TestLearner) => (await logOf(as)).map(({ day }) => String(day));

function decisionOf(fields: Partial<Decision> = {}): Decision {
  const { source = 'replay', topic = 'trade-risk' } = fields;
  const id = `${source}:1772452800000-0:${topic}`;
  return { id, source, topic, isKept: true, decidedAt: server.now.toISOString(), ...fields };
}

async function record(as: TestLearner, decisions: Decision[], sentAt = server.now.toISOString()) {
  return (await call(server, decisionCalls.recordDecisions, { as, body: { decisions, sentAt } })).body.added;
}

test.each(decisionTopics)(
  'a decision about %s is stored once, the first one stands, and it earns nothing',
  async (topic) => {
    const as = await createLearner(server);
    const kept = decisionOf({ topic });
    expect([await record(as, [kept, kept]), await record(as, [{ ...kept, isKept: false }])]).toEqual([1, 0]);
    expect(await logOf(as)).toMatchObject([{ kind: 'replay', topic, isCorrect: true }]);
    expect((await call(server, rewardCalls.rewardsTotal, { as })).body.totalPoints).toBe(0);
  },
);

test('the same trade of two learners counts for each of them', async () => {
  const [one, other] = [await createLearner(server), await createLearner(server)];
  expect([await record(one, [decisionOf()]), await record(other, [decisionOf()])]).toEqual([1, 1]);
});

test('it counts on the day on which it was made, by a clock that is corrected', async () => {
  server.now = new Date('2026-03-09T12:00:00Z');
  const on = async (decidedAt: string, sentAt: string) => {
    const as = await createLearner(server);
    await record(as, [decisionOf({ decidedAt })], sentAt);
    return (await daysOf(as))[0];
  };
  expect(await on('2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z')).toBe('2026-03-07');
  // A clock that is two years behind, one that is ahead, and a year that no calendar has.
  expect(await on('2024-03-08T12:00:00Z', '2024-03-09T12:00:00Z')).toBe('2026-03-08');
  expect(await on('2031-03-09T12:00:00Z', '2026-03-09T12:00:00Z')).toBe('2026-03-09');
  expect(await on('0001-01-01T00:00:00Z', '2026-03-09T12:00:00Z')).toBe('2025-03-08');
});

test('nothing of a trade is taken beyond what was decided', async () => {
  const as = await createLearner(server);
  const sentAt = server.now.toISOString();
  const codeOf = async (extra: object) => {
    const body = { decisions: [{ ...decisionOf(), ...extra }], sentAt };
    return (await send(server, decisionCalls.recordDecisions, { as, body })).error.code;
  };
  for (const extra of [{ symbol: 'MSFT' }, { price: 100 }, { topic: 'profit' }, { source: 'broker' }, { id: '' }])
    expect(await codeOf(extra)).toBe('invalid_request');
  expect(await logOf(as)).toEqual([]);
});

test('more in an hour than anyone trades is refused, and none is stored', async () => {
  const as = await createLearner(server);
  const sends = createRateLimiter(server.runtime.db, sendLimit);
  for (let sent = 0; sent < sendLimit.points; sent += 1) await consumeRateLimit(sends, as.id);
  const body = { decisions: [decisionOf()], sentAt: server.now.toISOString() };
  const { status, error } = await send(server, decisionCalls.recordDecisions, { as, body });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
  expect(await logOf(as)).toEqual([]);
});

test('who starts over has broken no rules, and their data export still has them', async () => {
  const as = await createLearner(server);
  await record(as, [decisionOf({ isKept: false })]);
  expect((await call(server, todayCalls.startOver, { as })).body).toEqual([]);
  expect((await call(server, todayCalls.listSkills, { as })).body).toEqual([]);
  const { body } = await call(server, identityCalls.exportAccount, { as });
  expect(body.data.decisions).toMatchObject([{ source: 'replay', topic: 'trade-risk', isKept: false }]);
});
