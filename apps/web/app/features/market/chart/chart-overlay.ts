import type { CandleSpan } from '@wickwise/market/candle';
import type {
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
  Logical,
  PrimitiveHoveredItem,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts';
import { type ChartColors, fade, toneColor } from './chart-colors.ts';
import type { ChartBox, ChartPoint, ChartSegment, DrawnReading } from './chart-parts.ts';
import { drawReading } from './reading-strokes.ts';

interface OverlayShapes {
  readonly segments: readonly ChartSegment[];
  readonly boxes: readonly ChartBox[];
  readonly readings: readonly DrawnReading[];
  readonly highlight: CandleSpan | null;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** How near the pointer must be to a line, in pixels: a finger is wide. */
const HIT_DISTANCE_PX = 7;
const FEW_CANDLES = 6;
const LABEL_FONT = '12px "Instrument Sans Core", "Instrument Sans Variable", sans-serif';

/** Lines, boxes and highlighted candles, drawn with the candles whenever the chart moves. */
export class ChartOverlay implements ISeriesPrimitive<Time> {
  #attached: SeriesAttachedParameter<Time> | null = null;
  #shapes: OverlayShapes = { segments: [], boxes: [], readings: [], highlight: null };
  #colors: ChartColors;
  readonly #views: readonly IPrimitivePaneView[];

  constructor(colors: ChartColors) {
    this.#colors = colors;
    const behind: IPrimitivePaneRenderer = {
      draw: (target) =>
        target.useMediaCoordinateSpace(({ context, mediaSize }) => this.#drawBehind(context, mediaSize.height)),
    };
    const above: IPrimitivePaneRenderer = {
      draw: (target) =>
        target.useMediaCoordinateSpace(({ context, mediaSize }) => this.#drawAbove(context, mediaSize.width)),
    };
    this.#views = [
      { zOrder: () => 'bottom', renderer: () => behind },
      { zOrder: () => 'top', renderer: () => above },
    ];
  }

  attached(parameter: SeriesAttachedParameter<Time>): void {
    this.#attached = parameter;
  }

  detached(): void {
    this.#attached = null;
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views;
  }

  /** Redraws only what has changed: the pointer alone changes the screen's state many times a second. */
  show(shapes: OverlayShapes, colors: ChartColors): void {
    const parts = ['segments', 'boxes', 'readings', 'highlight'] as const;
    if (parts.every((part) => this.#shapes[part] === shapes[part]) && colors === this.#colors) return;
    this.#shapes = shapes;
    this.#colors = colors;
    this.#attached?.requestUpdate();
  }

  /** The line under the pointer. */
  hitTest(x: number, y: number): PrimitiveHoveredItem | null {
    const hit = this.#shapes.segments.find((segment) => {
      const ends = this.#endsOf(segment);
      return ends !== null && distanceToLine({ x, y }, ends) <= HIT_DISTANCE_PX;
    });
    return hit ? { externalId: hit.id, zOrder: 'top', cursorStyle: 'pointer' } : null;
  }

  /** lightweight-charts knows the positions of whole candles only; positions between them are interpolated. */
  #x(index: number): number | null {
    const scale = this.#attached?.chart.timeScale();
    const whole = Math.floor(index);
    const left = scale?.logicalToCoordinate(whole as Logical) ?? null;
    const right = scale?.logicalToCoordinate((whole + 1) as Logical) ?? null;
    return left === null || right === null ? null : left + (index - whole) * (right - left);
  }

  #y(price: number): number | null {
    return this.#attached?.series.priceToCoordinate(price) ?? null;
  }

  #dot({ index, price }: ChartPoint): Dot | null {
    const [x, y] = [this.#x(index), this.#y(price)];
    return x === null || y === null ? null : { x, y };
  }

  #endsOf({ from, to }: Pick<ChartSegment, 'from' | 'to'>): readonly [Dot, Dot] | null {
    const [start, end] = [this.#dot(from), this.#dot(to)];
    return start && end ? [start, end] : null;
  }

  #drawBehind(context: CanvasRenderingContext2D, height: number): void {
    const { highlight, boxes } = this.#shapes;
    if (highlight !== null) this.#drawHighlight(context, highlight, height);
    for (const box of boxes) {
      const ends = this.#endsOf(box);
      if (ends === null) continue;
      const [{ x, y }, end] = ends;
      context.fillStyle = fade(toneColor(this.#colors, box.tone), 0.14);
      context.fillRect(x, y, end.x - x, end.y - y);
    }
  }

  #drawHighlight(context: CanvasRenderingContext2D, { from, to }: CandleSpan, height: number): void {
    const [left, right] = [this.#x(from - 0.7), this.#x(to + 0.7)];
    if (left === null || right === null) return;
    // A few candles need a stronger background to stand out than many do.
    context.fillStyle = fade(this.#colors.brass, to - from < FEW_CANDLES ? 0.28 : 0.14);
    context.fillRect(left, 0, right - left, height);
  }

  #drawAbove(context: CanvasRenderingContext2D, width: number): void {
    context.font = LABEL_FONT;
    for (const segment of this.#shapes.segments) this.#drawSegment(context, segment, width);
    for (const { from, to, tone, label } of this.#shapes.boxes) {
      const ends = this.#endsOf({ from, to });
      if (ends === null) continue;
      context.strokeStyle = toneColor(this.#colors, tone);
      context.strokeRect(ends[0].x, ends[0].y, ends[1].x - ends[0].x, ends[1].y - ends[0].y);
      this.#drawLabel(context, { text: label, at: ends[1] });
    }
    for (const reading of this.#shapes.readings) {
      drawReading(context, {
        reading,
        colors: this.#colors,
        x: (index) => this.#x(index),
        y: (price) => this.#y(price),
      });
    }
  }

  #drawSegment(context: CanvasRenderingContext2D, segment: ChartSegment, width: number): void {
    const ends = this.#endsOf(segment);
    if (ends === null) return;
    const [start, end] = segment.extended ? extend(ends, width) : ends;
    context.strokeStyle = toneColor(this.#colors, segment.tone);
    context.lineWidth = 2;
    context.setLineDash(segment.dashed ? [6, 5] : []);
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
    context.stroke();
    context.setLineDash([]);
  }

  #drawLabel(context: CanvasRenderingContext2D, { text, at }: { text: string; at: Dot }): void {
    const { width } = context.measureText(text);
    const x = Math.max(4, at.x - width - 12);
    context.fillStyle = this.#colors.panel;
    context.fillRect(x, at.y - 24, width + 12, 20);
    context.fillStyle = this.#colors.ink;
    context.fillText(text, x + 6, at.y - 10);
  }
}

/** A line whose second end is extended to the right edge. */
function extend([start, end]: readonly [Dot, Dot], width: number): readonly [Dot, Dot] {
  if (end.x <= start.x || end.x >= width) return [start, end];
  const slope = (end.y - start.y) / (end.x - start.x);
  return [start, { x: width, y: end.y + slope * (width - end.x) }];
}

function distanceToLine({ x, y }: Dot, [a, b]: readonly [Dot, Dot]): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(x - a.x - within * (b.x - a.x), y - a.y - within * (b.y - a.y));
}
