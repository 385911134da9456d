import { fillsProfitCents } from '../profit.ts';
import type { ReplayBar } from './bar.ts';
import { changePosition } from './change-position.ts';
import { type Decision, type DecisionProblem, findDecisionProblem, type OpenDecision } from './decision.ts';
import { type ReachedExit, reachEntry, reachExit } from './fill.ts';
import { entrySide, exitSide, openProfitCents, paidFill, riskCentsOf } from './money.ts';
import {
  barAt,
  type ExitReason,
  type FillMoment,
  lastBar,
  type ReplayPlan,
  type ReplayPosition,
  type ReplaySetup,
  type ReplayState,
  type ReplayTrade,
  signOf,
} from './state.ts';

/** An invalid decision. Programs should read `problem`; the message is for people. */
export class DecisionError extends Error {
  override readonly name = 'DecisionError';
  readonly problem: DecisionProblem;

  constructor(problem: DecisionProblem) {
    super(`Invalid decision: ${problem}.`);
    this.problem = problem;
  }
}

/** A replay before its first decision. */
export function startReplay(setup: ReplaySetup): ReplayState {
  return {
    setup,
    shown: setup.shownAtStart,
    order: null,
    position: null,
    trades: [],
    equityCents: [setup.accountCents],
    isEnded: false,
  };
}

/**
 * The state that a log of decisions leads to. A size beyond the account is accepted: older logs left nothing for the
 * cost of a fill.
 * @throws DecisionError when a decision cannot be made for another reason.
 */
export function replayLog(setup: ReplaySetup, log: readonly Decision[]): ReplayState {
  return log.reduce((state, decision) => {
    const problem = findDecisionProblem(state, decision);
    if (problem && problem !== 'size-beyond-account') throw new DecisionError(problem);
    return apply(state, decision);
  }, startReplay(setup));
}

/**
 * The state after one more decision.
 * @throws DecisionError when it cannot be made.
 */
export function decide(state: ReplayState, decision: Decision): ReplayState {
  const problem = findDecisionProblem(state, decision);
  if (problem) throw new DecisionError(problem);
  return apply(state, decision);
}

function apply(state: ReplayState, decision: Decision): ReplayState {
  switch (decision.kind) {
    case 'advance':
      return advance(state);
    case 'open':
      return { ...state, order: planOf(state, decision) };
    case 'cancel':
      return { ...state, order: null, position: state.position && { ...state.position, pending: null } };
    case 'finish':
      return finish(state);
    default:
      return state.position
        ? { ...state, position: changePosition(state.position, { decision, bar: state.shown - 1 }) }
        : state;
  }
}

function planOf(state: ReplayState, { direction, entry, stop, target, size }: OpenDecision): ReplayPlan {
  const { close } = lastBar(state);
  const price = entry ?? close;
  const isThrough = (price - close) * signOf(direction) > 0;
  return {
    direction,
    orderType: entry === null ? 'market' : isThrough ? 'stop' : 'limit',
    entry: price,
    stop,
    target,
    size,
    riskCents: riskCentsOf({ entry: price, stop, size }),
    decidedAt: state.shown - 1,
  };
}

function advance(state: ReplayState): ReplayState {
  const bar = barAt(state.setup, state.shown);
  const shown = { ...state, shown: state.shown + 1 };
  const after = shown.order ? tryEntry(shown, shown.order, bar) : shown.position ? hold(shown, shown.position) : shown;
  const marked = { ...after, equityCents: [...after.equityCents, markToMarket(after)] };
  return marked.shown === state.setup.bars.length ? finish(marked) : marked;
}

function tryEntry(state: ReplayState, plan: ReplayPlan, bar: ReplayBar): ReplayState {
  const entry = reachEntry(bar, plan);
  if (entry === null) return state;
  const { stop, target, size } = plan;
  const fill = { ...entry, side: entrySide(plan.direction), size, bar: state.shown - 1, reason: 'entry' as const };
  const position = { plan, stop, target, size, fills: [paidFill(fill, state.setup)], changes: [], pending: null };
  const exit = reachExit(bar, { plan, stop, target, enteredInside: entry.moment === 'inside' });
  const entered = { ...state, order: null };
  return exit ? close(entered, position, exit) : { ...entered, position };
}

/** A bar of an open trade: what was decided is done at the open, unless the bar opens beyond stop or target. */
function hold(state: ReplayState, position: ReplayPosition): ReplayState {
  const bar = lastBar(state);
  if (position.pending?.kind === 'close') {
    return close(state, position, { price: bar.open, moment: 'open', reason: 'closed' });
  }
  const exit = reachExit(bar, { ...position, enteredInside: false });
  const held = exit?.moment === 'open' ? position : resizeAtOpen(state, position);
  return exit ? close(state, held, exit) : { ...state, position: { ...held, pending: null } };
}

function resizeAtOpen(state: ReplayState, position: ReplayPosition): ReplayPosition {
  if (position.pending?.kind !== 'resize') return position;
  const { size } = position.pending;
  const added = size - position.size;
  const { direction } = position.plan;
  const fill = {
    side: added > 0 ? entrySide(direction) : exitSide(direction),
    price: lastBar(state).open,
    size: Math.abs(added),
    bar: state.shown - 1,
    moment: 'open' as const,
    reason: 'resize' as const,
  };
  // Decided at the close of the bar before.
  const change = { bar: state.shown - 2, what: 'size' as const, from: position.size, to: size };
  return {
    ...position,
    size,
    fills: [...position.fills, paidFill(fill, state.setup)],
    changes: [...position.changes, change],
  };
}

interface Exit {
  readonly price: number;
  readonly moment: FillMoment;
  readonly reason: ReachedExit['reason'] | ExitReason;
}

function close(state: ReplayState, position: ReplayPosition, exit: Exit): ReplayState {
  const trade = closedTrade(state, position, exit);
  return { ...state, position: null, trades: [...state.trades, trade] };
}

function closedTrade(state: ReplayState, { plan, size, fills, changes }: ReplayPosition, exit: Exit): ReplayTrade {
  const fill = { ...exit, side: exitSide(plan.direction), size, bar: state.shown - 1 };
  const all = [...fills, paidFill(fill, state.setup)];
  const pnlCents = fillsProfitCents(all);
  return { plan, fills: all, changes, exit: exit.reason, pnlCents, r: pnlCents / plan.riskCents };
}

/** Closes an open trade at the last close and drops a pending order. */
function finish(state: ReplayState): ReplayState {
  const { position } = state;
  const price = lastBar(state).close;
  const flat = position ? close(state, position, { price, moment: 'close', reason: 'end' }) : state;
  const equityCents = [...flat.equityCents.slice(0, -1), markToMarket(flat)];
  return { ...flat, order: null, equityCents, isEnded: true };
}

function markToMarket({ setup, trades, position, shown }: ReplayState): number {
  const closed = trades.reduce((sum, { pnlCents }) => sum + pnlCents, setup.accountCents);
  if (position === null) return closed;
  const { fills, size, plan } = position;
  const price = lastBar({ setup, shown }).close;
  return closed + openProfitCents(fills, { direction: plan.direction, size, price });
}
