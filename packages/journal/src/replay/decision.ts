import type { TradeDirection } from '../entry.ts';
import { affordableSize, riskCentsOf, valueCents } from './money.ts';
import { equityNow, lastBar, type ReplayState, signOf } from './state.ts';

/**
 * One line of a replay's log. Decisions are made at the close of the last bar on the chart; what is bought or sold
 * fills
 * in the next one.
 */
export type Decision =
  | { readonly kind: 'advance' }
  | {
      readonly kind: 'open';
      readonly direction: TradeDirection;
      /** Null for the next open. */
      readonly entry: number | null;
      readonly stop: number;
      readonly target: number | null;
      /** Whole shares. */
      readonly size: number;
    }
  | { readonly kind: 'move-stop'; readonly stop: number }
  | { readonly kind: 'move-target'; readonly target: number | null }
  | { readonly kind: 'resize'; readonly size: number }
  | { readonly kind: 'close' }
  /** Takes back an order, a close or a new size that has not been filled. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'finish' };

export type OpenDecision = Extract<Decision, { kind: 'open' }>;

/** Why a decision is invalid. */
export type DecisionProblem =
  | 'replay-ended'
  | 'not-flat'
  | 'no-position'
  | 'nothing-to-cancel'
  | 'price-invalid'
  | 'stop-on-wrong-side'
  | 'stop-too-close'
  | 'target-on-wrong-side'
  | 'size-invalid'
  | 'size-beyond-account';

/** Why a decision cannot be made now, or null when it can. */
export function findDecisionProblem(state: ReplayState, decision: Decision): DecisionProblem | null {
  if (state.isEnded) return 'replay-ended';
  switch (decision.kind) {
    case 'advance':
    case 'finish':
      return null;
    case 'open':
      return findOpenProblem(state, decision);
    case 'cancel':
      return state.order || state.position?.pending ? null : 'nothing-to-cancel';
    default:
      return findPositionProblem(state, decision);
  }
}

function findOpenProblem(
  state: ReplayState,
  { direction, entry, stop, target, size }: OpenDecision,
): DecisionProblem | null {
  if (state.order || state.position) return 'not-flat';
  const price = entry ?? lastBar(state).close;
  if (![price, stop, target ?? price].every(isPrice)) return 'price-invalid';
  const sign = signOf(direction);
  if ((price - stop) * sign <= 0) return 'stop-on-wrong-side';
  if (target !== null && (target - price) * sign <= 0) return 'target-on-wrong-side';
  const problem = findSizeProblem(state, { size, price, held: 0 });
  // Without a cent at risk there is no R to measure by.
  return problem ?? (riskCentsOf({ entry: price, stop, size }) > 0 ? null : 'stop-too-close');
}

/** A decision about a trade that is open. */
export type PositionDecision = Extract<Decision, { kind: 'move-stop' | 'move-target' | 'resize' | 'close' }>;

function findPositionProblem(state: ReplayState, decision: PositionDecision): DecisionProblem | null {
  if (state.position === null) return 'no-position';
  const { close } = lastBar(state);
  const sign = signOf(state.position.plan.direction);
  switch (decision.kind) {
    case 'move-stop':
      if (!isPrice(decision.stop)) return 'price-invalid';
      return (close - decision.stop) * sign > 0 ? null : 'stop-on-wrong-side';
    case 'move-target':
      if (decision.target === null) return null;
      if (!isPrice(decision.target)) return 'price-invalid';
      return (decision.target - close) * sign > 0 ? null : 'target-on-wrong-side';
    case 'resize':
      if (decision.size === state.position.size) return 'size-invalid';
      return findSizeProblem(state, { size: decision.size, price: close, held: state.position.size });
    case 'close':
      return null;
  }
}

interface SizeInput {
  readonly size: number;
  readonly price: number;
  /** Shares in the open trade. */
  readonly held: number;
}

/** Only the shares that are added have to be paid for. */
function findSizeProblem(state: ReplayState, { size, price, held }: SizeInput): DecisionProblem | null {
  if (!Number.isSafeInteger(size) || size < 1) return 'size-invalid';
  const freeCents = equityNow(state) - valueCents({ price, size: held });
  return size - held > affordableSize(freeCents, { ...state.setup, price }) ? 'size-beyond-account' : null;
}

function isPrice(price: number): boolean {
  return Number.isFinite(price) && price > 0;
}
