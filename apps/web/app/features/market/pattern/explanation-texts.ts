import { opposite } from '@wickwise/market/candlestick/direction';
import type { Explanation } from '@wickwise/market/explain/explanation';
import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { candleTimeText } from '../chart/chart-time.ts';
import { priceText } from '../model.ts';

const trendWords = { up: 'an uptrend', down: 'a downtrend', flat: 'no clear trend' } as const;

/** The trend before the pattern, and whether it is the one the pattern's name requires. */
export function trendText({ trend, fitsTrend, reading }: Explanation): string {
  if (trend === null) return 'Too few candles came before it to judge the trend.';
  const side = trend.direction === 'flat' ? 'close to' : trend.direction === 'up' ? 'above' : 'below';
  const words = trendWords[trend.direction];
  const measured = `It began in ${words}: the close of ${priceText(trend.close)} was ${side} the 10-candle EMA of ${priceText(trend.average)}.`;
  if (fitsTrend === null || reading === null) return `${measured} This pattern doesn’t depend on a trend.`;
  if (fitsTrend) return `${measured} That’s the trend this pattern needs.`;
  const needed = trend.direction === opposite(reading) ? reading : opposite(reading);
  return `${measured} This pattern requires ${trendWords[needed]}, so textbooks wouldn’t count it.`;
}

/** How the pattern turned out in the candles after it. */
export function patternOutcomeText(
  { state, resolvedAt, reading, span }: Explanation,
  { series, interval }: { series: CandleSeries; interval: Interval },
): string {
  if (reading === null) return 'It has no direction, so there’s nothing to confirm.';
  if (state === null) return 'With these thresholds it isn’t there, so there’s nothing to follow up.';
  const limit = reading === 'up' ? 'above its high' : 'below its low';
  if (state === 'pending') return `Still open: a close ${limit} within three candles would confirm it.`;
  const when = resolvedAt === null ? '' : ` on ${candleTimeText(series.time[resolvedAt] ?? 0, interval)}`;
  if (state === 'confirmed') return `Confirmed${when}: price closed ${limit}.`;
  const last =
    resolvedAt === span.to + CONFIRMING_CANDLES
      ? 'three candles passed without'
      : 'price closed beyond the other end of the pattern before';
  return `Failed${when}: ${last} a close ${limit}.`;
}

const CONFIRMING_CANDLES = 3;
