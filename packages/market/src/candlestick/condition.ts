import type { CandleSetting, CandleSettings } from './measure/settings.ts';
import type { PatternCandle } from './pattern-candle.ts';
import type { Quantity } from './quantity.ts';
import type { Trait } from './traits.ts';

/**
 * How a measured number must relate to its bound. `between` excludes the ends of an interval, `within` includes them.
 */
export type Comparison = 'above' | 'at_least' | 'below' | 'at_most' | 'between' | 'within';

/** The unit of the numbers, for words. */
export type Unit = 'price' | 'usual_body' | 'usual_range' | 'usual_shadow' | 'body' | 'candles' | 'count';

/** The unit in which the numbers are stated: `size` is one of the unit in price, and the bound is `factor` of them. */
export interface Scale {
  readonly unit: Unit;
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
