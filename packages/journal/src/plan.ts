import { subtract, toDecimal, toNumber } from './decimal.ts';
import type { JournalEntry, TradePlan } from './entry.ts';

/** How many whole shares a risk amount buys when each can lose the distance to the stop; null when there is none. */
export function sizeFromRisk({
  entry,
  stop,
  riskAmount,
}: Pick<TradePlan, 'entry' | 'stop' | 'riskAmount'>): number | null {
  const distance = subtract(toDecimal(entry), toDecimal(stop));
  if (distance.units === 0n || !(riskAmount > 0)) return null;
  const perShare = { units: distance.units < 0n ? -distance.units : distance.units, scale: distance.scale };
  const risk = toDecimal(riskAmount);
  return Number((risk.units * 10n ** BigInt(perShare.scale)) / (perShare.units * 10n ** BigInt(risk.scale)));
}

/** A plan with its stop below the entry is long, otherwise short. */
export function plannedDirection({ entry, stop }: Pick<TradePlan, 'entry' | 'stop'>): JournalEntry['direction'] {
  return stop < entry ? 'long' : 'short';
}

/** The reward-to-risk ratio of the target; null without a target beyond the entry. */
export function plannedReward({ entry, stop, target }: Pick<TradePlan, 'entry' | 'stop' | 'target'>): number | null {
  if (target === null || entry === stop) return null;
  const reward = (target - entry) / (entry - stop);
  return reward > 0 ? reward : null;
}

/** How a trade compares with its plan. Distances are prices per share. */
export interface PlanReview {
  /** Above zero when the entry was worse than planned. */
  readonly slippage: number;
  /** What the slippage costs on the planned size, as a share of the planned risk amount. */
  readonly slippageR: number | null;
  readonly stopMoved: 'no' | 'wider' | 'tighter' | 'no-stop';
  /** The size beyond the planned one, or below it when negative. */
  readonly extraSize: number;
  /** Where it was closed; null while it is open. */
  readonly exit: 'target' | 'stop' | 'beyond-stop' | 'before-plan' | null;
}

/** Compares a trade with the plan that was locked before it; null for a trade without one. */
export function reviewPlan(entry: JournalEntry): PlanReview | null {
  const { plan } = entry;
  if (plan === null) return null;
  const sign = entry.direction === 'long' ? 1 : -1;
  const slippage = difference(entry.entryPrice, plan.entry) * sign;
  return {
    slippage: slippage + 0,
    slippageR: plan.riskAmount > 0 ? (slippage * plan.size) / plan.riskAmount + 0 : null,
    stopMoved: entry.stopLoss === null ? 'no-stop' : compareStops(difference(entry.stopLoss, plan.stop) * sign),
    extraSize: difference(entry.positionSize, plan.size),
    exit: entry.exitPrice === null ? null : placeExit({ exit: entry.exitPrice, plan, sign }),
  };
}

function compareStops(towardsProfit: number): PlanReview['stopMoved'] {
  if (towardsProfit === 0) return 'no';
  return towardsProfit > 0 ? 'tighter' : 'wider';
}

interface ExitFacts {
  exit: number;
  plan: TradePlan;
  sign: number;
}

function placeExit({ exit, plan, sign }: ExitFacts): Exclude<PlanReview['exit'], null> {
  const fromStop = difference(exit, plan.stop) * sign;
  if (fromStop < 0) return 'beyond-stop';
  if (fromStop === 0) return 'stop';
  return plan.target !== null && difference(exit, plan.target) * sign >= 0 ? 'target' : 'before-plan';
}

/** Exact before it becomes a number again: 10.3 less 10.1 is 0.2. */
function difference(a: number, b: number): number {
  return toNumber(subtract(toDecimal(a), toDecimal(b)));
}
