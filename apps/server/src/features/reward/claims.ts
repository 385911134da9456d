import type { CallRequest, CallResponse } from '@wickwise/contract/call';
import type { UserBadge } from '@wickwise/contract/reward/badge';
import type { Celebration } from '@wickwise/contract/reward/celebration';
import type { Earned, rewardCalls } from '@wickwise/contract/reward/reward';
import { celebrationTypeOf } from '@wickwise/learning/celebrations';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import { milestoneCause } from '@wickwise/learning/milestones';
import { walkDays } from '@wickwise/learning/streak';
import type { Transaction } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { causeOf } from './achievements.ts';
import { toUserBadges } from './badges.ts';
import { findCelebration } from './celebrations.ts';
import { findEntry, toMilestone } from './data.ts';
import { addCelebrations } from './mutations.ts';

/** A claim's transaction, which holds the lock on the learner's row. */
export interface ClaimTransaction {
  readonly tx: Transaction;
  readonly learner: Learner;
  readonly now: Date;
  /** Grants what is due by the server's own count. Passed in, because the log belongs to the progress feature. */
  readonly grantDue: () => Promise<GrantedRewards>;
}

interface GrantedRewards {
  readonly earned: Earned;
  readonly record: Pick<LearningRecord, 'studiedDays' | 'bridgedDays'>;
}

/** Checks for badges that are due. The trigger is only a hint that there may be some. */
export async function triggerBadges({
  grantDue,
  now,
}: ClaimTransaction): Promise<{ badges: UserBadge[]; earned: Earned }> {
  const { earned } = await grantDue();
  const won = earned.entries.filter(({ cause }) => cause.startsWith('badge:'));
  return { badges: toUserBadges(won.map((entry) => ({ ...entry, earnedAt: now }))), earned };
}

type ClaimResponse<Name extends keyof typeof rewardCalls> = CallResponse<(typeof rewardCalls)[Name]>;

/** Confirms a ledger entry, granting it first if it is due. Its amount comes from the ledger. */
export async function claimReward(
  transaction: ClaimTransaction,
  { amount, source }: { amount: number; source: string },
): Promise<Omit<ClaimResponse<'claimReward'>, 'totalPoints'>> {
  const { tx, learner, grantDue } = transaction;
  const earlier = await findEntry(tx, learner, source);
  if (earlier === null) await grantDue();
  const entry = earlier ?? (await findEntry(tx, learner, source));
  if (entry === null) throw new CallError('not_earned', `You haven’t earned anything for ${source} yet.`);
  if (entry.points !== amount) {
    throw new CallError('not_earned', `${source} is worth ${entry.points} XP, not ${amount} XP. Nothing was added.`);
  }
  return { reward: { pointsType: 'xp', amount: entry.points, source } };
}

/** Grants a milestone that has been reached. */
export async function claimMilestone(
  transaction: ClaimTransaction,
  { milestoneType: type, milestoneValue: value }: CallRequest<typeof rewardCalls.claimMilestone>['body'],
): Promise<ClaimResponse<'claimMilestone'>> {
  const { tx, learner, grantDue } = transaction;
  const { earned } = await grantDue();
  const entry = await findEntry(tx, learner, milestoneCause({ type, value }));
  if (entry === null) throw new CallError('not_earned', 'You haven’t reached this milestone yet.');
  return { milestone: toMilestone(entry), earned };
}

interface CelebrationClaim {
  readonly celebrationType: Celebration['celebrationType'];
  readonly triggerEvent: string;
  readonly isViewed: boolean;
}

/** Creates a celebration for something the server knows was earned. An existing one is returned unchanged. */
export async function createCelebration(transaction: ClaimTransaction, claim: CelebrationClaim): Promise<Celebration> {
  const { tx, learner } = transaction;
  const known = { learner, trigger: claim.triggerEvent };
  const earlier = await findCelebration(tx, known);
  const found = earlier ?? (await celebrateEarned(transaction, claim)) ?? (await findCelebration(tx, known));
  if (found?.celebrationType === claim.celebrationType) return found;
  throw new CallError('not_earned', `There’s nothing to celebrate for ${claim.triggerEvent} yet.`);
}

/**
 * Celebrates a ledger entry that is older than the celebrations feature, or an achievement whose badge was celebrated;
 * null if there is no such entry.
 */
async function celebrateEarned(transaction: ClaimTransaction, claim: CelebrationClaim): Promise<Celebration | null> {
  const { tx, learner, now, grantDue } = transaction;
  const { record } = await grantDue();
  const { triggerEvent: trigger, celebrationType: type, isViewed } = claim;
  const cause = causeOf(trigger);
  const isAchievement = cause !== trigger;
  const entry = await findEntry(tx, learner, cause);
  if (entry === null || (isAchievement ? 'achievement' : celebrationTypeOf(trigger)) !== type) return null;
  const streakDays = type === 'streak' ? streakOn(record, parseLocalDay(trigger.slice('streak-day:'.length))) : 0;
  const earned = { type, trigger, points: isAchievement ? null : entry.points };
  const [added = null] = await addCelebrations({ tx, learner, now, streakDays, isViewed }, [earned]);
  return added;
}

function streakOn(record: Pick<LearningRecord, 'studiedDays' | 'bridgedDays'>, today: LocalDay): number {
  return walkDays({ ...record, today }).at(-1)?.days ?? 0;
}
