import type { CandleSeries } from '@wickwise/market/series';
import { type IChartApi, type ISeriesApi, LineSeries } from 'lightweight-charts';
import { averageOptions } from './chart-appearance.ts';
import type { ChartColors } from './chart-colors.ts';
import { allOf, averageOf } from './chart-data.ts';
import type { AverageLine } from './chart-parts.ts';

interface DrawnAverage {
  readonly drawn: ISeriesApi<'Line'>;
  readonly average: AverageLine;
}

/** The moving averages of a chart. */
export class AverageLayer {
  readonly #chart: IChartApi;
  readonly #shown = new Map<string, DrawnAverage>();

  constructor(chart: IChartApi) {
    this.#chart = chart;
  }

  draw(candles: CandleSeries, averages: readonly AverageLine[], colors: ChartColors): void {
    for (const [id, { drawn }] of this.#shown) {
      if (averages.some((average) => average.id === id)) continue;
      this.#chart.removeSeries(drawn);
      this.#shown.delete(id);
    }
    for (const [place, average] of averages.entries()) {
      const known = this.#shown.get(average.id);
      const drawn = known?.drawn ?? this.#chart.addSeries(LineSeries);
      drawn.applyOptions(averageOptions(colors, place));
      const last = average.line.values.length - 1;
      if (known && differsInLastOnly(known.average, average)) drawn.update(averageOf(candles, average, last));
      else drawn.setData(allOf(last + 1, (offset) => averageOf(candles, average, offset)));
      this.#shown.set(average.id, { drawn, average });
    }
  }
}

/** True when only the last candle has changed, so that the line need not be reloaded. */
function differsInLastOnly({ line: before }: AverageLine, { line: after }: AverageLine): boolean {
  if (before.begin !== after.begin || before.values.length !== after.values.length) return false;
  return after.values.length > 0 && after.values.every((value, index) => isSameOrLast(value, index, before.values));
}

function isSameOrLast(value: number, index: number, before: Float64Array): boolean {
  return index === before.length - 1 || value === before[index];
}
