import { betOnSides } from './side-bet.ts';
import type { ReplayState } from './state.ts';

/** With fewer trades there is no verdict. */
export const TRADES_FOR_VERDICT = 20;

/** What a dollar, bet on the sides of a trader without skill, becomes at most once in 20 times. */
export const SKILL_DOLLARS = 20;

/**
 * In how many of 100 replays of 200 bars a trader of 65 one-bar trades is told from luck, by how many of 100 bars that
 * trader foresees. `npm run bench -- replay` counts them.
 */
export const VERDICT_POWER = {
  trades: 65,
  found: [
    { foreseen: 60, of100: 9 },
    { foreseen: 70, of100: 42 },
    { foreseen: 80, of100: 87 },
  ],
} as const;

/** Whether chance explains which sides a replay took. */
export type ReplayVerdict =
  | { readonly kind: 'too-few'; readonly trades: number }
  | {
      /** Luck only says that chance could do it; `wrong-side` is the opposite of skill. */
      readonly kind: 'skill' | 'luck' | 'wrong-side';
      readonly trades: number;
      /** What a dollar bet on its sides was worth before the first bar, and after each. */
      readonly dollars: readonly number[];
    };

/** Judges a replay that has ended by a bet on its sides; too few below 20 trades. */
export function judgeReplay(state: Pick<ReplayState, 'setup' | 'shown' | 'trades'>): ReplayVerdict {
  const trades = state.trades.length;
  if (trades < TRADES_FOR_VERDICT) return { kind: 'too-few', trades };
  const { dollars, againstDollars } = betOnSides(state);
  const isSkill = (dollars.at(-1) ?? 0) >= SKILL_DOLLARS;
  return { kind: isSkill ? 'skill' : againstDollars >= SKILL_DOLLARS ? 'wrong-side' : 'luck', trades, dollars };
}
