import { progressCalls } from '@wickwise/contract/progress';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner, send } from '#tests/support/server.ts';

const AUTH_SECRET = 'the same secret in each process, of thirty-two characters';
const server = await useTestServer({ AUTH_SECRET });

/** The points of the badge for a first lesson. */
const FIRST_BADGE = 25;
const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;
const REOPEN = { completed: false, masteryLevel: 'learning' } as const;

function at(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

describe('completing a lesson', () => {
  test('completing a lesson earns 50 for the pattern and 10 for the first day, and is stored', async () => {
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

  test('completing a lesson again earns nothing, on that day or a later one', async () => {
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

  test("a study day is counted in the learner's time zone", async () => {
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

  test('a lesson cannot be completed before the lessons it requires', async () => {
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

  test('completing a Heritage lesson requires a paid purchase', async () => {
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

  test('an unknown lesson, or a contradictory mastery level, is rejected with a reason', async () => {
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

describe('merging what a visitor completed', () => {
  test("a merge completes a visitor's lessons in unlocking order, once, and names those it refused", async () => {
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

  test('a merge of more lessons than exist is rejected', async () => {
    const learner = await createLearner(server);
    const patternIds = Array.from({ length: 101 }, (_, index) => `pattern-${index}`);
    const answer = await call(server, progressCalls.mergeProgress, { as: learner, body: { patternIds } });
    expect(answer.error.code).toBe('invalid_request');
  });
});
