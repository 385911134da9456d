import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  type MouseEventParams,
} from 'lightweight-charts';
import { afterPaint } from './after-paint.ts';
import { AverageLayer } from './average-layer.ts';
import { candleOptions, chartOptions } from './chart-appearance.ts';
import type { ChartColors } from './chart-colors.ts';
import { allOf, candleOf, timeOf, volumeIn } from './chart-data.ts';
import { ChartOverlay } from './chart-overlay.ts';
import { type ChartLayers, NOTHING, type PointerPosition } from './chart-parts.ts';
import { isMovedByProgram, pointerAt } from './chart-pointer.ts';
import { ChartView } from './chart-view.ts';
import { LevelLayer } from './level-layer.ts';
import { MarkLayer } from './mark-layer.ts';
import { firstChanged } from './series-change.ts';

interface ChartEvents {
  /** The position of the pointer; null after it has left the candles. */
  readonly onPoint: (pointer: PointerPosition | null) => void;
  readonly onClick: (pointer: PointerPosition) => void;
  /** The visible candles, after they have changed. */
  readonly onView: (span: CandleSpan) => void;
}

interface ChartLook {
  readonly colors: ChartColors;
  readonly interval: Interval;
  /** Of the prices. */
  readonly decimals: number;
}

/** Wraps a chart of the library. It lives outside React, so panning renders no component. */
export class PriceChart {
  readonly view: ChartView;
  readonly #chart: IChartApi;
  readonly #candles: ISeriesApi<'Candlestick'>;
  readonly #volume: ISeriesApi<'Histogram'>;
  readonly #marks: MarkLayer;
  readonly #levels: LevelLayer;
  readonly #overlay: ChartOverlay;
  readonly #averages: AverageLayer;
  #colors: ChartColors;
  #series: CandleSeries | null = null;
  #layers: ChartLayers = {};
  #cancelVolume = () => {};

  constructor(host: HTMLElement, { colors, interval, decimals, onPoint, onClick, onView }: ChartLook & ChartEvents) {
    this.#colors = colors;
    // With a given size it need not wait a frame for the resize observer.
    const size = { width: host.clientWidth, height: host.clientHeight };
    this.#chart = createChart(host, { ...chartOptions(colors, interval), ...size });
    this.#volume = this.#chart.addSeries(HistogramSeries, {
      priceScaleId: '',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.#volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } });
    const priceFormat = { type: 'price', precision: decimals, minMove: 10 ** -decimals } as const;
    this.#candles = this.#chart.addSeries(CandlestickSeries, { ...candleOptions(colors), priceFormat });
    this.#candles.priceScale().applyOptions({ scaleMargins: { top: 0.04, bottom: 0.2 } });
    this.#averages = new AverageLayer(this.#chart);
    this.#overlay = new ChartOverlay(colors);
    this.#candles.attachPrimitive(this.#overlay);
    this.#marks = new MarkLayer(this.#candles);
    this.#levels = new LevelLayer(this.#chart, this.#candles);
    const pointerOf = (params: MouseEventParams) =>
      pointerAt(params, { chart: this.#chart, candles: this.#candles, series: this.#series });
    this.#chart.subscribeCrosshairMove((params) => {
      if (!isMovedByProgram(params)) onPoint(pointerOf(params));
    });
    this.#chart.subscribeClick((params) => {
      const pointer = pointerOf(params);
      if (pointer !== null) onClick(pointer);
    });
    this.view = new ChartView({ chart: this.#chart, length: () => this.#series?.length ?? 0 });
    this.view.subscribe({
      onMove: () => this.#marks.setRoom(this.view.candleWidth()),
      onSettled: () => {
        const visible = this.view.visible();
        if (visible !== null) onView(visible);
      },
    });
  }

  remove(): void {
    this.#cancelVolume();
    this.view.remove();
    this.#chart.remove();
  }

  setSeries(series: CandleSeries): void {
    const from = firstChanged(this.#series, series);
    const isNew = this.#series === null || from === 0;
    this.#series = series;
    if (isNew) this.#load(series);
    else for (let index = from; index < series.length; index++) this.#update(series, index);
  }

  setLook(colors: ChartColors, interval: Interval): void {
    this.#colors = colors;
    this.#chart.applyOptions(chartOptions(colors, interval));
    this.#candles.applyOptions(candleOptions(colors));
    this.#loadVolume();
    const layers = this.#layers;
    this.#layers = {};
    this.setLayers(layers);
  }

  setLayers(layers: ChartLayers): void {
    const before = this.#layers;
    this.#layers = layers;
    if (layers.volume !== before.volume) this.#volume.applyOptions({ visible: layers.volume === true });
    if (layers.levels !== before.levels) this.#levels.draw(layers.levels ?? NOTHING, this.#colors);
    if (this.#series !== null) this.#drawOver(this.#series, before);
    if (layers.highlight !== before.highlight) {
      if (layers.highlight) this.view.frame(layers.highlight);
      else this.view.unframe();
    }
    const { segments = NOTHING, boxes = NOTHING, readings = NOTHING, highlight = null } = layers;
    this.#overlay.show({ segments, boxes, readings, highlight }, this.#colors);
  }

  /** Puts the crosshair on a candle and scrolls to it; null removes the crosshair. */
  pointAt(index: number | null): void {
    const close = index === null ? undefined : this.#series?.close[index];
    if (index === null || this.#series === null || close === undefined) {
      this.#chart.clearCrosshairPosition();
      return;
    }
    this.view.bringIntoView(index);
    this.#chart.setCrosshairPosition(close, timeOf(this.#series, index), this.#candles);
  }

  #load(series: CandleSeries): void {
    this.#candles.setData(allOf(series.length, (index) => candleOf(series, index)));
    this.view.showNewest();
    this.#candles.priceScale().applyOptions({ autoScale: true });
    // The candles are drawn first; what is below them can be a frame late.
    this.#cancelVolume();
    this.#cancelVolume = afterPaint(() => this.#loadVolume());
  }

  #drawOver(series: CandleSeries, before: ChartLayers): void {
    const { averages = NOTHING, marks = NOTHING } = this.#layers;
    if (this.#layers.averages !== before.averages) this.#averages.draw(series, averages, this.#colors);
    if (this.#layers.marks !== before.marks) this.#marks.draw({ series, marks, colors: this.#colors });
  }

  #loadVolume(): void {
    const series = this.#series;
    if (series === null) return;
    const volumeOf = volumeIn(this.#colors);
    this.#volume.setData(allOf(series.length, (index) => volumeOf(series, index)));
  }

  #update(series: CandleSeries, index: number): void {
    this.#candles.update(candleOf(series, index));
    this.#volume.update(volumeIn(this.#colors)(series, index));
  }
}
