import { randomUUID } from 'node:crypto';
import { reviewCalls } from '@wickwise/contract/review';
import { celebration } from '@wickwise/contract/reward/celebration';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { badges } from '@wickwise/curriculum/badges/badges';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { takePerfectQuiz } from '#tests/support/learner/quiz.ts';
import { triggersOf, useRewardServer } from '#tests/support/learner/rewards.ts';
import { call, createLearner } from '#tests/support/server.ts';

const { server, complete, total, celebrations } = await useRewardServer();

describe('a first lesson', () => {
  test('a first lesson returns its badge, achievement and celebrations in one response', async () => {
    const learner = await createLearner(server);
    const { earned } = (await complete(learner, 'doji')).body;
    expect(triggersOf(earned.celebrations)).toEqual(['pattern-mastered:doji', 'badge:first-candle']);
    for (const entry of earned.celebrations) expect(celebration.strict().parse(entry)).toEqual(entry);
    expect(earned.celebrations[0]?.celebrationData).toEqual({
      title: 'Lesson completed',
      description: 'You completed the Doji lesson.',
      points: 50,
    });
    expect(await celebrations(learner, 'true')).toEqual(earned.celebrations);
    const achievements = await call(server, rewardCalls.listAchievements, { as: learner });
    expect(achievements.body).toMatchObject([{ achievementType: 'first-steps' }]);
  });

  test('a first lesson shows in the badges, their stats and their progress', async () => {
    const learner = await createLearner(server);
    await complete(learner, 'doji');
    const owned = await call(server, rewardCalls.listUserBadges, { as: learner });
    expect(owned.body).toMatchObject([{ id: 'badge:first-candle', badgeId: 'first-candle', badge: { points: 25 } }]);
    const stats = await call(server, rewardCalls.badgeStats, { as: learner });
    expect(stats.body).toMatchObject({ totalBadges: 1, totalPoints: 25, bronzeBadges: 1, silverBadges: 0 });
    expect(stats.body.recentBadges).toEqual(owned.body);
    const progress = await call(server, rewardCalls.listBadgeProgress, { as: learner });
    expect(progress.body).toHaveLength(badges.length - 1);
    const [nearest] = progress.body;
    expect(nearest).toMatchObject({ badge: { id: 'three-days' }, progressPercentage: 33 });
    expect(nearest?.progress).toEqual({ current: 1, target: 3, description: '1 of 3 days in a row' });
  });

  test('a first lesson advances every achievement it counts toward', async () => {
    const learner = await createLearner(server);
    await complete(learner, 'doji');
    const { body } = await call(server, rewardCalls.listAchievementProgress, { as: learner });
    expect(body).toEqual([
      { achievementType: 'first-steps', current: 1, target: 1 },
      { achievementType: 'pattern-expert', current: 1, target: 5 },
      { achievementType: 'quiz-master', current: 0, target: 3 },
      { achievementType: 'dedicated-learner', current: 1, target: 30 },
    ]);
  });
});

test('anyone may list the badges, without their criteria', async () => {
  const { body } = await call(server, rewardCalls.listBadges, { as: null });
  expect(body.map(({ id }) => id)).toEqual(badges.map(({ id }) => id));
  expect(JSON.stringify(body)).not.toContain('criteria');
});

test('every reward list of a new account is empty', async () => {
  const as = await createLearner(server);
  expect((await call(server, rewardCalls.listUserBadges, { as })).body).toEqual([]);
  expect((await call(server, rewardCalls.badgeStats, { as })).body).toMatchObject({ totalBadges: 0, recentBadges: [] });
  expect((await call(server, rewardCalls.listAchievements, { as })).body).toEqual([]);
  expect((await call(server, rewardCalls.listMilestones, { as })).body).toEqual([]);
  expect((await call(server, rewardCalls.listLedger, { as, query: {} })).body).toEqual({ entries: [], next: null });
  expect(await celebrations(as)).toEqual([]);
});

