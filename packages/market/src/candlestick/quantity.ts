import type { Condition } from './condition.ts';
import { type CandleSetting, DISTANCE_PERIOD, SIZE_PERIOD } from './measure/settings.ts';
import type { PatternCandle } from './pattern-candle.ts';

/** A price of a candle or a size, as `Bar` names them. */
export type Part =
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'top'
  | 'bottom'
  | 'body'
  | 'range'
  | 'upperShadow'
  | 'lowerShadow';

/** What is averaged over the candles before one. */
export type Measure = 'body' | 'range' | 'shadows';

/** A part of the candle that is this many candles older than the newest. */
export interface PartOf {
  readonly kind: 'part';
  readonly age: number;
  readonly part: Part;
}

/** The mean before a candle, from a total that first judges the candle at index `start` of a series. */
export interface MeanBefore {
  readonly kind: 'mean';
  readonly age: number;
  readonly measure: Measure;
  readonly period: number;
  readonly start: number;
}

/** A number that is read off the candles of a pattern, as an expression: the scan is compiled from it. */
export type Quantity =
  | PartOf
  | MeanBefore
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'setting'; readonly setting: CandleSetting }
  | { readonly kind: '+' | '-' | '*'; readonly left: Quantity; readonly right: Quantity }
  | { readonly kind: 'absolute'; readonly of: Quantity }
  | { readonly kind: 'largest'; readonly of: readonly Quantity[] }
  /** How many of these pairs are equal. */
  | { readonly kind: 'equal pairs'; readonly pairs: readonly (readonly [Quantity, Quantity])[] }
  /** How many of several ways are open: of one, all conditions are met. */
  | { readonly kind: 'open ways'; readonly ways: readonly (readonly Condition[])[] };

/** A part of a candle. */
export function partOf({ age }: PatternCandle, part: Part): Quantity {
  return { kind: 'part', age, part };
}

/** The same number whatever the candles are. */
export function constant(value: number): Quantity {
  return { kind: 'number', value };
}

/** The value of a setting. */
export function settingOf(setting: CandleSetting): Quantity {
  return { kind: 'setting', setting };
}

/** The sum of two quantities. */
export function plus(left: Quantity, right: Quantity): Quantity {
  return { kind: '+', left, right };
}

/** One quantity less another. */
export function minus(left: Quantity, right: Quantity): Quantity {
  return { kind: '-', left, right };
}

/** The product of two quantities. */
export function times(left: Quantity, right: Quantity): Quantity {
  return { kind: '*', left, right };
}

/** The largest of several quantities. */
export function largest(...of: readonly Quantity[]): Quantity {
  return { kind: 'largest', of };
}

/** How far apart two quantities are. */
export function distanceBetween(one: Quantity, other: Quantity): Quantity {
  return { kind: 'absolute', of: minus(one, other) };
}

/** The mean size of the ten candles before a candle. */
export function meanOf({ age, start }: PatternCandle, measure: Measure): Quantity {
  return { kind: 'mean', age, measure, period: SIZE_PERIOD, start };
}

/** How far from a candle's prices another price may be to be near them. */
export function nearOf(candle: PatternCandle): Quantity {
  return times(settingOf('near'), meanDistance(candle));
}

/** By how much a body must be smaller than a candle's to be far smaller. */
export function farOf(candle: PatternCandle): Quantity {
  return times(settingOf('far'), meanDistance(candle));
}

/** How far from a candle's price another may be to count as equal. */
export function equalOf(candle: PatternCandle): Quantity {
  return times(settingOf('equal'), meanDistance(candle));
}

function meanDistance({ age, start }: PatternCandle): Quantity {
  return { kind: 'mean', age, measure: 'range', period: DISTANCE_PERIOD, start };
}
