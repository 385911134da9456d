import { accessCalls } from '@wickwise/contract/access';
import { analyticsCalls } from '@wickwise/contract/analytics';
import type { Call, CallResponse } from '@wickwise/contract/call';
import { JUDGED_FROM_ATTEMPTS, STRONG_FROM_PERCENT, WEAK_BELOW_PERCENT } from '@wickwise/contract/constants';
import { identityCalls } from '@wickwise/contract/identity';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { progressCalls } from '@wickwise/contract/progress';
import { quizCalls } from '@wickwise/contract/quiz';
import { type ReviewState, reviewCalls } from '@wickwise/contract/review';
import type { DatedEntry } from '@wickwise/contract/reward/ledger';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { scenarioCalls } from '@wickwise/contract/scenario';
import type { CardSchedule } from '@wickwise/learning/card-schedule';
import { levelAt } from '@wickwise/learning/experience';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { planReviews } from '@wickwise/learning/review-plan';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { demoAccounts, openDemoSession } from '#tests/support/learner/demonstration.ts';
import { call, send, type TestLearner } from '#tests/support/server.ts';
import { purchase } from '../../db/schema/access.ts';
import { seedDemonstration } from './demonstration.ts';

const server = await useTestServer();

beforeAll(async () => {
  const { db, auth, payments } = server.runtime;
  await seedDemonstration({ db, auth, payments, clock: () => server.now });
});

const sumOf = (entries: readonly { points: number }[]) => entries.reduce((sum, { points }) => sum + points, 0);
const causedBy = (entries: readonly DatedEntry[], kind: string) =>
  entries.filter(({ cause }) => cause.startsWith(`${kind}:`));

function withDays(card: ReviewState['schedules'][number]): CardSchedule {
  const [firstReviewedOn, lastReviewedOn] = [parseLocalDay(card.firstReviewedOn), parseLocalDay(card.lastReviewedOn)];
  return { ...card, firstReviewedOn, lastReviewedOn, dueOn: parseLocalDay(card.dueOn) };
}

/** The whole ledger, page by page. */
async function readLedger(as: TestLearner): Promise<DatedEntry[]> {
  const entries: DatedEntry[] = [];
  let before: string | null | undefined;
  while (before !== null) {
    const { body } = await call(server, rewardCalls.listLedger, { as, query: before === undefined ? {} : { before } });
    entries.push(...body.entries);
    before = body.next;
  }
  return entries;
}

// Before a refund takes the analytics away.
test('a member’s answers have one share on every tab of the analytics, in the quiz history and in scenarios', async () => {
  const as = await openDemoSession(server, 'heritage@example.com');
  const weak = (await call(server, analyticsCalls.listWeakAreas, { as })).body;
  const strong = (await call(server, analyticsCalls.listStrengths, { as })).body;
  const scores = new Map([...weak, ...strong].map((score) => [score.patternId, score.averageScore]));
  expect(weak.filter(({ averageScore }) => averageScore >= WEAK_BELOW_PERCENT)).toEqual([]);
  expect(strong.filter(({ averageScore }) => averageScore < STRONG_FROM_PERCENT)).toEqual([]);
  expect([...weak, ...strong].filter(({ totalAttempts }) => totalAttempts < JUDGED_FROM_ATTEMPTS)).toEqual([]);
  const advice = (await call(server, analyticsCalls.listRecommendations, { as })).body;
  for (const { patternId, averageScore } of advice.flatMap(({ patterns }) => patterns)) {
    expect(averageScore, patternId).toBe(scores.get(patternId) ?? averageScore);
  }
  const ledger = await readLedger(as);
  const solved = (await call(server, scenarioCalls.listAnsweredScenarios, { as })).body.filter(
    ({ isSolved }) => isSolved,
  );
  expect(solved.length).toBeGreaterThanOrEqual(causedBy(ledger, 'scenario-solved').length);
});

