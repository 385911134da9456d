import { CandleSeries } from '@wickwise/market/series';
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../chart/after-paint.ts';

const NO_CANDLES = CandleSeries.fromOhlc([]);

/**
 * The series, delayed until its candles are on the screen, because recognition can wait for that. Empty while it is still
 * the previous series, whose indices refer to other candles.
 */
export function useFollowedSeries(series: CandleSeries): CandleSeries {
  const [followed, setFollowed] = useState(NO_CANDLES);
  useEffect(() => afterPaint(() => startTransition(() => setFollowed(series))), [series]);
  const isBehind = followed.time[0] === series.time[0] && followed.length <= series.length;
  return isBehind ? followed : NO_CANDLES;
}
