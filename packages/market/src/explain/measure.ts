import { boundsOf, type Comparison, type Condition, type Quantity } from '../candlestick/condition.ts';
import type { CandleSettings } from '../candlestick/measure/settings.ts';
import type { Averages } from './averages.ts';

/** Where the newest candle of a pattern is. */
export interface Place {
  readonly averages: Averages;
  readonly settings: CandleSettings;
  /** Index in the series, from 0. */
  readonly index: number;
}

/** A quantity as of the last candle of a pattern. */
export function evaluateQuantity(quantity: Quantity, place: Place): number {
  const { averages, settings, index } = place;
  switch (quantity.kind) {
    case 'part':
      return averages.candleAt(index - quantity.age)[quantity.part];
    case 'mean':
      return averages.meanBefore(index - quantity.age, quantity);
    case 'number':
      return quantity.value;
    case 'setting':
      return settings[quantity.setting];
    case '+':
      return evaluateQuantity(quantity.left, place) + evaluateQuantity(quantity.right, place);
    case '-':
      return evaluateQuantity(quantity.left, place) - evaluateQuantity(quantity.right, place);
    case '*':
      return evaluateQuantity(quantity.left, place) * evaluateQuantity(quantity.right, place);
    case 'absolute':
      return Math.abs(evaluateQuantity(quantity.of, place));
    case 'largest':
      return Math.max(...quantity.of.map((each) => evaluateQuantity(each, place)));
    case 'equal pairs':
      return quantity.pairs.filter(([one, other]) => evaluateQuantity(one, place) === evaluateQuantity(other, place))
        .length;
    case 'open ways':
      return quantity.ways.filter((way) => way.every((condition) => meets(condition, place))).length;
  }
}

/** Whether the candles that end at a place meet a condition. */
export function meets(condition: Condition, place: Place): boolean {
  const [from, to] = boundsOf(condition);
  const bounds = [evaluateQuantity(from, place), evaluateQuantity(to, place)] as const;
  return compare({
    measured: evaluateQuantity(condition.measured, place),
    comparison: condition.comparison,
    threshold: bounds,
  });
}

interface Compared {
  readonly measured: number;
  readonly comparison: Comparison;
  readonly threshold: number | readonly [from: number, to: number];
}

/** Whether a measured number is where it should be; false for NaN. */
export function compare({ measured, comparison, threshold }: Compared): boolean {
  const [from, to] = typeof threshold === 'number' ? [threshold, threshold] : threshold;
  return comparisons[comparison](measured, from, to);
}

const comparisons: Readonly<Record<Comparison, (measured: number, from: number, to: number) => boolean>> = {
  above: (measured, from) => measured > from,
  at_least: (measured, from) => measured >= from,
  below: (measured, from) => measured < from,
  at_most: (measured, from) => measured <= from,
  between: (measured, from, to) => measured > from && measured < to,
  within: (measured, from, to) => measured >= from && measured <= to,
};
