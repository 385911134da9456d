import { Hikkake, ModifiedHikkake } from './hikkake.ts';
import type { PatternName } from './pattern-name.ts';
import { fiveCandleShapes, fourCandleShapes, oneCandleShapes, threeCandleShapes, twoCandleShapes } from './shapes.ts';

const shapes: Readonly<Record<PatternName, { readonly lookback: number }>> = {
  ...oneCandleShapes,
  ...twoCandleShapes,
  ...threeCandleShapes,
  ...fourCandleShapes,
  ...fiveCandleShapes,
  CDLHIKKAKE: Hikkake,
  CDLHIKKAKEMOD: ModifiedHikkake,
};

/** Index of the first candle of a series that a pattern can hit (TA-Lib's look-back with its default settings). */
export function lookbackOf(name: PatternName): number {
  return shapes[name].lookback;
}
