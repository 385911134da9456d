import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, type TestLearner } from '#tests/support/server.ts';

const server = await useTestServer();

const mark = (as: TestLearner, itemId: string) =>
  call(server, progressCalls.completeItem, { as, params: { kind: 'term', itemId } });
const calendar = async (as: TestLearner) => (await call(server, progressCalls.studyCalendar, { as })).body;
const stats = async (as: TestLearner) => (await call(server, rewardCalls.stats, { as })).body;

const TERMS = ['gap', 'stop-loss', 'bid', 'ask', 'spread', 'volume', 'support', 'resistance', 'trend', 'breakout'];

test('the calendar of a new account is half a year without study', async () => {
  server.now = new Date('2026-03-09T12:00:00Z');
  const { weeks, ...rest } = await calendar(await createLearner(server));
  expect(rest).toEqual({ today: '2026-03-09', daysStudied: 0, longestStreak: 0 });
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)?.[0]).toEqual({ day: '2026-03-09', state: 'today' });
});

test('the calendar agrees with the streak: eight days of study around one that a freeze covered', async () => {
  server.now = new Date('2026-03-01T12:00:00Z');
  const learner = await createLearner(server);
  for (const [place, day] of [1, 2, 3, 4, 5, 6, 7, 9].entries()) {
    server.now = new Date(`2026-03-0${day}T12:00:00Z`);
    await mark(learner, TERMS[place] ?? '');
  }
  const { weeks, daysStudied, longestStreak } = await calendar(learner);
  const states = new Map(weeks.flat().map(({ day, state }) => [day, state]));
  expect(['2026-02-28', '2026-03-01', '2026-03-08', '2026-03-09', '2026-03-10'].map((day) => states.get(day))).toEqual([
    'missed',
    'studied',
    'frozen',
    'studied',
    'ahead',
  ]);
  expect([daysStudied, longestStreak, (await stats(learner)).streak]).toEqual([8, 8, 8]);
});

test("the next day begins exactly at the learner's midnight", async () => {
  server.now = new Date('2026-03-08T04:59:59.999Z');
  const learner = await createLearner(server, { timeZone: 'America/New_York' });
  await mark(learner, 'gap');
  expect((await calendar(learner)).today).toBe('2026-03-07');
  // The clocks go forward two hours later: this day has 23 hours.
  server.now = new Date('2026-03-08T05:00:00.000Z');
  await mark(learner, 'bid');
  server.now = new Date('2026-03-09T03:59:59.999Z');
  expect((await calendar(learner)).today).toBe('2026-03-08');
  server.now = new Date('2026-03-09T04:00:00.000Z');
  expect((await calendar(learner)).today).toBe('2026-03-09');
  expect((await stats(learner)).streak).toBe(2);
});

test('a flight from Auckland to Honolulu neither adds a study day nor loses one', async () => {
  server.now = new Date('2026-03-06T20:00:00Z');
  const learner = await createLearner(server, { timeZone: 'Pacific/Auckland' });
  await mark(learner, 'gap');
  server.now = new Date('2026-03-07T05:00:00Z');
  await call(server, identityCalls.updateAccount, { as: learner, body: { timeZone: 'Pacific/Honolulu' } });
  const landed = await mark(learner, 'bid');
  expect(landed.body.earned.entries).toEqual([]);
  server.now = new Date('2026-03-08T20:00:00Z');
  await mark(learner, 'ask');
  const { weeks, daysStudied } = await calendar(learner);
  const studied = weeks.flat().filter(({ state }) => state === 'studied');
  expect(studied.map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08']);
  expect([daysStudied, (await stats(learner)).streak]).toEqual([2, 2]);
});
