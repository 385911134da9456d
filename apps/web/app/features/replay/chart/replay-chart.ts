import type { ReplayBar } from '@wickwise/journal/replay/bar';
import {
  CandlestickSeries,
  createOptionsChart,
  createSeriesMarkers,
  type IChartApiBase,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type SeriesMarker,
} from 'lightweight-charts';
import { baseChartOptions, type ChartColors, candleOptions } from '#app/features/market/public.ts';
import type { FillMark, PlanLines } from '../model.ts';
import { rText } from '../texts.ts';
import { type LinePlaces, PlanLayer } from './plan-layer.ts';

export interface ShownReplay {
  readonly bars: readonly ReplayBar[];
  readonly decimals: number;
  readonly marks: readonly FillMark[];
  readonly lines: PlanLines | null;
}

/** Empty space after the last bar, for the lines of the plan, as a share of the width. */
const ROOM_SHARE = 0.22;
/** Pixels from bar to bar, by the width of the chart. */
const SPACING = { narrow: 6, wide: 8 };
const NARROW = 500;
/** Above and below the bars, as shares of the height. On a phone the newest bar’s prices need the room above. */
const MARGINS = { top: 0.2, bottom: 0.1 };

/** A chart of bars with numbers instead of dates. It lives outside React, so panning renders no component. */
export class ReplayChart {
  readonly #chart: IChartApiBase<number>;
  readonly #candles: ISeriesApi<'Candlestick', number>;
  readonly #markers: ISeriesMarkersPluginApi<number>;
  readonly #layer: PlanLayer;
  #colors: ChartColors;
  #shown: ShownReplay | null = null;

  constructor(
    host: HTMLElement,
    { colors, onPlaces }: { colors: ChartColors; onPlaces: (places: LinePlaces) => void },
  ) {
    this.#colors = colors;
    this.#chart = createOptionsChart(host, {
      ...chartOptions(colors),
      timeScale: timeScaleOptions(colors, host.clientWidth),
    });
    this.#candles = this.#chart.addSeries(CandlestickSeries, candleOptions(colors));
    this.#layer = new PlanLayer(colors, onPlaces);
    this.#candles.attachPrimitive(this.#layer);
    this.#markers = createSeriesMarkers(this.#candles, [], { autoScale: false });
  }

  remove(): void {
    this.#chart.remove();
  }

  setColors(colors: ChartColors): void {
    this.#colors = colors;
    this.#chart.applyOptions({ ...chartOptions(colors), timeScale: { borderColor: colors.line } });
    this.#candles.applyOptions(candleOptions(colors));
    if (this.#shown) this.#draw(this.#shown);
  }

  show(shown: ShownReplay): void {
    const before = this.#shown;
    this.#shown = shown;
    if (before && isOneMore(before.bars, shown.bars)) this.#candles.update(candleOf(shown.bars, shown.bars.length - 1));
    else if (before?.bars.length !== shown.bars.length || before.bars[0] !== shown.bars[0]) this.#load(shown);
    this.#draw(shown);
  }

  /** The price at a height of the chart; null outside it. */
  priceAt(y: number): number | null {
    return this.#candles.coordinateToPrice(y);
  }

  /** The width of the price scale, in pixels. */
  scaleWidth(): number {
    return this.#chart.priceScale('right').width();
  }

  #load({ bars, decimals }: ShownReplay): void {
    const minMove = 10 ** -decimals;
    this.#candles.applyOptions({ priceFormat: { type: 'price', precision: decimals, minMove } });
    this.#candles.setData(bars.map((_, index) => candleOf(bars, index)));
  }

  #draw({ marks, lines }: ShownReplay): void {
    this.#markers.setMarkers(marks.map((mark) => this.#markerOf(mark)));
    this.#layer.show(lines, this.#colors);
  }

  #markerOf({ bar, side, r }: FillMark): SeriesMarker<number> {
    const time = bar + 1;
    const text = `${side === 'buy' ? 'B' : 'S'}${r === null ? '' : ` ${rText(r)}`}`;
    return side === 'buy'
      ? { time, position: 'belowBar', shape: 'arrowUp', color: this.#colors.up, text }
      : { time, position: 'aboveBar', shape: 'arrowDown', color: this.#colors.down, text };
  }
}

/** Bars are numbered from 1. */
function candleOf(bars: readonly ReplayBar[], index: number) {
  const { open, high, low, close } = bars[index] ?? { open: 0, high: 0, low: 0, close: 0 };
  return { time: index + 1, open, high, low, close };
}

function isOneMore(before: readonly ReplayBar[], after: readonly ReplayBar[]): boolean {
  return after.length === before.length + 1 && after[0] === before[0];
}

function timeScaleOptions({ line }: ChartColors, width: number) {
  const barSpacing = width < NARROW ? SPACING.narrow : SPACING.wide;
  return { borderColor: line, barSpacing, rightOffset: Math.round((ROOM_SHARE * width) / barSpacing) };
}

function chartOptions(colors: ChartColors) {
  return {
    ...baseChartOptions(colors),
    rightPriceScale: { borderColor: colors.line, scaleMargins: MARGINS },
    localization: { locale: 'en-US', precision: 0 },
  };
}
