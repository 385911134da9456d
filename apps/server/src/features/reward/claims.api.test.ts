import { rewardCalls } from '@wickwise/contract/reward/reward';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { triggersOf, useRewardServer } from '#tests/support/learner/rewards.ts';
import { call, createLearner, send } from '#tests/support/server.ts';

const { server, complete, total, celebrations } = await useRewardServer();

describe('a forged post', () => {
  test.each([
    ['a million points for a level', { amount: 1_000_000, source: 'level-up:99' }],
    ['points for nothing', { amount: 1, source: 'because' }],
    ['a badge that is not earned', { amount: 500, source: 'badge:complete-reader' }],
  ])('a claim of %s earns nothing and is rejected', async (_, claim) => {
    const as = await createLearner(server);
    const refused = await call(server, rewardCalls.claimReward, { as, body: { pointsType: 'xp', ...claim } });
    expect([refused.status, refused.error.code]).toEqual([409, 'not_earned']);
    expect(refused.error.message).toContain(claim.source);
    expect(await total(as)).toBe(0);
  });

  test('a claim of more than a cause is worth is rejected with its real worth', async () => {
    const as = await createLearner(server);
    await complete(as, 'doji');
    const claim = (amount: number) =>
      call(server, rewardCalls.claimReward, {
        as,
        body: { pointsType: 'xp', amount, source: 'pattern-mastered:doji' },
      });
    const refused = await claim(1_000_000);
    expect(refused.error.message).toBe('pattern-mastered:doji is worth 50 XP, not 1000000 XP. Nothing was added.');
    const before = await total(as);
    expect((await claim(50)).body).toMatchObject({ reward: { amount: 50 }, totalPoints: before });
    expect((await claim(50)).body.totalPoints).toBe(before);
  });

  test.each([
    { milestoneType: 'study_time', milestoneValue: 100 },
    { milestoneType: 'perfect_scores', milestoneValue: 1 },
    { milestoneType: 'patterns_completed', milestoneValue: 7 },
  ] as const)('a claim of the milestone %o before it is reached is rejected', async (body) => {
    const as = await createLearner(server);
    const refused = await call(server, rewardCalls.claimMilestone, { as, body: { ...body, isRewarded: true } });
    expect([refused.status, refused.error.code]).toEqual([409, 'not_earned']);
    expect((await call(server, rewardCalls.listMilestones, { as })).body).toEqual([]);
    expect(await total(as)).toBe(0);
  });

  test.each([
    { milestoneType: 'billionaire', milestoneValue: 1 },
    { milestoneType: 'study_time', milestoneValue: -1 },
    { milestoneType: 'study_time', milestoneValue: 1.5 },
  ])('a claim of the unknown milestone %o is invalid', async (body) => {
    const as = await createLearner(server);
    expect((await send(server, rewardCalls.claimMilestone, { as, body })).error.code).toBe('invalid_request');
  });

  test('a celebration without a cause is rejected, whatever its texts', async () => {
    const as = await createLearner(server);
    const celebrationData = { title: 'I won', description: '', points: 1_000_000 };
    for (const triggerEvent of ['level-up:50', 'achievement:dedicated-learner', 'vocabulary:all-terms']) {
      const body = { celebrationType: 'level_up', triggerEvent, celebrationData } as const;
      expect((await call(server, rewardCalls.createCelebration, { as, body })).error.code).toBe('not_earned');
    }
    expect(await celebrations(as)).toEqual([]);
    expect(await total(as)).toBe(0);
  });

  test('a celebration of another type than its cause is rejected', async () => {
    const as = await createLearner(server);
    await complete(as, 'doji');
    const body = { celebrationType: 'level_up', triggerEvent: 'pattern-mastered:doji' } as const;
    expect((await call(server, rewardCalls.createCelebration, { as, body })).error.code).toBe('not_earned');
  });

  test("another learner's celebration is not found", async () => {
    const [owner, stranger] = [await createLearner(server), await createLearner(server)];
    const [first] = (await complete(owner, 'doji')).body.earned.celebrations;
    const params = { id: first?.id ?? '' };
    const refused = await call(server, rewardCalls.markCelebrationViewed, { as: stranger, params });
    expect([refused.status, refused.error.code]).toEqual([404, 'not_found']);
    expect(await celebrations(owner, 'true')).toHaveLength(2);
  });

  test('a badge trigger grants nothing that the server cannot verify', async () => {
    const as = await createLearner(server);
    const body = { trigger: 'perfect-quiz', badgeId: 'complete-reader', score: 100 };
    const asked = await send(server, rewardCalls.triggerBadges, { as, body });
    expect(asked.body).toMatchObject({ badges: [], earned: { entries: [], celebrations: [] } });
    expect(await total(as)).toBe(0);
  });
});

describe('learning from before there were rewards', () => {
  async function learnerOfBefore() {
    const learner = await createLearner(server);
    await complete(learner, 'doji');
    const { db } = server.runtime;
    await db.execute(sql`delete from xp_ledger where user_id = ${learner.id} and cause like 'badge:%'`);
    await db.execute(sql`delete from celebration where user_id = ${learner.id}`);
    return learner;
  }

  test('badges from before there were rewards are given once the browser asks', async () => {
    const as = await learnerOfBefore();
    const ask = () => call(server, rewardCalls.triggerBadges, { as, body: { trigger: 'lesson-completed' } });
    const given = (await ask()).body;
    expect(given.badges.map(({ badgeId }) => badgeId)).toEqual(['first-candle']);
    expect(triggersOf(given.earned.celebrations)).toEqual(['badge:first-candle']);
    expect((await ask()).body).toMatchObject({ badges: [], earned: { entries: [], celebrations: [] } });
  });

  test("a past cause can be celebrated once, with the server's texts", async () => {
    const as = await learnerOfBefore();
    const body = { celebrationType: 'mastery', triggerEvent: 'pattern-mastered:doji', isViewed: true } as const;
    const first = await call(server, rewardCalls.createCelebration, { as, body });
    expect(first.body).toMatchObject({ isViewed: true, celebrationData: { points: 50, title: 'Lesson completed' } });
    expect((await call(server, rewardCalls.createCelebration, { as, body })).body.id).toBe(first.body.id);
  });

  test('an achievement that its badge stood for can be celebrated once, and is listed once', async () => {
    const as = await learnerOfBefore();
    const body = { celebrationType: 'achievement', triggerEvent: 'achievement:first-steps' } as const;
    const first = await call(server, rewardCalls.createCelebration, { as, body });
    expect(first.body.celebrationData).toEqual({
      title: 'Achievement unlocked',
      description: 'First Steps: Complete your first lesson.',
      achievement: 'First Steps',
    });
    expect((await call(server, rewardCalls.createCelebration, { as, body })).body.id).toBe(first.body.id);
    const { body: owned } = await call(server, rewardCalls.listAchievements, { as });
    expect(owned.map(({ achievementType }) => achievementType)).toEqual(['first-steps']);
    const other = { ...body, triggerEvent: 'achievement:dedicated-learner' };
    expect((await call(server, rewardCalls.createCelebration, { as, body: other })).error.code).toBe('not_earned');
  });
});
