import type { CandleSeries } from '@wickwise/market/series';
import type { IChartApi, ISeriesApi, MouseEventParams } from 'lightweight-charts';
import type { PointerPosition } from './chart-parts.ts';

interface PointerChart {
  readonly chart: IChartApi;
  readonly candles: ISeriesApi<'Candlestick'>;
  readonly series: CandleSeries | null;
}

/** The candle and price at the pointer; null outside the candles. */
export function pointerAt(
  { point, logical, hoveredInfo }: MouseEventParams,
  pointed: PointerChart,
): PointerPosition | null {
  const last = (pointed.series?.length ?? 0) - 1;
  if (point === undefined || last < 0) return null;
  const price = pointed.candles.coordinateToPrice(point.y);
  const place = logical ?? pointed.chart.timeScale().coordinateToLogical(point.x);
  if (price === null || place === null) return null;
  const index = Math.min(last, Math.max(0, Math.round(place)));
  const partId = typeof hoveredInfo?.objectId === 'string' ? hoveredInfo.objectId : null;
  return { index, price, partId };
}

/** Whether the crosshair was moved by a program and not by a pointer. */
export function isMovedByProgram({ sourceEvent, point }: MouseEventParams): boolean {
  return sourceEvent === undefined && point !== undefined;
}
