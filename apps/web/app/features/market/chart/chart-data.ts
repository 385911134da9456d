import type { CandleSeries } from '@wickwise/market/series';
import type { CandlestickData, HistogramData, LineData, UTCTimestamp } from 'lightweight-charts';
import { type ChartColors, fade } from './chart-colors.ts';
import type { AverageLine } from './chart-parts.ts';

const SECOND_MS = 1000;
const VOLUME_SHARE = 0.38;

/** Candles as the chart library takes them. */

export function timeOf(series: CandleSeries, index: number): UTCTimestamp {
  return ((series.time[index] ?? 0) / SECOND_MS) as UTCTimestamp;
}

export function candleOf(series: CandleSeries, index: number): CandlestickData<UTCTimestamp> {
  const { open, high, low, close } = series;
  return {
    time: timeOf(series, index),
    open: open[index] ?? Number.NaN,
    high: high[index] ?? Number.NaN,
    low: low[index] ?? Number.NaN,
    close: close[index] ?? Number.NaN,
  };
}

/** Makes the volume of each candle in its color, paler than the candle. */
export function volumeIn({ up, down }: ChartColors) {
  const [rising, falling] = [fade(up, VOLUME_SHARE), fade(down, VOLUME_SHARE)];
  return (series: CandleSeries, index: number): HistogramData<UTCTimestamp> => {
    const { open, close, volume } = series.at(index);
    return { time: timeOf(series, index), value: volume, color: close >= open ? rising : falling };
  };
}

export function averageOf(series: CandleSeries, { line }: AverageLine, offset: number): LineData<UTCTimestamp> {
  return { time: timeOf(series, line.begin + offset), value: line.values[offset] ?? 0 };
}

export function allOf<Data>(length: number, make: (index: number) => Data): Data[] {
  return Array.from({ length }, (_, index) => make(index));
}
