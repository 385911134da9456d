import type { CandleSeries } from '@wickwise/market/series';
import {
  abandonedbaby,
  bearishengulfingpattern,
  bearishhammerstick,
  bearishharami,
  bearishharamicross,
  bearishinvertedhammerstick,
  bearishmarubozu,
  bearishspinningtop,
  bullishengulfingpattern,
  bullishhammerstick,
  bullishharami,
  bullishharamicross,
  bullishinvertedhammerstick,
  bullishmarubozu,
  bullishspinningtop,
  darkcloudcover,
  doji,
  downsidetasukigap,
  dragonflydoji,
  eveningdojistar,
  eveningstar,
  gravestonedoji,
  hammerpattern,
  hammerpatternunconfirmed,
  hangingman,
  hangingmanunconfirmed,
  morningdojistar,
  morningstar,
  piercingline,
  shootingstar,
  shootingstarunconfirmed,
  threeblackcrows,
  threewhitesoldiers,
  tweezerbottom,
  tweezertop,
} from 'technicalindicators';

/** The 35 patterns of the library, without the two collections that test all of them again. */
export const technicalPatterns = [
  abandonedbaby,
  doji,
  bearishengulfingpattern,
  bullishengulfingpattern,
  darkcloudcover,
  downsidetasukigap,
  dragonflydoji,
  gravestonedoji,
  bullishharami,
  bearishharami,
  bullishharamicross,
  bearishharamicross,
  eveningdojistar,
  eveningstar,
  morningdojistar,
  morningstar,
  bullishmarubozu,
  bearishmarubozu,
  piercingline,
  bullishspinningtop,
  bearishspinningtop,
  threeblackcrows,
  threewhitesoldiers,
  bullishhammerstick,
  bearishhammerstick,
  bullishinvertedhammerstick,
  bearishinvertedhammerstick,
  hammerpattern,
  hammerpatternunconfirmed,
  hangingman,
  hangingmanunconfirmed,
  shootingstar,
  shootingstarunconfirmed,
  tweezertop,
  tweezerbottom,
];

/** The candles its longest patterns look at. */
const WINDOW = 6;

/** Tests every pattern at every candle: the library reports only the last candle of a window. */
export function scanWithTechnicalIndicators({ open, high, low, close }: CandleSeries, length: number): number {
  let hits = 0;
  for (let end = WINDOW; end <= length; end++) {
    const last = (column: Float64Array) => Array.from(column.subarray(end - WINDOW, end));
    const window: Parameters<typeof doji>[0] = {
      open: last(open),
      high: last(high),
      low: last(low),
      close: last(close),
    };
    for (const isPattern of technicalPatterns) if (isPattern(window)) hits += 1;
  }
  return hits;
}