describe.each(demoAccounts)('the figures of $who', ({ email, isRefunded = false }) => {
  let as: TestLearner;
  let ledger: DatedEntry[];
  beforeAll(async () => {
    as = await openDemoSession(server, email);
    if (isRefunded) await server.runtime.db.update(purchase).set({ status: 'refunded' });
    ledger = await readLedger(as);
  });
  const read = async <C extends Call>(declared: C): Promise<CallResponse<C>> =>
    (await send(server, declared, { as })).body;

  /** What the flashcards say is due. */
  const planOf = async ({ schedules, suspended, today, settings }: ReviewState) => {
    const dated = schedules.map((card): [string, CardSchedule] => [card.cardId, withDays(card)]);
    return planReviews({
      cardIds: (await read(reviewCalls.listFlashcards)).map(({ id }) => id),
      schedules: new Map(dated),
      suspended: new Set(suspended),
      today: parseLocalDay(today),
      newCardsPerDay: settings.newCardsPerDay,
    });
  };

  test('experience and level are the sum of the ledger, in the export too', async () => {
    const { experience, level } = await read(rewardCalls.stats);
    const { totalPoints } = await read(rewardCalls.rewardsTotal);
    const { data } = await read(identityCalls.exportAccount);
    expect([totalPoints, sumOf(ledger), sumOf(data.ledger as { points: number }[])]).toEqual([
      experience,
      experience,
      experience,
    ]);
    expect(level).toBe(levelAt(experience));
  });

  test('the streak is the same on its own, in the calendar and in the week', async () => {
    const { streak, streakDetail } = await read(rewardCalls.stats);
    const calendar = await read(progressCalls.studyCalendar);
    const week = await read(progressCalls.weeklyReview);
    const days = calendar.weeks.flat().filter(({ day }) => day <= calendar.today);
    const lastMissed = days.findLastIndex(({ state }) => state === 'missed');
    expect(streakDetail.days).toBe(streak);
    expect(days.slice(lastMissed + 1).filter(({ state }) => state === 'studied')).toHaveLength(streak);
    expect(days.slice(-7).map(({ state }) => state === 'studied')).toEqual(streakDetail.lastSevenDays);
    expect(week.daysStudied).toBe(streakDetail.lastSevenDays.filter(Boolean).length);
    expect(calendar.longestStreak).toBeGreaterThanOrEqual(streak);
    expect(days.filter(({ state }) => state === 'studied').length).toBe(calendar.daysStudied);
  });

  test('the lessons are counted as the lists of lessons and of progress have them', async () => {
    const { lessonsCompleted, lessonsTotal } = await read(rewardCalls.stats);
    const patterns = await read(patternCalls.listPatterns);
    const open = new Set(patterns.flatMap(({ access, id }) => (access === 'preview' ? [] : [id])));
    const progress = await read(progressCalls.listProgress);
    const completed = progress.filter(({ completed, patternId }) => completed && open.has(patternId));
    expect([lessonsCompleted, lessonsTotal]).toEqual([completed.length, open.size]);
    expect(causedBy(ledger, 'pattern-mastered')).toHaveLength(progress.length);
  });

  test('badges, achievements and milestones are those of the ledger', async () => {
    const all = await read(rewardCalls.listBadges);
    const own = await read(rewardCalls.listUserBadges);
    const stats = await read(rewardCalls.badgeStats);
    const ahead = await read(rewardCalls.listBadgeProgress);
    const tiers = [stats.bronzeBadges, stats.silverBadges, stats.goldBadges, stats.platinumBadges, stats.diamondBadges];
    const inLedger = causedBy(ledger, 'badge');
    expect([stats.totalBadges, tiers.reduce((sum, count) => sum + count), inLedger.length]).toEqual(
      Array(3).fill(own.length),
    );
    expect([stats.totalPoints, sumOf(inLedger)]).toEqual(Array(2).fill(sumOf(own.map(({ badge }) => badge))));
    expect(own.length + ahead.length).toBe(all.length);
    const reached = (await read(rewardCalls.listAchievementProgress)).filter(
      ({ current, target }) => current >= target,
    );
    const earned = await read(rewardCalls.listAchievements);
    expect(earned.map(({ achievementType }) => achievementType).sort()).toEqual(
      reached.map(({ achievementType }) => achievementType).sort(),
    );
    const milestones = await read(rewardCalls.listMilestones);
    expect([milestones.length, sumOf(milestones)]).toEqual(
      [causedBy(ledger, 'milestone')].flatMap((list) => [list.length, sumOf(list)]),
    );
  });

  test('the week adds up as the ledger, the quiz history and the flashcards do', async () => {
    const week = await read(progressCalls.weeklyReview);
    const isThisWeek = (moment: string) => moment.slice(0, 10) >= week.from;
    const entries = ledger.filter(({ earnedAt }) => isThisWeek(earnedAt));
    expect(week.experience).toBe(sumOf(entries));
    expect(week.learned.patternIds).toHaveLength(causedBy(entries, 'pattern-mastered').length);
    const { attempts } = await read(quizCalls.listQuizResults);
    expect(week.learned.quizzes).toBe(attempts.filter(({ finishedAt }) => isThisWeek(finishedAt)).length);
    const { due, forecast } = await planOf(await read(reviewCalls.readReviews));
    expect(week.due.cardIds).toEqual(due);
    expect([week.due.cardsNow, week.due.cardsNow + week.due.cardsThisWeek]).toEqual([
      due.length,
      forecast.reduce((sum, count) => sum + count),
    ]);
  });

  test('terms, sections, modules and articles are those of the export', async () => {
    const completions = await read(progressCalls.listCompletions);
    const { data } = await read(identityCalls.exportAccount);
    const activities = data.activities as { kind: string }[];
    const countOf = (kind: string) => activities.filter((activity) => activity.kind === kind).length;
    expect(Object.values(completions).map(({ length }) => length)).toEqual(
      ['term-studied', 'section-completed', 'module-completed', 'article-read'].map(countOf),
    );
  });

  test('the tier is the same in both calls that tell it', async () => {
    const viewer = await read(identityCalls.currentUser);
    const { tier, status, hasHeritageAccess } = await read(accessCalls.subscriptionInfo);
    expect([viewer?.subscriptionTier, viewer?.subscriptionStatus]).toEqual([tier, status]);
    expect(hasHeritageAccess).toBe(tier === 'heritage' && status === 'active');
  });
});
