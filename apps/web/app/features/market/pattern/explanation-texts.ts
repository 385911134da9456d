import { candlestickPatterns } from '@wickwise/market/candlestick/patterns';
import type { Explanation } from '@wickwise/market/explain/explanation';
import { requiredTrend } from '@wickwise/market/explain/meaning';
import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { candleTimeText } from '../chart/chart-time.ts';
import { priceText } from '../model.ts';

const trendWords = { up: 'an uptrend', down: 'a downtrend', flat: 'no clear trend' } as const;

/** The trend before the pattern, and whether it is the one the pattern's name requires. */
export function trendText({ pattern, trend, fitsTrend, reading }: Explanation): string {
  if (trend === null) return 'Too few candles came before it to judge the trend.';
  const [close, average] = [priceText(trend.close), priceText(trend.average)];
  const measured =
    trend.direction === 'flat'
      ? `There was no clear trend before it: at ${close}, the close was near the 10-candle EMA of ${average}.`
      : `It began in ${trendWords[trend.direction]}: the close of ${close} was ${trend.direction === 'up' ? 'above' : 'below'} the 10-candle EMA of ${average}.`;
  const needed = requiredTrend(pattern, reading);
  if (fitsTrend === null || needed === null) return `${measured} This pattern doesn’t depend on a trend.`;
  if (fitsTrend) return `${measured} That’s the trend this pattern needs.`;
  return `${measured} This pattern requires ${trendWords[needed]}, so textbooks wouldn’t count it.`;
}

/** How the pattern turned out in the candles after it. */
export function patternOutcomeText(
  { pattern, state, resolvedAt, reading }: Explanation,
  { series, interval }: { series: CandleSeries; interval: Interval },
): string {
  if (reading === null) return 'It has no direction, so there’s nothing to confirm.';
  if (state === null) return 'With these thresholds it isn’t there, so there’s nothing to follow up.';
  const isSetup = candlestickPatterns[pattern].confirmedWithin !== undefined;
  const whose = isSetup ? 'the inside bar’s' : 'its';
  const limit = reading === 'up' ? `above ${whose} high` : `below ${whose} low`;
  if (state === 'pending') return `Still open: a close ${limit} within three candles would confirm it.`;
  const when = resolvedAt === null ? '' : ` on ${candleTimeText(series.time[resolvedAt] ?? 0, interval)}`;
  if (state === 'confirmed') return `Confirmed${when}: price closed ${limit}.`;
  if (state === 'expired') return `Expired${when}: three candles passed without a close ${limit}.`;
  const first = isSetup ? 'another one took its place' : 'price closed beyond the other end of the pattern';
  return `Failed${when}: ${first} before a close ${limit}.`;
}
