import type { CandleSpan } from '@wickwise/market/candle';
import type { IChartApi, LogicalRange } from 'lightweight-charts';
import { levelRoom } from './level-layer.ts';

/** Candles visible at first. */
const FIRST_VISIBLE = 160;
/** Empty space after the last candle, in candles. */
const ROOM_AFTER = 6;
/** With less space for a candle than this, in pixels, what a rule measures on it cannot be seen. */
const FRAMED_WIDTH = 18;
/** A pan or zoom is over when nothing has moved for so long. */
const SETTLED_MS = 150;

interface ViewedChart {
  readonly chart: IChartApi;
  /** How many candles there are. */
  readonly length: () => number;
}

/** Which candles of a chart are visible. */
export class ChartView {
  readonly #chart: IChartApi;
  readonly #length: () => number;
  /** What was visible before some candles were framed. */
  #beforeFrame: LogicalRange | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;

  constructor({ chart, length }: ViewedChart) {
    this.#chart = chart;
    this.#length = length;
  }

  /** Calls back at each change, and once more when nothing moves any longer: at first at once. */
  subscribe({ onMove, onSettled }: { onMove: () => void; onSettled: () => void }): void {
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
      onMove();
      clearTimeout(this.#settling);
      if (this.#isShown) this.#settling = setTimeout(onSettled, SETTLED_MS);
      else onSettled();
      this.#isShown = true;
    });
  }

  remove(): void {
    clearTimeout(this.#settling);
  }

  /** The fully visible candles; null if there are none. */
  visible(): CandleSpan | null {
    const range = this.#chart.timeScale().getVisibleLogicalRange();
    const last = this.#length() - 1;
    if (range === null || last < 0) return null;
    return {
      from: Math.min(last, Math.max(0, Math.ceil(range.from))),
      to: Math.max(0, Math.min(last, Math.floor(range.to))),
    };
  }

  /** The width of a candle with the space around it, in pixels. */
  candleWidth(): number {
    const visible = this.visible();
    return visible === null ? 0 : this.#chart.timeScale().width() / Math.max(1, visible.to - visible.from);
  }

  /** Scrolls no further than necessary. */
  bringIntoView(index: number): void {
    const visible = this.visible();
    if (visible === null || (index >= visible.from && index <= visible.to)) return;
    const width = Math.max(visible.to - visible.from, 2 * ROOM_AFTER);
    const start = index < visible.from ? index - ROOM_AFTER : index + this.#roomAfter(width) - width;
    this.#show(start, start + width);
  }

  /** Zooms in on some candles, so that it can be seen what a rule measures on them. */
  frame({ from, to }: CandleSpan): void {
    const range = this.#chart.timeScale().getVisibleLogicalRange();
    if (range === null) return;
    this.#beforeFrame ??= range;
    const [shown, double] = [range.to - range.from, 2 * (to - from)];
    const most = this.#chart.timeScale().width() / FRAMED_WIDTH;
    const isClear = from >= range.from && to + this.#roomAfter(shown) <= range.to;
    if (isClear && shown <= Math.max(most, double)) return;
    const width = Math.max(double, Math.min(shown, most));
    const end = Math.min((from + to + width) / 2, this.#length() + this.#roomAfter(width));
    this.#show(end - width, end);
  }

  /** Back to what was visible before candles were framed. */
  unframe(): void {
    if (this.#beforeFrame !== null) this.#chart.timeScale().setVisibleLogicalRange(this.#beforeFrame);
    this.#beforeFrame = null;
  }

  /** Zooms by a factor around the middle. */
  zoom(factor: number): void {
    const range = this.#chart.timeScale().getVisibleLogicalRange();
    if (range === null) return;
    const [middle, half] = [(range.from + range.to) / 2, ((range.to - range.from) * factor) / 2];
    this.#show(middle - half, middle + half);
  }

  /** Back to the newest candles at the first zoom. */
  showNewest(): void {
    const length = this.#length();
    const width = Math.max(20, Math.min(FIRST_VISIBLE, this.#chart.timeScale().width() / 6));
    this.#beforeFrame = null;
    this.#show(length - width, length + ROOM_AFTER);
  }

  /** Empty space to leave after a candle, in candles, when `width` of them are visible. */
  #roomAfter(width: number): number {
    const chartWidth = this.#chart.timeScale().width();
    return Math.max(ROOM_AFTER, (width * levelRoom(chartWidth)) / Math.max(1, chartWidth));
  }

  #show(from: number, to: number): void {
    this.#chart.timeScale().setVisibleLogicalRange({ from, to });
  }
}
