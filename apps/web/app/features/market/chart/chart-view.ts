import type { CandleSpan } from '@wickwise/market/candle';
import type { IChartApi, LogicalRange } from 'lightweight-charts';

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
  bringIntoView({ from, to }: CandleSpan): void {
    const visible = this.visible();
    if (visible === null || (from >= visible.from && to <= visible.to)) return;
    const width = Math.max(visible.to - visible.from, to - from + 2 * ROOM_AFTER);
    const start = from < visible.from ? from - ROOM_AFTER : to + ROOM_AFTER - width;
    this.#show(start, start + width);
  }

  /** Zooms in on some candles, so that it can be seen what a rule measures on them. */
  frame(span: CandleSpan): void {
    this.#beforeFrame ??= this.#chart.timeScale().getVisibleLogicalRange();
    const width = Math.max(this.#chart.timeScale().width() / FRAMED_WIDTH, 2 * (span.to - span.from));
    const end = Math.min((span.from + span.to + width) / 2, this.#length() + ROOM_AFTER);
    const visible = this.visible();
    if (visible !== null && visible.to - visible.from <= width) this.bringIntoView(span);
    else this.#show(end - width, end);
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

  #show(from: number, to: number): void {
    this.#chart.timeScale().setVisibleLogicalRange({ from, to });
  }
}
