import type {
  AutoscaleInfo,
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
  Logical,
  SeriesAttachedParameter,
} from 'lightweight-charts';
import { type ChartColors, fade } from '#app/features/market/public.ts';
import type { LineName, PlanLines } from '../model.ts';

/** The position of each line, in pixels from the top of the chart; null if it is not drawn. */
export type LinePlaces = Readonly<Record<LineName, number | null>>;

const LINES: readonly LineName[] = ['entry', 'stop', 'target'];

/** The lines of a plan with its risk and its reward shaded, from their first bar to the right edge of the chart. */
export class PlanLayer implements ISeriesPrimitive<number> {
  #attached: SeriesAttachedParameter<number> | null = null;
  #lines: PlanLines | null = null;
  #colors: ChartColors;
  readonly #onPlaces: (places: LinePlaces) => void;
  readonly #views: readonly IPrimitivePaneView[];

  constructor(colors: ChartColors, onPlaces: (places: LinePlaces) => void) {
    this.#colors = colors;
    this.#onPlaces = onPlaces;
    const zones: IPrimitivePaneRenderer = {
      draw: (target) => target.useMediaCoordinateSpace(({ context, mediaSize }) => this.#drawZones(context, mediaSize)),
    };
    const lines: IPrimitivePaneRenderer = {
      draw: (target) => target.useMediaCoordinateSpace(({ context, mediaSize }) => this.#drawLines(context, mediaSize)),
    };
    this.#views = [
      { zOrder: () => 'bottom', renderer: () => zones },
      { zOrder: () => 'top', renderer: () => lines },
    ];
  }

  attached(parameter: SeriesAttachedParameter<number>): void {
    this.#attached = parameter;
  }

  detached(): void {
    this.#attached = null;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  /** Called by the library whenever the chart has moved. */
  updateAllViews(): void {
    this.#onPlaces({ entry: this.#y('entry'), stop: this.#y('stop'), target: this.#y('target') });
  }

  /** Keeps the lines visible, wherever they are moved. */
  autoscaleInfo(): AutoscaleInfo | null {
    if (this.#lines === null) return null;
    const { entry, stop, target } = this.#lines;
    const prices = [entry, stop, target].filter((price) => price !== null);
    if (prices.length === 0) return null;
    return { priceRange: { minValue: Math.min(...prices), maxValue: Math.max(...prices) } };
  }

  show(lines: PlanLines | null, colors: ChartColors): void {
    this.#lines = lines;
    this.#colors = colors;
    this.#attached?.requestUpdate();
  }

  #y(line: LineName): number | null {
    const price = this.#lines?.[line] ?? null;
    return price === null ? null : (this.#attached?.series.priceToCoordinate(price) ?? null);
  }

  #left(): number {
    const x = this.#attached?.chart.timeScale().logicalToCoordinate((this.#lines?.from ?? 0) as Logical);
    return Math.max(0, x ?? 0);
  }

  #drawZones(context: CanvasRenderingContext2D, { width }: { width: number }): void {
    const [entry, left] = [this.#y('entry'), this.#left()];
    if (entry === null || left >= width) return;
    for (const [line, color] of [
      ['stop', this.#colors.down],
      ['target', this.#colors.up],
    ] as const) {
      const y = this.#y(line);
      if (y === null) continue;
      context.fillStyle = fade(color, 0.13);
      context.fillRect(left, Math.min(entry, y), width - left, Math.abs(y - entry));
    }
  }

  #drawLines(context: CanvasRenderingContext2D, { width }: { width: number }): void {
    const left = this.#left();
    for (const line of LINES) {
      const y = this.#y(line);
      if (y === null || left >= width) continue;
      context.strokeStyle = this.#colorOf(line);
      context.lineWidth = line === 'entry' ? 1.5 : 2;
      // They differ in their stroke too, not only in color.
      context.setLineDash(line === 'entry' ? [] : line === 'stop' ? [7, 4] : [2, 4]);
      context.beginPath();
      context.moveTo(left, y);
      context.lineTo(width, y);
      context.stroke();
    }
    context.setLineDash([]);
  }

  #colorOf(line: LineName): string {
    if (line === 'entry') return this.#colors.ink;
    return line === 'stop' ? this.#colors.down : this.#colors.up;
  }
}
