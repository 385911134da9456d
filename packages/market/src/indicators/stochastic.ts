import { at } from '../column.ts';
import type { PriceColumns } from './atr.ts';
import { type IndicatorLine, lineFrom, requirePeriod, requireSameLength, startLine } from './indicator.ts';
import { meanLine } from './sma.ts';
import { windowHigh, windowLow } from './window-extreme.ts';

/** Periods of the slow stochastic: whole, `fastK` from 2 up, the others from 1. */
export interface StochasticPeriods {
  /** Candles whose range the close is measured in. */
  readonly fastK: number;
  /** Values of the fast %K in the mean that is the slow %K; 1 leaves it fast. */
  readonly slowK: number;
  /** Values of the slow %K in the mean that is the slow %D. */
  readonly slowD: number;
}

/** TA-Lib's defaults; Lane's own charts use a `fastK` of 5 to 21. */
export const STOCHASTIC_PERIODS: StochasticPeriods = { fastK: 5, slowK: 3, slowD: 3 };

/** Two lines, 0 to 100, that begin together, at `fastK + slowK + slowD - 3`. */
export interface Stochastic {
  readonly slowK: IndicatorLine;
  readonly slowD: IndicatorLine;
}

/**
 * Slow stochastic: where the close lies between the lowest low (0) and the highest high (100) of the
 * last `fastK` candles, smoothed by simple means.
 *
 * Source: Lane, "Lane's Stochastics", Technical Analysis of Stocks & Commodities 2 (1984). TA-Lib's
 * choices: 0 where high and low are equal, and %K only where %D is.
 * @throws IndicatorError `invalid_period` or `columns_differ_in_length`
 */
export function stochastic(prices: PriceColumns, periods: StochasticPeriods = STOCHASTIC_PERIODS): Stochastic {
  requireSameLength(prices.high, prices.low, prices.close);
  requirePeriod(periods.fastK);
  requirePeriod(periods.slowK, 1);
  requirePeriod(periods.slowD, 1);
  const fastK = placeInRange(prices, periods.fastK);
  const slowK = meanLine(fastK.values, periods.slowK);
  const slowD = meanLine(slowK.values, periods.slowD);
  const begin = fastK.begin + slowK.begin + slowD.begin;
  return {
    slowK: { begin, values: lineFrom(slowK, slowK.begin + slowD.begin).values },
    slowD: { begin, values: slowD.values },
  };
}

function placeInRange({ high, low, close }: PriceColumns, period: number): IndicatorLine {
  const highest = windowHigh(high, period);
  const lowest = windowLow(low, period);
  const line = startLine(close.length, period - 1);
  for (let index = 0; index < line.values.length; index++) {
    const floor = at(lowest.values, index);
    const percent = (at(highest.values, index) - floor) / 100;
    line.values[index] = percent === 0 ? 0 : (at(close, line.begin + index) - floor) / percent;
  }
  return line;
}
