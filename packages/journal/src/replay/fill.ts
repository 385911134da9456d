import type { ReplayBar } from './bar.ts';
import { type FillMoment, type ReplayPlan, signOf } from './state.ts';

/** A price that was reached, and the moment within its bar. */
export interface Reached {
  readonly price: number;
  readonly moment: FillMoment;
}

/**
 * Where an order fills during a bar, or null when it doesn't. A market order fills at the open. A limit or stop order
 * fills at its price, or at the open when the bar opens beyond it: better for a limit, worse for a stop.
 */
export function reachEntry(bar: ReplayBar, { direction, orderType, entry }: ReplayPlan): Reached | null {
  if (orderType === 'market') return { price: bar.open, moment: 'open' };
  // A limit waits for price to come back toward it, a stop order for price to go on through it.
  const isFromAbove = (direction === 'long') === (orderType === 'limit');
  return isFromAbove ? reachDown(bar, entry) : reachUp(bar, entry);
}

/** What decides where a trade exits. */
interface Exits {
  readonly plan: Pick<ReplayPlan, 'direction' | 'orderType'>;
  readonly stop: number;
  readonly target: number | null;
  /** Whether the trade was entered within this bar, so that what came before the entry does not count. */
  readonly enteredInside: boolean;
}

/** Where a trade exits, and by which order. */
export interface ReachedExit extends Reached {
  readonly reason: 'stop' | 'target';
}

/**
 * Where a trade exits during a bar, or null when it stays open. A bar that opens beyond the stop fills there: the gap
 * is paid. When one bar touches both the stop and the target, the stop counts, since the bar does not say which came
 * first.
 */
export function reachExit(bar: ReplayBar, exits: Exits): ReachedExit | null {
  const isLong = exits.plan.direction === 'long';
  const stopped = isLong ? reachDown(bar, exits.stop) : reachUp(bar, exits.stop);
  const target = exits.target;
  const paid = target === null ? null : isLong ? reachUp(bar, target) : reachDown(bar, target);
  if (exits.enteredInside) return reachInside(bar, { ...exits, stopped, paid });
  if (paid?.moment === 'open') return { ...paid, reason: 'target' };
  if (stopped) return { ...stopped, reason: 'stop' };
  return paid && { ...paid, reason: 'target' };
}

/** In the bar of an entry within it, the open came before: orders fill at their prices. */
function reachInside(
  bar: ReplayBar,
  { plan, stop, target, stopped, paid }: Exits & { stopped: Reached | null; paid: Reached | null },
): ReachedExit | null {
  if (stopped) return { price: stop, moment: 'inside', reason: 'stop' };
  if (target === null || paid === null) return null;
  // Price fell to a limit from above, perhaps from beyond the target: only the close surely came later.
  const isSure = plan.orderType === 'stop' || (bar.close - target) * signOf(plan.direction) >= 0;
  return isSure ? { price: target, moment: 'inside', reason: 'target' } : null;
}

function reachDown({ open, low }: ReplayBar, price: number): Reached | null {
  if (open <= price) return { price: open, moment: 'open' };
  return low <= price ? { price, moment: 'inside' } : null;
}

function reachUp({ open, high }: ReplayBar, price: number): Reached | null {
  if (open >= price) return { price: open, moment: 'open' };
  return high >= price ? { price, moment: 'inside' } : null;
}
