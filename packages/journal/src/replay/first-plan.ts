import { fillsProfitCents } from '../profit.ts';
import { reachExit } from './fill.ts';
import { exitSide, paidFill } from './money.ts';
import { barAt, type ExitReason, type FillMoment, type ReplayState, type ReplayTrade } from './state.ts';

/** How a trade would have done with its original plan unchanged. */
export interface FirstPlanOutcome {
  /** `end`: neither stop nor target was reached while the replay lasted. */
  readonly exit: ExitReason;
  /** The bar in which it would have ended, counted from 0. */
  readonly bar: number;
  /** After costs, in whole cents. */
  readonly pnlCents: number;
  readonly r: number;
}

/**
 * The same entry with the stop, target and size that it began with, held until one of them was reached or the replay
 * ended. Each trade is counted separately: the original plan may overlap a later trade.
 */
export function firstPlanOutcome({ setup, shown }: Pick<ReplayState, 'setup' | 'shown'>, trade: ReplayTrade) {
  const entry = trade.fills[0];
  if (entry === undefined) throw new RangeError('A trade has at least one fill.');
  const exit = findExit({ setup, shown }, trade);
  const { direction, size, riskCents } = trade.plan;
  const fill = paidFill({ ...exit, side: exitSide(direction), size }, setup);
  const pnlCents = fillsProfitCents([entry, fill]);
  return { exit: exit.reason, bar: exit.bar, pnlCents, r: pnlCents / riskCents } satisfies FirstPlanOutcome;
}

interface PlanExit {
  readonly price: number;
  readonly moment: FillMoment;
  readonly reason: ExitReason;
  readonly bar: number;
}

function findExit({ setup, shown }: Pick<ReplayState, 'setup' | 'shown'>, { plan, fills }: ReplayTrade): PlanExit {
  const entry = fills[0];
  const from = entry?.bar ?? shown;
  for (let bar = from; bar < shown; bar++) {
    const enteredInside = bar === from && entry?.moment === 'inside';
    const exit = reachExit(barAt(setup, bar), { plan, stop: plan.stop, target: plan.target, enteredInside });
    if (exit) return { ...exit, bar };
  }
  return { price: barAt(setup, shown - 1).close, moment: 'close', reason: 'end', bar: shown - 1 };
}
