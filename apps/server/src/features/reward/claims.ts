import type { CallRequest, CallResponse } from '@wickwise/contract/call';
import type { UserBadge } from '@wickwise/contract/reward/badge';
import type { Celebration } from '@wickwise/contract/reward/celebration';
import type { Earned, rewardCalls } from '@wickwise/contract/reward/reward';
import { celebrationTypeOf } from '@wickwise/learning/celebrations';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { milestoneCause } from '@wickwise/learning/milestones';
import { walkDays } from '@wickwise/learning/streak';
import type { Database } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { toUserBadges } from './badges.ts';
import { addCelebrations, findCelebration } from './celebrations.ts';
import { findEntry, toMilestone } from './data.ts';

export interface ClaimContext {
  readonly db: Database;
  readonly learner: Learner;
  readonly now: Date;
  /** Grants what is due by the server's own count. Passed in, because the log belongs to the progress feature. */
  readonly grantDue: () => Promise<GrantedRewards>;
}

interface GrantedRewards {
  readonly earned: Earned;
  readonly record: Pick<LearningRecord, 'studiedDays'>;
}

/** Checks for badges that are due. The trigger is only a hint that there may be some. */
export async function triggerBadges({ grantDue, now }: ClaimContext): Promise<{ badges: UserBadge[]; earned: Earned }> {
  const { earned } = await grantDue();
  const won = earned.entries.filter(({ cause }) => cause.startsWith('badge:'));
  return { badges: toUserBadges(won.map((entry) => ({ ...entry, earnedAt: now }))), earned };
}

type Claimed<Name extends keyof typeof rewardCalls> = CallResponse<(typeof rewardCalls)[Name]>;

/** Confirms a ledger entry, granting it first if it is due. Its amount comes from the ledger. */
export async function claimReward(
  context: ClaimContext,
  { amount, source }: { amount: number; source: string },
): Promise<Omit<Claimed<'claimReward'>, 'totalPoints'>> {
  const { db, learner } = context;
  const entry = (await findEntry(db, learner, source)) ?? (await findGranted(context, source));
  if (entry === null) throw new CallError('not_earned', `You haven’t earned anything for ${source} yet.`);
  if (entry.points !== amount) {
    throw new CallError('not_earned', `${source} is worth ${entry.points} XP, not ${amount} XP. Nothing was added.`);
  }
  return { reward: { pointsType: 'xp', amount: entry.points, source } };
}

async function findGranted({ db, learner, grantDue }: ClaimContext, cause: string) {
  await grantDue();
  return findEntry(db, learner, cause);
}

/** Grants a milestone that has been reached. */
export async function claimMilestone(
  context: ClaimContext,
  { milestoneType: type, milestoneValue: value }: CallRequest<typeof rewardCalls.claimMilestone>['body'],
): Promise<Claimed<'claimMilestone'>> {
  const { earned } = await context.grantDue();
  const entry = await findEntry(context.db, context.learner, milestoneCause({ type, value }));
  if (entry === null) throw new CallError('not_earned', 'You haven’t reached this milestone yet.');
  return { milestone: toMilestone(entry), earned };
}

interface CelebrationClaim {
  readonly celebrationType: Celebration['celebrationType'];
  readonly triggerEvent: string;
  readonly isViewed: boolean;
}

/** Creates a celebration for something the server knows was earned. An existing one is returned unchanged. */
export async function createCelebration(context: ClaimContext, claim: CelebrationClaim): Promise<Celebration> {
  const { db, learner } = context;
  const known = { learner, trigger: claim.triggerEvent };
  const earlier = await findCelebration(db, known);
  const found = earlier ?? (await celebrateEarned(context, claim)) ?? (await findCelebration(db, known));
  if (found?.celebrationType === claim.celebrationType) return found;
  throw new CallError('not_earned', `There’s nothing to celebrate for ${claim.triggerEvent} yet.`);
}

/** Celebrates a ledger entry that is older than the celebrations feature; null if there is no such entry. */
async function celebrateEarned(context: ClaimContext, claim: CelebrationClaim): Promise<Celebration | null> {
  const { db, learner, now } = context;
  const { record } = await context.grantDue();
  const { triggerEvent: trigger, celebrationType: type, isViewed } = claim;
  const entry = await findEntry(db, learner, trigger);
  if (entry === null || celebrationTypeOf(trigger) !== type) return null;
  const streakDays = type === 'streak' ? streakOn(record, parseLocalDay(trigger.slice('streak-day:'.length))) : 0;
  const occasion = { type, trigger, points: entry.points };
  const [added = null] = await addCelebrations({ tx: db, learner, now, streakDays, isViewed }, [occasion]);
  return added;
}

function streakOn(record: Pick<LearningRecord, 'studiedDays'>, today: LocalDay): number {
  return walkDays({ ...record, today }).at(-1)?.days ?? 0;
}
