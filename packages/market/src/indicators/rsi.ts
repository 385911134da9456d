import { at } from '../column.ts';
import { type IndicatorLine, isZero, requirePeriod, startLine } from './indicator.ts';
import { smoothByWilder } from './wilder.ts';

/**
 * Relative strength index, 0 to 100: `100 × gain / (gain + loss)` with the average rise and the average
 * fall from close to close, first at `period`. The first averages are plain means of `period` changes,
 * the later ones Wilder's. Equal to his `100 - 100 / (1 + gain / loss)` without its division by zero.
 *
 * Source: Wilder, "New Concepts in Technical Trading Systems" (1978), chapter VI. Where no price has
 * moved he gives no value; TA-Lib's choice is 0.
 * @param close finite prices, oldest first
 * @throws IndicatorError `invalid_period`
 */
export function rsi(close: Float64Array, period: number): IndicatorLine {
  const line = startLine(close.length, period);
  let state = startRsi(period);
  for (let index = 0; index < close.length; index++) {
    state = nextRsi(state, at(close, index));
    if (state.value !== null) line.values[index - period] = state.value;
  }
  return line;
}

/** The index between two closes. States are never changed, so a growing candle may be tried repeatedly. */
export interface RsiState {
  readonly period: number;
  /** Changes taken so far; one less than the closes. */
  readonly changes: number;
  readonly previousClose: number | null;
  /** Totals while the seed is gathered, then averages; in price. */
  readonly gain: number;
  readonly loss: number;
  /** The index, or null until there have been `period` changes. */
  readonly value: number | null;
}

/** @throws IndicatorError `invalid_period` */
export function startRsi(period: number): RsiState {
  requirePeriod(period);
  return { period, changes: 0, previousClose: null, gain: 0, loss: 0, value: null };
}

/** The state after one more close; `rsi` is made of these steps. */
export function nextRsi(state: RsiState, close: number): RsiState {
  const { period, previousClose } = state;
  if (previousClose === null) return { ...state, previousClose: close };
  const changes = state.changes + 1;
  const change = close - previousClose;
  const gain = gather(state.gain, Math.max(change, 0), { changes, period });
  const loss = gather(state.loss, Math.max(-change, 0), { changes, period });
  const value = changes < period ? null : indexOf(gain, loss);
  return { period, changes, previousClose: close, gain, loss, value };
}

function gather(carried: number, amount: number, { changes, period }: { changes: number; period: number }): number {
  if (changes > period) return smoothByWilder(carried, amount, period);
  return changes < period ? carried + amount : (carried + amount) / period;
}

function indexOf(gain: number, loss: number): number {
  const moved = gain + loss;
  return isZero(moved) ? 0 : 100 * (gain / moved);
}
