import type { IChartApi, IPriceLine, ISeriesApi } from 'lightweight-charts';
import { levelOptions } from './chart-appearance.ts';
import type { ChartColors } from './chart-colors.ts';
import type { DrawnLevel } from './chart-parts.ts';

/** On a chart narrower than this, in pixels, the names of levels would hide the candles. */
const MIN_LABEL_WIDTH = 480;
/** The longest name of a level and half the name of a mark beside it, in pixels. */
const LABEL_ROOM = 180;

/** The pixels at the right edge of a chart where names of levels would cover a marked candle. */
export function levelRoom(chartWidth: number): number {
  return chartWidth > MIN_LABEL_WIDTH ? LABEL_ROOM : 0;
}

/** The levels of a chart. */
export class LevelLayer {
  readonly #chart: IChartApi;
  readonly #candles: ISeriesApi<'Candlestick'>;
  #lines: IPriceLine[] = [];

  constructor(chart: IChartApi, candles: ISeriesApi<'Candlestick'>) {
    this.#chart = chart;
    this.#candles = candles;
  }

  draw(levels: readonly DrawnLevel[], colors: ChartColors): void {
    for (const line of this.#lines) this.#candles.removePriceLine(line);
    const isNamed = levelRoom(this.#chart.timeScale().width()) > 0;
    this.#lines = levels.map((level) => this.#candles.createPriceLine(levelOptions(colors, { level, isNamed })));
  }
}
