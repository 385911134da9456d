import type { CandleSpan } from '../candle.ts';
import { scan } from '../candlestick/scan.ts';
import { at } from '../column.ts';
import { TREND_PERIOD } from '../explain/trend.ts';
import { ema } from '../indicators/ema.ts';
import { type IndicatorLine, valueAt } from '../indicators/indicator.ts';
import { sma } from '../indicators/sma.ts';
import type { CandleSeries } from '../series.ts';
import { type CountedCase, findCases, findInsideBars } from './count-candles.ts';
import { firstCloseOutside } from './first-close-outside.ts';
import type { CandleStatistic, InsideBarStatistic } from './statistic.ts';

/** A rate of which a trade can be made: its outcome is a first close on one side or the other. */
export type TradedStatistic = CandleStatistic | InsideBarStatistic;

/** What one pattern would have made to someone who bets on the side that its rate counts. */
export interface PatternTrade {
  /** The candle at whose open it was entered. */
  readonly entry: number;
  /** Gained or lost as a share of the entry price, costs taken off. */
  readonly result: number;
  /** Whether price left the pattern on the side that its rate counts. */
  readonly succeeded: boolean;
  /** The pattern's last close against the mean of the last 200; null before there are 200. */
  readonly regime: 'above' | 'below' | null;
}

/** What an entry costs, and an exit: spread, slippage and fees as a share of the price. */
export const COST_PER_SIDE = 0.001;

/** The long-term mean that splits the cases into two regimes. */
export const REGIME_PERIOD = 200;

/**
 * The trades behind each statistic of a series. Entry: the open after the pattern's last candle, in the direction whose
 * exits the rate counts. Exit: the first close above the pattern's high or below its low. Trades can overlap, as patterns
 * do; one still open when the series ends is left out.
 */
export function listTrades<Name extends string>(
  series: CandleSeries,
  statistics: Readonly<Record<Name, TradedStatistic>>,
): Record<Name, PatternTrade[]> {
  const counted = { series, hits: scan(series), average: ema(series.close, TREND_PERIOD) };
  const mean = sma(series.close, REGIME_PERIOD);
  const entries = Object.entries<TradedStatistic>(statistics).map(([name, statistic]) => {
    const cases = statistic.kind === 'inside-bar' ? findInsideBars(counted) : findCases(counted, statistic);
    return [name, cases.flatMap((found) => tradeOf({ series, mean }, found) ?? [])];
  });
  return Object.fromEntries(entries);
}

function tradeOf(
  { series, mean }: { series: CandleSeries; mean: IndicatorLine },
  { span, side }: CountedCase,
): PatternTrade | null {
  const exit = firstCloseOutside(series, span);
  if (exit === null) return null;
  const entry = span.to + 1;
  const ratio = at(series.close, exit.index) / at(series.open, entry);
  const gain = side === 'up' ? ratio - 1 : 1 - ratio;
  const result = gain - COST_PER_SIDE * (1 + ratio);
  return { entry, result, succeeded: exit.side === side, regime: regimeOf(series, mean, span) };
}

function regimeOf({ close }: CandleSeries, mean: IndicatorLine, { to }: CandleSpan): PatternTrade['regime'] {
  const average = valueAt(mean, to);
  if (average === null) return null;
  return at(close, to) > average ? 'above' : 'below';
}
