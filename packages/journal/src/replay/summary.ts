import type { ConfidenceInterval } from '@wickwise/statistics/interval';
import { expectancyOf } from '../statistics/trade-statistics.ts';
import { type BuyAndHold, buyAndHold } from './buy-and-hold.ts';
import { type FirstPlanOutcome, firstPlanOutcome } from './first-plan.ts';
import { barsHeld, equityNow, type ReplayState, type ReplayTrade } from './state.ts';

/** A trade next to how its original plan would have done. */
export interface TradeReview {
  readonly trade: ReplayTrade;
  readonly firstPlan: FirstPlanOutcome;
}

/** The result of a replay. Money is in whole cents. */
export interface ReplaySummary {
  readonly pnlCents: number;
  /** Of the account at the start: 0.01 is 1%. */
  readonly share: number;
  /** Of that account, what the costs of all fills took. */
  readonly costCents: number;
  /** In the order of time. */
  readonly rList: readonly number[];
  readonly meanR: number | null;
  readonly meanRInterval: ConfidenceInterval | null;
  readonly reviews: readonly TradeReview[];
  /** The combined result of the original plans. */
  readonly firstPlansCents: number;
  readonly buyAndHold: BuyAndHold | null;
  readonly barsPlayed: number;
  /** The share of the bars played, 0 to 1, in which a trade was open. */
  readonly exposure: number;
}

/** Adds up a replay, whether it has ended or not. */
export function summarizeReplay(state: ReplayState): ReplaySummary {
  const { setup, trades, shown } = state;
  const reviews = trades.map((trade) => ({ trade, firstPlan: firstPlanOutcome(state, trade) }));
  const rList = trades.map(({ r }) => r);
  const expectancy = expectancyOf(rList);
  const pnlCents = equityNow(state) - setup.accountCents;
  const barsPlayed = shown - setup.shownAtStart;
  return {
    pnlCents,
    share: pnlCents / setup.accountCents,
    costCents: Math.round(100 * total(trades.flatMap(({ fills }) => fills.map(({ fees }) => fees)))),
    rList,
    meanR: expectancy.value,
    meanRInterval: expectancy.interval,
    reviews,
    firstPlansCents: total(reviews.map(({ firstPlan }) => firstPlan.pnlCents)),
    buyAndHold: buyAndHold(state),
    barsPlayed,
    exposure: barsPlayed === 0 ? 0 : total(trades.map(barsHeld)) / barsPlayed,
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
