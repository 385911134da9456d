import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { activity } from '../../db/schema/progress.ts';

const AUTH_SECRET = 'the same secret in each process, of thirty-two characters';
const server = await useTestServer({ AUTH_SECRET });

/** The points of the badge for a first lesson. */
const FIRST_BADGE = 25;
const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;

describe('a change of time zone', () => {
  async function createTraveler(timeZone: string, now: string) {
    server.now = new Date(now);
    const learner = await createLearner(server, { timeZone });
    const travel = (to: string) => call(server, identityCalls.updateAccount, { as: learner, body: { timeZone: to } });
    const wait = (until: string) => {
      server.now = new Date(until);
    };
    const complete = async (patternId: string) => {
      const answer = await call(server, progressCalls.updateProgress, {
        as: learner,
        params: { patternId },
        body: COMPLETE,
      });
      return answer.body.earned;
    };
    const readStats = async () => (await call(server, rewardCalls.stats, { as: learner })).body;
    return { learner, travel, wait, complete, readStats };
  }

  test('a change of time zone adds no second study day and pays none', async () => {
    const { travel, complete, readStats } = await createTraveler('UTC', '2026-03-11T00:47:00Z');
    await travel('Etc/GMT+12');
    await complete('doji');
    await travel('UTC');
    expect(await readStats()).toMatchObject({ streak: 1, streakDetail: { studiedToday: true } });
    const { entries, stats } = await complete('hammer');
    expect(entries).toEqual([{ cause: 'pattern-mastered:hammer', points: 50 }]);
    expect(stats).toMatchObject({ experience: 60 + 50 + FIRST_BADGE, streak: 1, streakDetail: { studiedToday: true } });
    expect(await readStats()).toEqual(stats);
  });

  test('a day that a change of time zone skipped does not end the streak', async () => {
    const { learner, travel, wait, complete, readStats } = await createTraveler(
      'America/Los_Angeles',
      '2026-03-08T03:00:00Z',
    );
    await complete('doji');
    wait('2026-03-09T03:00:00Z');
    await complete('hammer');
    wait('2026-03-10T03:00:00Z');
    expect((await complete('bullish-engulfing')).stats.streak).toBe(3);
    await travel('Australia/Sydney');
    wait('2026-03-10T22:00:00Z');
    expect((await complete('shooting-star')).stats.streak).toBe(3);
    wait('2026-03-11T08:00:00Z');
    expect(await readStats()).toMatchObject({ streak: 3, streakDetail: { studiedToday: false } });
    expect((await complete('bearish-engulfing')).stats.streak).toBe(4);
    expect(await readStats()).toMatchObject({ streak: 4, streakDetail: { studiedToday: true } });
    const { body } = await call(server, progressCalls.studyCalendar, { as: learner });
    expect(body).toMatchObject({ today: '2026-03-11', daysStudied: 4, longestStreak: 4 });
    expect(body.weeks.flat().find(({ day }) => day === '2026-03-10')?.state).toBe('frozen');
  });

  test('changing the time zone back and forth never pays a study day twice', async () => {
    const { travel, wait, complete } = await createTraveler('Etc/GMT+12', '2026-03-11T00:47:00Z');
    await complete('doji');
    for (const [patternId, zone, until] of [
      ['hammer', 'Pacific/Kiritimati', '2026-03-11T09:00:00Z'],
      ['bullish-engulfing', 'Etc/GMT+12', '2026-03-11T11:59:00Z'],
      ['shooting-star', 'UTC', '2026-03-11T20:46:59Z'],
    ] as const) {
      wait(until);
      await travel(zone);
      expect((await complete(patternId)).stats.streak, zone).toBe(1);
    }
    wait('2026-03-11T20:47:00Z');
    expect((await complete('bearish-engulfing')).stats.streak).toBe(2);
  });

  test('traveling east, the next study day counts 20 hours after the last one began', async () => {
    const { travel, wait, complete, readStats } = await createTraveler('America/New_York', '2026-03-11T01:00:00Z');
    await complete('doji');
    await travel('Europe/Berlin');
    wait('2026-03-11T12:00:00Z');
    expect((await complete('hammer')).stats).toMatchObject({ streak: 1, streakDetail: { studiedToday: true } });
    wait('2026-03-11T21:00:00Z');
    expect(await readStats()).toMatchObject({ streak: 1, streakDetail: { studiedToday: false } });
    const { entries, stats } = await complete('bullish-engulfing');
    expect(entries).toContainEqual({ cause: 'streak-day:2026-03-11', points: 20 });
    expect(stats.streak).toBe(2);
  });

  test('traveling west, the study day stays until the calendar there has passed it', async () => {
    const { travel, wait, complete, readStats } = await createTraveler('Asia/Tokyo', '2026-03-10T23:00:00Z');
    await complete('doji');
    await travel('America/Los_Angeles');
    for (const until of ['2026-03-11T02:00:00Z', '2026-03-12T06:59:00Z']) {
      wait(until);
      expect(await readStats(), until).toMatchObject({ streak: 1, streakDetail: { studiedToday: true } });
    }
    wait('2026-03-12T07:01:00Z');
    const { entries, stats } = await complete('hammer');
    expect(entries).toContainEqual({ cause: 'streak-day:2026-03-12', points: 20 });
    expect(stats.streak).toBe(2);
  });

  test('a change of time zone is logged with the day that counted', async () => {
    const { learner, travel, complete } = await createTraveler('Asia/Tokyo', '2026-03-10T23:00:00Z');
    await complete('doji');
    await travel('America/Los_Angeles');
    await complete('hammer');
    const { localDay, timeZone } = activity;
    const logged = await server.runtime.db
      .select({ localDay, timeZone })
      .from(activity)
      .where(eq(activity.userId, learner.id))
      .orderBy(asc(activity.id));
    expect(logged).toEqual([
      { localDay: '2026-03-11', timeZone: 'Asia/Tokyo' },
      { localDay: '2026-03-11', timeZone: 'America/Los_Angeles' },
    ]);
  });
});
