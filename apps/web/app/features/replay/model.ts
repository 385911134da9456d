import type { TradeDirection } from '@wickwise/journal/entry';
import { sizeFromRisk } from '@wickwise/journal/plan';
import { averageEntry } from '@wickwise/journal/replay/average-entry';
import { roundTo } from '@wickwise/journal/replay/bar';
import type { OpenDecision } from '@wickwise/journal/replay/decision';
import { affordableSize, costCents, openProfitCents } from '@wickwise/journal/replay/money';
import {
  equityNow,
  lastBar,
  type ReplayFill,
  type ReplayPosition,
  type ReplaySetup,
  type ReplayState,
  signOf,
} from '@wickwise/journal/replay/state';

export type LineName = 'entry' | 'stop' | 'target';

/** An order that is not placed yet. */
export interface Draft {
  readonly direction: TradeDirection;
  /** Null for the next open. */
  readonly entry: number | null;
  readonly stop: number;
  /** Null for none. */
  readonly target: number | null;
  /** The risk, in percent of the account. */
  readonly riskPercent: number;
}

/** Choices of risk for a new order, in percent of the account. */
export const riskChoices = [0.5, 1, 2] as const;

/** A fill as an arrow on the chart. */
export interface FillMark {
  /** Its bar, counted from 0. */
  readonly bar: number;
  readonly side: 'buy' | 'sell';
  /** The result of the trade that it closes, where there is room for it. */
  readonly r: number | null;
}

/** The lines of a draft, an order or an open trade on the chart. */
export interface PlanLines {
  readonly direction: TradeDirection;
  /** The bar from which they are drawn, counted from 0. */
  readonly from: number;
  /** Of an open trade, the average. Without a valid price, each of the lines is null. */
  readonly entry: number | null;
  readonly stop: number | null;
  readonly target: number | null;
  readonly movable: readonly LineName[];
}

/** Bars whose mean range sets the distance of a new stop. */
const RANGE_BARS = 14;
/** A new stop is this many mean ranges away. */
const STOP_RANGES = 2;
/** A new target is this many times as far away as the stop. */
const TARGET_RATIO = 2;

/** An order for the next open, with its stop out of reach of ordinary bars. */
export function newDraft(
  state: ReplayState,
  { direction, riskPercent }: Pick<Draft, 'direction' | 'riskPercent'>,
): Draft {
  const { close } = lastBar(state);
  const { decimals } = state.setup;
  const distance = Math.max(10 ** -decimals, STOP_RANGES * meanRange(state)) * signOf(direction);
  return {
    direction,
    riskPercent,
    entry: null,
    stop: Math.max(10 ** -decimals, roundTo(close - distance, decimals)),
    target: Math.max(10 ** -decimals, roundTo(close + TARGET_RATIO * distance, decimals)),
  };
}

function meanRange({ setup, shown }: ReplayState): number {
  const bars = setup.bars.slice(Math.max(0, shown - RANGE_BARS), shown);
  return bars.reduce((sum, { high, low }) => sum + high - low, 0) / bars.length;
}

/** The decision that places a draft, with its size computed from its risk; 0 if the risk is too small for one share. */
export function orderOf(state: ReplayState, { direction, entry, stop, target, riskPercent }: Draft): OpenDecision {
  const price = entry ?? lastBar(state).close;
  const riskAmount = Math.floor((equityNow(state) * riskPercent) / 100) / 100;
  const wanted = sizeFromRisk({ entry: price, stop, riskAmount }) ?? 0;
  const size = Math.min(wanted, affordableSize(equityNow(state), { ...state.setup, price }));
  return { kind: 'open', direction, entry, stop, target, size };
}

