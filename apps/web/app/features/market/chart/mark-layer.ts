import type { CandleSeries } from '@wickwise/market/series';
import { createSeriesMarkers, type ISeriesApi, type ISeriesMarkersPluginApi, type Time } from 'lightweight-charts';
import { markerOf } from './chart-appearance.ts';
import type { ChartColors } from './chart-colors.ts';
import { timeOf } from './chart-data.ts';
import { type ChartMark, NOTHING } from './chart-parts.ts';

/** With less space than this per candle, in pixels, signs have no names. */
const MIN_LABEL_ROOM = 16;

interface MarkLayerState {
  readonly series: CandleSeries;
  readonly marks: readonly ChartMark[];
  readonly colors: ChartColors;
}

/** The signs at the candles of a chart, with names where there is space. */
export class MarkLayer {
  readonly #markers: ISeriesMarkersPluginApi<Time>;
  #shown: MarkLayerState | null = null;
  #isNamed = false;

  constructor(candles: ISeriesApi<'Candlestick'>) {
    this.#markers = createSeriesMarkers<Time>(candles, [], { autoScale: false });
  }

  draw(shown: MarkLayerState): void {
    this.#shown = shown;
    this.#set();
  }

  /** Records the current width of a candle in pixels. */
  setRoom(pixels: number): void {
    const isNamed = pixels > MIN_LABEL_ROOM;
    if (isNamed === this.#isNamed) return;
    this.#isNamed = isNamed;
    this.#set();
  }

  #set(): void {
    const { series, marks, colors } = this.#shown ?? { series: null, marks: NOTHING, colors: null };
    if (series === null || colors === null) return;
    const isNamed = this.#isNamed;
    this.#markers.setMarkers(
      marks.map((mark) => markerOf(colors, { mark, time: timeOf(series, mark.index), isNamed })),
    );
  }
}
