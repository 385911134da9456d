/** One candle of a replay. It has no date: a blind replay counts bars. */
export interface ReplayBar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Bars on the scale of a replay. */
export interface RescaledBars {
  readonly bars: readonly ReplayBar[];
  /** Digits after the point to which every price is rounded. */
  readonly decimals: number;
}

/** The close at which every replay begins, so that no price gives the symbol away. */
export const START_PRICE = 100;

/** Below this many hundredths from high to low, hundredths are too coarse for a bar. */
const COARSE_RANGE = 0.5;

/**
 * Multiplies all prices so that the bar at `anchor` closes at 100. They are rounded to hundredths, or to
 * thousandths where bars are small.
 * @throws RangeError when there is no bar at `anchor`, or it does not close above zero.
 */
export function rescaleBars(bars: readonly ReplayBar[], anchor: number): RescaledBars {
  const close = bars[anchor]?.close ?? Number.NaN;
  if (!(close > 0)) throw new RangeError(`Bar ${anchor} has no close above zero.`);
  const factor = START_PRICE / close;
  const decimals = medianRange(bars) * factor < COARSE_RANGE ? 3 : 2;
  const scale = (price: number) => roundTo(price * factor, decimals);
  return {
    decimals,
    bars: bars.map(({ open, high, low, close }) => ({
      open: scale(open),
      high: scale(high),
      low: scale(low),
      close: scale(close),
    })),
  };
}

/** The nearest price with this many digits after the point. */
export function roundTo(price: number, decimals: number): number {
  return Number(price.toFixed(decimals));
}

function medianRange(bars: readonly ReplayBar[]): number {
  const ranges = bars.map(({ high, low }) => high - low).sort((a, b) => a - b);
  return ranges[Math.floor(ranges.length / 2)] ?? 0;
}
