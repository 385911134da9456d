import { rewardCalls } from '@wickwise/contract/reward/reward';
import type { Stats } from '@wickwise/contract/reward/stats';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import { measuresOf } from '@wickwise/learning/measures';
import type { Database } from '../../db/client.ts';
import { prepareResponse, sendPrepared } from '../../plugins/prepared-response.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { prepareListAchievements } from './achievements.ts';
import { listBadges, toAchievementProgress, toBadgeProgress, toBadgeStats, toUserBadges } from './badges.ts';
import { categoryOf } from './catalog.ts';
import { prepareListCelebrations } from './celebrations.ts';
import { type ClaimTransaction, claimMilestone, claimReward, createCelebration, triggerBadges } from './claims.ts';
import { listLedger, prepareListEntries, prepareReadExperience, toMilestone } from './data.ts';
import { markCelebrationViewed } from './mutations.ts';

/** Passed in by the progress feature, since rewards have no access to the log. */
interface RecordReader {
  readonly readStats: (learner: Learner) => Promise<Stats>;
  readonly readRecord: (learner: Learner) => Promise<LearningRecord>;
  readonly inTransaction: <T>(learner: Learner, run: (transaction: ClaimTransaction) => Promise<T>) => Promise<T>;
}

interface RewardOptions {
  readonly db: Database;
  readonly reader: RecordReader;
  readonly clock: () => Date;
}

/** The list is the same for everyone, so it is serialized once. */
const allBadges = prepareResponse(JSON.stringify(listBadges()));

export function badgeRoutes(scope: Scope<'everyone'>): void {
  registerCall(scope, rewardCalls.listBadges, ({ request, reply }) =>
    sendPrepared({ request, reply, prepared: allBadges, cache: 'public' }),
  );
}

export function rewardRoutes(scope: Scope<'signed-in'>, options: RewardOptions): void {
  const { db, clock, reader } = options;
  const { readStats, readRecord, inTransaction } = reader;
  const readExperience = prepareReadExperience(db);
  registerCall(scope, rewardCalls.stats, ({ learner }) => readStats(learner));
  registerCall(scope, rewardCalls.rewardsTotal, async ({ learner }) => ({
    totalPoints: await readExperience(learner),
  }));
  registerCall(scope, rewardCalls.claimReward, async ({ learner, body }) => {
    const claimed = await inTransaction(learner, (transaction) => claimReward(transaction, body));
    return { ...claimed, totalPoints: await readExperience(learner) };
  });
  registerCall(scope, rewardCalls.listLedger, ({ learner, query }) =>
    listLedger(db, { learner, before: query.before }),
  );

  const listBadgeEntries = prepareListEntries(db, 'badge');
  registerCall(scope, rewardCalls.listUserBadges, async ({ learner }) => toUserBadges(await listBadgeEntries(learner)));
  registerCall(scope, rewardCalls.badgeStats, async ({ learner }) => toBadgeStats(await listBadgeEntries(learner)));
  registerCall(scope, rewardCalls.listBadgeProgress, async ({ learner }) => {
    const record = await readRecord(learner);
    return toBadgeProgress(measuresOf(record, categoryOf), {
      alreadyEarned: record.earnedCauses,
      hasHeritage: hasHeritageAccess(learner),
    });
  });
  registerCall(scope, rewardCalls.triggerBadges, ({ learner }) => inTransaction(learner, triggerBadges));

  const listAchievements = prepareListAchievements(db);
  registerCall(scope, rewardCalls.listAchievements, ({ learner }) => listAchievements(learner));
  registerCall(scope, rewardCalls.listAchievementProgress, async ({ learner }) =>
    toAchievementProgress(measuresOf(await readRecord(learner), categoryOf)),
  );

  const listCelebrations = prepareListCelebrations(db);
  registerCall(scope, rewardCalls.listCelebrations, ({ learner, query }) =>
    listCelebrations(learner, { unviewedOnly: query.unviewedOnly === 'true' }),
  );
  registerCall(scope, rewardCalls.createCelebration, ({ learner, body }) =>
    inTransaction(learner, (transaction) => createCelebration(transaction, body)),
  );
  registerCall(scope, rewardCalls.markCelebrationViewed, ({ learner, params }) =>
    markCelebrationViewed(db, { learner, id: params.id, now: clock() }),
  );

  const listMilestoneEntries = prepareListEntries(db, 'milestone');
  registerCall(scope, rewardCalls.listMilestones, async ({ learner }) =>
    (await listMilestoneEntries(learner)).map(toMilestone),
  );
  registerCall(scope, rewardCalls.claimMilestone, ({ learner, body }) =>
    inTransaction(learner, (transaction) => claimMilestone(transaction, body)),
  );
}