describe('the ledger', () => {
  test('the ledger is listed newest first, in pages without a gap, and adds up to the total', async () => {
    const learner = await createLearner(server, { role: 'heritage' });
    const rows = Array.from({ length: 120 }, (_, place) => `test:${String(place).padStart(3, '0')}`);
    const { db } = server.runtime;
    await db.execute(sql`insert into xp_ledger (user_id, cause, points, earned_at)
      select ${learner.id}, cause, 3, '2026-01-01T12:00:00Z' from json_array_elements_text(${JSON.stringify(rows)}) cause`);
    await complete(learner, 'doji');
    const causes: string[] = [];
    let sum = 0;
    let before: string | undefined;
    do {
      const query = before === undefined ? {} : { before };
      const { body } = await call(server, rewardCalls.listLedger, { as: learner, query });
      causes.push(...body.entries.map(({ cause }) => cause));
      sum += body.entries.reduce((points, entry) => points + entry.points, 0);
      before = body.next ?? undefined;
    } while (before !== undefined);
    expect(causes.slice(3)).toEqual(rows.toReversed());
    expect(sum).toBe(await total(learner));
  });

  test('the ledger rejects an invalid cursor', async () => {
    const as = await createLearner(server);
    const none = ['x', 'yesterday-at-around-noon cause', '2026-99-99T00:00:00.000Z level-up:2'];
    const outOfRange = ['0000-01-01T00:00:00.000Z x', '+012345-01-01T00:00:00.000Z x'];
    for (const before of [...none, ...outOfRange]) {
      expect((await call(server, rewardCalls.listLedger, { as, query: { before } })).error.code).toBe(
        'invalid_request',
      );
    }
  });
});

test('a viewed celebration stays viewed and leaves the list of unviewed ones', async () => {
  const as = await createLearner(server);
  const [first, ...others] = (await complete(as, 'doji')).body.earned.celebrations;
  const view = () => call(server, rewardCalls.markCelebrationViewed, { as, params: { id: first?.id ?? '' } });
  expect((await view()).body).toEqual({ ...first, isViewed: true });
  expect((await view()).body.isViewed).toBe(true);
  expect(await celebrations(as, 'true')).toEqual(others);
  expect(await celebrations(as)).toHaveLength(2);
});

test('a milestone is paid when it is reached, and claiming it pays nothing more', async () => {
  const as = await createLearner(server);
  await takePerfectQuiz(server, as);
  const before = await total(as);
  const body = { milestoneType: 'perfect_scores', milestoneValue: 1 } as const;
  const asked = await call(server, rewardCalls.claimMilestone, { as, body });
  expect(asked.body).toMatchObject({ milestone: { ...body, points: 20, isRewarded: true }, earned: { entries: [] } });
  expect((await call(server, rewardCalls.listMilestones, { as })).body).toEqual([asked.body.milestone]);
  expect(await total(as)).toBe(before);
});

test('five easy flashcards in a day are celebrated once that day', async () => {
  const as = await createLearner(server);
  const easy = (cardId: string) => ({
    kind: 'grade' as const,
    id: randomUUID(),
    cardId,
    grade: 'easy' as const,
    reviewedAt: server.now.toISOString(),
  });
  const send = (...cards: string[]) =>
    call(server, reviewCalls.recordReviews, { as, body: { entries: cards.map(easy) } });
  const first = await send('doji', 'hammer', 'shooting-star', 'bullish-engulfing');
  expect(triggersOf(first.body.earned?.celebrations ?? [])).not.toContain(expect.stringMatching(/^flashcard-review/));
  const fifth = (await send('bearish-engulfing')).body.earned?.celebrations ?? [];
  expect(fifth.map(({ celebrationData }) => celebrationData.title)).toContain('Flashcard Review');
  expect((await send('doji')).body.earned?.celebrations).toEqual([]);
});
