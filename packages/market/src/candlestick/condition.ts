import type { CandleSetting, CandleSettings } from './measure/settings.ts';
import type { PatternCandle } from './pattern-candle.ts';

/** A price of a candle or a size, as `MeasuredCandle` names them. */
export type CandlePart =
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
export type CandleSize = 'body' | 'range' | 'shadows';

/** A part of the candle that is this many candles older than the newest. */
export interface PartOf {
  readonly kind: 'part';
  readonly age: number;
  readonly part: CandlePart;
}

/** The mean before a candle, from a total that first judges the candle at index `start` of a series. */
export interface MeanBefore {
  readonly kind: 'mean';
  readonly age: number;
  readonly measure: CandleSize;
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

/** What a candle is compared with: its own open, or a setting times what was usual before it. */
export type TraitBound =
  | 'open'
  | Extract<CandleSetting, 'longBody' | 'shortBody' | 'doji' | 'noShadow' | 'shortShadow'>;

/**
 * A yes-or-no fact about one candle that many patterns use: its color, or how its body or a shadow compares with the
 * average of the ten candles before it. The scan finds them once for each candle.
 */
export interface Trait {
  readonly phrase: string;
  readonly measured: CandlePart;
  readonly comparison: 'above' | 'at_least' | 'below' | 'at_most';
  readonly bound: TraitBound;
}

/**
 * How a measured number must relate to its bound. `between` excludes the ends of an interval, `within` includes them.
 */
export type Comparison = 'above' | 'at_least' | 'below' | 'at_most' | 'between' | 'within';

/** The unit of the numbers, for words. */
export type ConditionUnit = 'price' | 'usual_body' | 'usual_range' | 'usual_shadow' | 'body' | 'candles' | 'count';

/** The unit in which the numbers are stated: `size` is one of the unit in price, and the bound is `factor` of them. */
export interface Scale {
  readonly unit: ConditionUnit;
  readonly size: Quantity;
  readonly factor: CandleSetting | number;
}

/** One condition of a pattern. The scan is compiled from it, and the explanation is read off it. */
export interface Condition {
  /** The candle that is measured. */
  readonly candle: PatternCandle;
  /** The condition in words, to follow the name of the candle. */
  readonly phrase: string | ((settings: CandleSettings) => string);
  readonly measured: Quantity;
  readonly comparison: Comparison;
  /** With TA-Lib's arithmetic, in the same unit as `measured`; of an interval the lower end first. */
  readonly bound: Quantity | readonly [from: Quantity, to: Quantity];
  /** Without it the numbers are prices. */
  readonly scale?: Scale;
  /** Set where the condition is a fact that the scan finds once for each candle. */
  readonly trait?: Trait;
  /** Where any one of several ways is enough: each with its own conditions. */
  readonly ways?: readonly (readonly Condition[])[];
}

/** The two bounds of a condition, which are the same where it has only one. */
export function boundsOf({ bound }: Condition): readonly [from: Quantity, to: Quantity] {
  return 'kind' in bound ? [bound, bound] : bound;
}
