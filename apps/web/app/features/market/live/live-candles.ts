import type { BarEvent, CandleRow, ChartData } from '@wickwise/contract/market';
import { CANDLES_PER_CHART } from '@wickwise/contract/market-constants';
import type { Candle, CandleTime, Price } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';

/** The chart after a bar: it replaces the candle with the same start, or is added as a new one. */
export function withBar(chart: ChartData, { candle, isFinished }: BarEvent): ChartData {
  const [newest] = chart.candles.at(-1) ?? [0];
  const [began] = candle;
  if (began < newest) return chart;
  const kept = began === newest ? chart.candles.slice(0, -1) : chart.candles;
  const candles = [...kept, candle];
  return {
    ...chart,
    candles: candles.length > MAX_CANDLES ? candles.slice(-CANDLES_PER_CHART) : candles,
    isLastFinished: isFinished,
  };
}

/** A page that stays open drops its oldest candles in batches, because each time the chart is reloaded. */
const MAX_CANDLES = 2 * CANDLES_PER_CHART;

export function seriesOf(rows: readonly CandleRow[]): CandleSeries {
  return CandleSeries.fromCandles(rows.map(candleOf));
}

function candleOf([time, open, high, low, close, volume]: CandleRow): Candle {
  return {
    time: time as CandleTime,
    open: open as Price,
    high: high as Price,
    low: low as Price,
    close: close as Price,
    volume,
  };
}