/** The lines on the chart; null if nothing is planned, ordered or open. */
export function linesOf(state: ReplayState, draft: Draft | null): PlanLines | null {
  const { order, position, shown, setup } = state;
  if (position) {
    const { plan, fills, stop, target } = position;
    const from = fills[0]?.bar ?? shown - 1;
    const entry = averageEntry(fills, setup.decimals);
    return { direction: plan.direction, from, entry, stop, target, movable: ['stop', 'target'] };
  }
  if (order) return { ...order, from: order.decidedAt, movable: [] };
  if (draft === null) return null;
  const { direction, entry, stop, target } = draft;
  const prices = {
    entry: validPrice(entry ?? lastBar(state).close),
    stop: validPrice(stop),
    target: validPrice(target),
  };
  return { direction, from: shown - 1, ...prices, movable: ['entry', 'stop', 'target'] };
}

function validPrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null;
}

interface Move {
  readonly line: LineName;
  readonly price: number;
}

/** While a line is dragged or moved by keys; `isFinal` once it is released. */
export interface LineMove extends Move {
  readonly isFinal: boolean;
}

/** A draft with one line moved. The whole plan moves with its entry; stop and target stay on their own sides of it. */
export function moveDraftLine(state: ReplayState, draft: Draft, { line, price }: Move): Draft {
  const { decimals } = state.setup;
  const close = lastBar(state).close;
  const entry = draft.entry ?? close;
  const at = roundTo(price, decimals);
  if (line !== 'entry') return { ...draft, [line]: keepPastClose({ draft, line, at, from: entry, decimals }) };
  const shift = at - entry;
  const shifted = (other: number) => Math.max(10 ** -decimals, roundTo(other + shift, decimals));
  return {
    ...draft,
    entry: at,
    stop: shifted(draft.stop),
    target: draft.target === null ? null : shifted(draft.target),
  };
}

/** What an open trade makes at a price, in R. */
export function openR({ plan, size, fills }: ReplayPosition, price: number): number {
  return openProfitCents(fills, { direction: plan.direction, size, price }) / plan.riskCents;
}

/** What an open trade would make if it were closed at a price, costs included, in R. */
export function closedR(
  position: ReplayPosition,
  { price, setup }: { price: number; setup: Pick<ReplaySetup, 'costBasisPoints'> },
): number {
  const { plan, size } = position;
  return openR(position, price) - costCents({ price, size, ...setup }) / plan.riskCents;
}

/** Trades whose results are on the chart; those of more would cover each other. */
const NAMED_TRADES = 3;

/** Every fill on the chart; the last one of each of the newest trades shows what the trade made. */
export function fillMarks({ trades, position }: Pick<ReplayState, 'trades' | 'position'>): FillMark[] {
  const closed = trades.flatMap(({ fills, r }, trade) => {
    const isNamed = trade >= trades.length - NAMED_TRADES;
    return fills.map((fill, index) => ({ ...markOf(fill), r: isNamed && index === fills.length - 1 ? r : null }));
  });
  return [...closed, ...(position?.fills ?? []).map((fill) => ({ ...markOf(fill), r: null }))];
}

function markOf({ bar, side }: ReplayFill): Pick<FillMark, 'bar' | 'side'> {
  return { bar, side };
}

/** Where a line of an open trade may be moved to: never beyond the last close, where it would fill at once. */
export function clampToClose(state: ReplayState, lines: PlanLines, { line, price }: Move): number {
  const { decimals } = state.setup;
  return keepPastClose({ draft: lines, line, at: roundTo(price, decimals), from: lastBar(state).close, decimals });
}

interface LineInput {
  draft: { direction: TradeDirection };
  line: LineName;
  at: number;
  from: number;
  decimals: number;
}

function keepPastClose({ draft, line, at, from, decimals }: LineInput): number {
  const tick = 10 ** -decimals;
  const isAbove = (draft.direction === 'long') === (line === 'target');
  const nearest = roundTo(isAbove ? from + tick : from - tick, decimals);
  return Math.max(tick, isAbove ? Math.max(nearest, at) : Math.min(nearest, at));
}
