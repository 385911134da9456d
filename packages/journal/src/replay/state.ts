import type { TradeDirection } from '../entry.ts';
import type { Fill } from '../fill.ts';
import type { ReplayBar } from './bar.ts';

/** The settings of a replay, fixed before the first decision. */
export interface ReplaySetup {
  /** Oldest first, on the scale of the replay. */
  readonly bars: readonly ReplayBar[];
  /** Bars that are on the chart before the first decision; at least one. */
  readonly shownAtStart: number;
  /** Digits after the point of every price. */
  readonly decimals: number;
  /** The account, in whole cents. */
  readonly accountCents: number;
  /** The cost of a fill in basis points of its value: commission, spread and slippage together. */
  readonly costBasisPoints: number;
}

/** How an order fills: at the next open, at a better price than the last close, or at a worse one. */
export type OrderType = 'market' | 'limit' | 'stop';

/** The plan made before a trade. It is never changed. */
export interface ReplayPlan {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** The price of the order; of a market order, the close at which it was decided. */
  readonly entry: number;
  readonly stop: number;
  readonly target: number | null;
  /** Whole shares. */
  readonly size: number;
  /** The loss from entry to stop, in cents: 1R. */
  readonly riskCents: number;
  /** The bar at whose close it was decided. */
  readonly decidedAt: number;
}

/** When in a bar a fill took place. The exact moment inside a bar is unknown. */
export type FillMoment = 'open' | 'inside' | 'close';

export type FillReason = 'entry' | 'resize' | 'stop' | 'target' | 'closed' | 'end';

/** An execution in a replay. */
export interface ReplayFill extends Fill {
  /** Its bar, counted from 0. */
  readonly bar: number;
  readonly moment: FillMoment;
  readonly reason: FillReason;
}

/** A change made while a trade was open. */
export interface PlanChange {
  /** The bar at whose close it was decided. */
  readonly bar: number;
  readonly what: 'stop' | 'target' | 'size';
  /** A price, or shares for the size; null for no target. */
  readonly from: number | null;
  readonly to: number | null;
}

/** An action waiting for the next open. */
export type PendingAction = { readonly kind: 'close' } | { readonly kind: 'resize'; readonly size: number };

/** A trade that is open. */
export interface ReplayPosition {
  readonly plan: ReplayPlan;
  readonly stop: number;
  readonly target: number | null;
  /** Whole shares. */
  readonly size: number;
  /** The first is the entry. */
  readonly fills: readonly ReplayFill[];
  readonly changes: readonly PlanChange[];
  readonly pending: PendingAction | null;
}

/** How a trade ended. */
export type ExitReason = Exclude<FillReason, 'entry' | 'resize'>;

/** A trade that is closed. */
export interface ReplayTrade {
  readonly plan: ReplayPlan;
  readonly fills: readonly ReplayFill[];
  readonly changes: readonly PlanChange[];
  readonly exit: ExitReason;
  /** After costs, in whole cents. */
  readonly pnlCents: number;
  /** `pnlCents` divided by the plan's risk. */
  readonly r: number;
}

/** The state of a replay, derived from nothing but the setup and the log. */
export interface ReplayState {
  readonly setup: ReplaySetup;
  /** Bars on the chart. */
  readonly shown: number;
  /** The pending order. */
  readonly order: ReplayPlan | null;
  readonly position: ReplayPosition | null;
  readonly trades: readonly ReplayTrade[];
  /** The account at each close since the start, in cents; the first is the account before any trade. */
  readonly equityCents: readonly number[];
  readonly isEnded: boolean;
}

/**
 * The last bar on the chart.
 * @throws RangeError when the replay has no bars.
 */
export function lastBar({ setup, shown }: Pick<ReplayState, 'setup' | 'shown'>): ReplayBar {
  return barAt(setup, shown - 1);
}

/**
 * The bar at an index.
 * @throws RangeError when there is none.
 */
export function barAt({ bars }: Pick<ReplaySetup, 'bars'>, index: number): ReplayBar {
  const bar = bars[index];
  if (bar === undefined) throw new RangeError(`There is no bar ${index} among ${bars.length}.`);
  return bar;
}

/** The account at the last close, an open trade at that price, in cents. */
export function equityNow({ equityCents }: Pick<ReplayState, 'equityCents'>): number {
  return equityCents.at(-1) ?? 0;
}

/** 1 for long, -1 for short: a price difference times it is above zero when it is a gain. */
export function signOf(direction: TradeDirection): 1 | -1 {
  return direction === 'long' ? 1 : -1;
}

/** Bars in which a trade was open: at least one. A trade that ends at an open leaves that bar out. */
export function barsHeld({ fills }: Pick<ReplayTrade, 'fills'>): number {
  const entry = fills[0];
  const exit = fills.at(-1);
  if (entry === undefined || exit === undefined) return 1;
  return Math.max(1, exit.bar - entry.bar + (exit.moment === 'open' ? 0 : 1));
}
