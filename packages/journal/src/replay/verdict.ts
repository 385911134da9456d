import { type ConfidenceInterval, wilsonInterval } from '@wickwise/statistics/interval';
import type { TraderComparison } from './random-traders.ts';

/** With fewer trades there is no verdict. */
export const TRADES_FOR_VERDICT = 20;

/** Chance is ruled out when clearly fewer than this share of random traders did as well. */
export const SKILL_SHARE = 0.05;

/** Whether chance explains a result. */
export type ReplayVerdict =
  | { readonly kind: 'too-few'; readonly trades: number }
  | {
      readonly kind: 'skill' | 'luck';
      readonly trades: number;
      readonly randomTraders: number;
      /** The share of random traders, 0 to 1, who did as well or better. */
      readonly shareAsGood: number;
      /** The 95% interval of the share. */
      readonly interval: ConfidenceInterval;
      /** Whether it would be called skill but for one more full loss. */
      readonly isOneLossAway: boolean;
    };

/**
 * Skill when the whole interval of the share lies below 5%, even after one more full loss; otherwise luck, which only
 * says that chance would do as well. Too few below 20 trades, or before any random trader was drawn.
 *
 * The extra loss is for traders who take many small gains and risk a rare large loss: by chance they often see no such
 * loss in 20 or 30 trades, and without it one in ten of them was called skilled in simulations.
 */
export function judgeReplay(trades: number, { drawn, asGood, asGoodAfterLoss }: TraderComparison): ReplayVerdict {
  const interval = wilsonInterval({ successes: asGood, trials: drawn });
  const afterLoss = wilsonInterval({ successes: asGoodAfterLoss, trials: drawn });
  if (trades < TRADES_FOR_VERDICT || interval === null || afterLoss === null) return { kind: 'too-few', trades };
  const isBeyondChance = interval.high < SKILL_SHARE;
  const isSkill = isBeyondChance && afterLoss.high < SKILL_SHARE;
  return {
    kind: isSkill ? 'skill' : 'luck',
    trades,
    randomTraders: drawn,
    shareAsGood: asGood / drawn,
    interval,
    isOneLossAway: isBeyondChance && !isSkill,
  };
}
