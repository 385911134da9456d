import { readFile } from 'node:fs/promises';
import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward';
import { patterns } from '@wickwise/curriculum/patterns';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { recordStatements } from '#tests/support/queries.ts';
import { call, createLearner, send, startTestServer } from '#tests/support/server.ts';

import { activity } from '../../db/schema/progress.ts';
import { consumeRateLimit } from '../identity/public.ts';
import { lessonChangeLimit } from './rules.ts';

const AUTH_SECRET = 'the same secret in each process, of thirty-two characters';
const server = await useTestServer({ AUTH_SECRET });

/** What comes with the first lesson. */
const FIRST_BADGE = 25;
const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;
const REOPEN = { completed: false, masteryLevel: 'learning' } as const;

function at(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

describe('completing a lesson', () => {
  test('earns 50 for the pattern and 10 for the first day, and is there when read again', async () => {
    const learner = await createLearner(server);
    const answer = await call(server, progressCalls.updateProgress, {
      as: learner,
      params: { patternId: 'doji' },
      body: COMPLETE,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.progress).toMatchObject({ patternId: 'doji', completed: true, masteryLevel: 'mastered' });
    expect(answer.body.earned.entries.map(({ points }) => points)).toEqual([50, 10, FIRST_BADGE]);
    const stats = await call(server, rewardCalls.stats, { as: learner });
    expect(stats.body).toMatchObject({
      experience: 60 + FIRST_BADGE,
      level: 1,
      streak: 1,
      lessonsCompleted: 1,
      lessonsTotal: 5,
    });
    const progress = await call(server, progressCalls.listProgress, { as: learner });
    expect(progress.body.map(({ patternId }) => patternId)).toEqual(['doji']);
  });

  test('earns nothing when repeated, reopened and completed again, on that day or a later one', async () => {
    const learner = await createLearner(server);
    server.now = at('2026-03-02');
    const put = (body: typeof COMPLETE | typeof REOPEN) =>
      call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'hammer' }, body });
    await put(COMPLETE);
    await put(COMPLETE);
    server.now = at('2026-03-03');
    await put(REOPEN);
    const again = await put(COMPLETE);
    expect(again.body.earned.entries).toEqual([]);
    expect(again.body.earned.stats).toMatchObject({ experience: 60 + FIRST_BADGE, streak: 1 });
    expect(again.body.earned.stats.streakDetail.studiedToday).toBe(false);
  });

  test('counts days in the zone of the learner', async () => {
    const learner = await createLearner(server, { timeZone: 'America/New_York' });
    const put = (patternId: string) =>
      call(server, progressCalls.updateProgress, { as: learner, params: { patternId }, body: COMPLETE });
    server.now = new Date('2026-03-11T03:50:00Z');
    await put('doji');
    server.now = new Date('2026-03-11T04:10:00Z');
    const next = await put('hammer');
    expect(next.body.earned.stats.streak).toBe(2);
    expect(next.body.earned.entries).toContainEqual({ cause: 'streak-day:2026-03-11', points: 20 });
  });

  test('is refused while a required lesson is open, and nothing is stored', async () => {
    const learner = await createLearner(server);
    const answer = await call(server, progressCalls.updateProgress, {
      as: learner,
      params: { patternId: 'shooting-star' },
      body: COMPLETE,
    });
    expect([answer.status, answer.error.code]).toEqual([403, 'lesson_locked']);
    const progress = await call(server, progressCalls.listProgress, { as: learner });
    expect(progress.body).toEqual([]);
  });

  test('of a heritage lesson needs an active purchase', async () => {
    const request = { params: { patternId: 'double-bottom' }, body: COMPLETE };
    const genesis = await createLearner(server);
    const refused = await call(server, progressCalls.updateProgress, { as: genesis, ...request });
    expect([refused.status, refused.error.code]).toEqual([403, 'heritage_required']);
    const refunded = await createLearner(server, { role: 'refunded' });
    const lost = await call(server, progressCalls.updateProgress, { as: refunded, ...request });
    expect([lost.status, lost.error.code]).toEqual([403, 'heritage_required']);
    const heritage = await createLearner(server, { role: 'heritage' });
    const done = await call(server, progressCalls.updateProgress, { as: heritage, ...request });
    expect(done.status).toBe(200);
  });

  test('of an unknown lesson, or one whose mastery contradicts it, is refused with a reason', async () => {
    const learner = await createLearner(server);
    const unknown = await call(server, progressCalls.updateProgress, {
      as: learner,
      params: { patternId: 'no-such-pattern' },
      body: COMPLETE,
    });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found']);
    const contradiction = await send(server, progressCalls.updateProgress, {
      as: learner,
      params: { patternId: 'doji' },
      body: { completed: true, masteryLevel: 'learning' },
    });
    expect([contradiction.status, contradiction.error.code]).toEqual([400, 'invalid_request']);
    expect(contradiction.error.message).not.toBe('');
  });
});

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

  test('makes no second study day at once, and pays no second one', async () => {
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

  test('makes no day that was studied already pay again, however often the zone goes back and forth', async () => {
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

  test('on the way east counts the next day 20 hours after the last one began', async () => {
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

  test('on the way west keeps the day until the calendar there has passed it', async () => {
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

  test('shows in the log, with the day that counted', async () => {
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

describe('reopening and completing a lesson again', () => {
  const HALF_HOUR_MS = 30 * 60_000;

  test('is refused the 61st time in a row and stores nothing then, and works again half an hour later', async () => {
    const learner = await createLearner(server);
    const request = { as: learner, params: { patternId: 'doji' } };
    const put = (body: typeof COMPLETE | typeof REOPEN) =>
      call(server, progressCalls.updateProgress, { ...request, body });
    const countRows = () => server.runtime.db.$count(activity, eq(activity.userId, learner.id));
    await put(COMPLETE);
    // All but the last two of the 60, without the time that so many calls take.
    const { db } = server.runtime;
    const key = ['lesson-change', learner.id];
    for (let change = 0; change < 58; change += 1) {
      await consumeRateLimit({ db, limit: lessonChangeLimit, key, now: server.now });
    }
    expect([(await put(REOPEN)).status, (await put(COMPLETE)).status]).toEqual([200, 200]);

    const refused = await put(REOPEN);
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '1800',
    ]);
    expect(refused.error.message).toContain('try again in half an hour');
    expect(await countRows()).toBe(3);
    const progress = await call(server, progressCalls.listProgress, { as: learner });
    expect(progress.body).toMatchObject([{ patternId: 'doji', completed: true }]);
    const study = { ...request, params: { patternId: 'hammer' }, body: COMPLETE };
    expect((await call(server, progressCalls.updateProgress, study)).status).toBe(200);

    server.now = new Date(server.now.getTime() + HALF_HOUR_MS);
    expect([(await put(REOPEN)).status, (await put(COMPLETE)).status]).toEqual([200, 429]);
    const body = { patternIds: ['doji', 'shooting-star'] };
    const merge = await call(server, progressCalls.mergeProgress, { as: learner, body });
    expect(merge.body).toMatchObject({ refused: [] });
    expect((await put(REOPEN)).status).toBe(429);
    expect(await countRows()).toBe(7);
  });
});

describe('bringing along what a visitor completed', () => {
  test('takes the lessons in an order in which each is open, once, and names those it refused', async () => {
    const learner = await createLearner(server);
    const merge = () =>
      call(server, progressCalls.mergeProgress, {
        as: learner,
        body: { patternIds: ['shooting-star', 'hammer', 'bearish-engulfing', 'double-bottom', 'no-such-pattern'] },
      });
    const first = await merge();
    expect(first.body.progress.map(({ patternId }) => patternId)).toEqual(['hammer', 'shooting-star']);
    expect(first.body.refused.toSorted()).toEqual(['bearish-engulfing', 'double-bottom', 'no-such-pattern']);
    expect(first.body.earned.stats.experience).toBe(110 + FIRST_BADGE);
    const second = await merge();
    expect(second.body.earned.entries).toEqual([]);
    expect(second.body.earned.stats.experience).toBe(110 + FIRST_BADGE);
  });

  test('of more lessons than there are is refused', async () => {
    const learner = await createLearner(server);
    const patternIds = Array.from({ length: 101 }, (_, index) => `pattern-${index}`);
    const answer = await call(server, progressCalls.mergeProgress, { as: learner, body: { patternIds } });
    expect(answer.error.code).toBe('invalid_request');
  });
});

describe('what one event costs', () => {
  async function countStatements(run: () => Promise<unknown>) {
    queries.length = 0;
    await run();
    // The payment sandbox looks by itself for what is due, and one of the engines does not say when it commits.
    const own = /^update "user"|"activity"|"xp_ledger"|"celebration"|"rate_limit"/;
    return queries.filter((query) => own.test(query) && !query.includes('"sandbox_')).length;
  }
  let queries: string[];
  beforeAll(() => {
    queries = recordStatements(server.runtime.db);
  });

  test('a completion is a lock, a read and three writes; a merge of many costs the same', async () => {
    const [one, many] = [await createLearner(server), await createLearner(server, { role: 'heritage' })];
    const update = (body: typeof COMPLETE | typeof REOPEN) => () =>
      call(server, progressCalls.updateProgress, { as: one, params: { patternId: 'doji' }, body });
    expect(await countStatements(update(COMPLETE))).toBe(5);
    expect(await countStatements(update(COMPLETE))).toBe(2);
    expect(await countStatements(update(REOPEN))).toBe(4);
    const body = { patternIds: patterns.map(({ id }) => id) };
    expect(await countStatements(() => call(server, progressCalls.mergeProgress, { as: many, body }))).toBe(5);
    const progress = await call(server, progressCalls.listProgress, { as: many });
    expect(progress.body).toHaveLength(patterns.length);
  });

  test('what was read of a log is not read again until the log grows, by another process too', async () => {
    const other = await startTestServer({ AUTH_SECRET }, { sharing: server.connection });
    onTestFinished(() => other.close());
    const learner = await createLearner(server);
    const complete = (patternId: string) => ({ as: learner, params: { patternId }, body: COMPLETE });
    const readStats = () => call(server, rewardCalls.stats, { as: learner });
    await call(server, progressCalls.updateProgress, complete('doji'));
    expect((await readStats()).body.lessonsCompleted).toBe(1);
    expect(await countStatements(readStats)).toBe(0);
    await call(other, progressCalls.updateProgress, complete('hammer'));
    expect((await readStats()).body.lessonsCompleted).toBe(2);
    expect((await call(server, progressCalls.listProgress, { as: learner })).body).toHaveLength(2);
  });
});

describe('a lesson that was reopened before that had its word', () => {
  const MIGRATION = new URL('../../db/migrations/0005_lesson-reopened.sql', import.meta.url);

  test('counts as reopened, and the migration gives it the word and changes nothing else', async () => {
    const learner = await createLearner(server);
    const put = (body: typeof COMPLETE | typeof REOPEN) =>
      call(server, progressCalls.updateProgress, { as: learner, params: { patternId: 'doji' }, body });
    await put(COMPLETE);
    await put(REOPEN);
    const { db } = server.runtime;
    const readLog = () => db.select().from(activity).where(eq(activity.userId, learner.id)).orderBy(asc(activity.id));
    const log = await readLog();
    await db.execute(sql`update ${activity} set kind = 'lesson-opened'
      where kind = 'lesson-reopened' and user_id = ${learner.id}`);
    const readProgress = () => call(server, progressCalls.listProgress, { as: learner });
    expect((await readProgress()).body).toMatchObject([{ patternId: 'doji', completed: false }]);

    await db.execute(sql.raw(await readFile(MIGRATION, 'utf8')));
    expect(await readLog()).toEqual(log);
    expect(log.map(({ kind }) => kind)).toEqual(['lesson-completed', 'lesson-reopened']);
    expect((await readProgress()).body).toMatchObject([{ patternId: 'doji', completed: false }]);
  });
});
