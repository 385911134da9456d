import type { Bar } from './bar.ts';

/** How two candles lie to each other, by their prices. Every comparison is strict unless its name says otherwise. */

/** The body lies above the other's body. */
export function bodyGapsUp(bar: Bar, earlier: Bar): boolean {
  return bar.bottom > earlier.top;
}

/** The body lies below the other's body. */
export function bodyGapsDown(bar: Bar, earlier: Bar): boolean {
  return bar.top < earlier.bottom;
}

/** The whole candle lies above the other. */
export function gapsUp(bar: Bar, earlier: Bar): boolean {
  return bar.low > earlier.high;
}

/** The whole candle lies below the other. */
export function gapsDown(bar: Bar, earlier: Bar): boolean {
  return bar.high < earlier.low;
}

/** The body lies within the other's, touching neither end. */
export function bodyIsInside(bar: Bar, outer: Bar): boolean {
  return bar.top < outer.top && bar.bottom > outer.bottom;
}

/** The body lies within the other's and touches one end or both. */
export function bodyTouchesFromInside(bar: Bar, outer: Bar): boolean {
  return bar.top <= outer.top && bar.bottom >= outer.bottom && !bodyIsInside(bar, outer);
}

/** The open lies within the other's body and touches neither end. */
export function opensInsideBody(bar: Bar, outer: Bar): boolean {
  return bar.open < outer.top && bar.open > outer.bottom;
}

/** The close lies within the other's body and touches neither end. */
export function closesInsideBody(bar: Bar, outer: Bar): boolean {
  return bar.close < outer.top && bar.close > outer.bottom;
}

/** High and low lie within those of the other. */
export function rangeIsInside(bar: Bar, outer: Bar): boolean {
  return bar.high < outer.high && bar.low > outer.low;
}

/** High and low are both above those of the other. */
export function rangeMovesUp(bar: Bar, earlier: Bar): boolean {
  return bar.high > earlier.high && bar.low > earlier.low;
}

/** High and low are both below those of the other. */
export function rangeMovesDown(bar: Bar, earlier: Bar): boolean {
  return bar.high < earlier.high && bar.low < earlier.low;
}

/** Part of the body lies within the other's range. */
export function bodyMeetsRange(bar: Bar, outer: Bar): boolean {
  return bar.bottom < outer.high && bar.top > outer.low;
}
