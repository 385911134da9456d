import { at } from '../column.ts';
import { type IndicatorLine, requireSameLength, startLine } from './indicator.ts';

/**
 * On-balance volume, in units traded: a candle's volume is added when it closes higher than the one
 * before, taken off when lower, and left out when equal. It has a value for every candle.
 *
 * Source: Granville, "New Key to Stock Market Profits" (1963), who begins wherever he likes; TA-Lib
 * begins with the first candle's volume. Only the shape of the line means something, not its height.
 * @throws IndicatorError `columns_differ_in_length`
 */
export function obv({ close, volume }: { close: Float64Array; volume: Float64Array }): IndicatorLine {
  requireSameLength(close, volume);
  const line = startLine(close.length, 0);
  let balance = 0;
  for (let index = 0; index < close.length; index++) {
    const change = index === 0 ? 1 : at(close, index) - at(close, index - 1);
    balance += Math.sign(change) * at(volume, index);
    line.values[index] = balance;
  }
  return line;
}
