import type { ChartLine } from '@wickwise/market/candle-geometry';
import type { ChartColors } from './chart-colors.ts';
import type { DrawnReading } from './chart-parts.ts';

/** Half of a bracket's end stroke, in pixels. */
const CAP = 4;
/** How far a bracket stands from the middle of its candle, in candles: in the gap to the next. */
const BRACKET_OFFSET = 0.5;
/** How far a level reaches beyond its candles, in candles. */
const LEVEL_REACH = 0.6;

interface ReadingDrawing {
  readonly reading: DrawnReading;
  readonly colors: ChartColors;
  /** Positions in pixels; null outside the chart. */
  readonly x: (index: number) => number | null;
  readonly y: (price: number) => number | null;
}

/** What a rule measures, as in the lessons: sizes as brackets, prices as dots, and dashed what they are compared with. */
export function drawReading(context: CanvasRenderingContext2D, drawing: ReadingDrawing): void {
  const { reading, colors } = drawing;
  const strokes = reading.lines.filter((line) => !isPoint(line));
  const tone = reading.met ? colors.brass : colors.down;
  drawStrokes(context, { ...drawing, lines: reading.limits, color: colors.ink, width: 1.5, dashes: [4, 4], side: -1 });
  drawStrokes(context, { ...drawing, lines: strokes, color: tone, width: 3, dashes: [], side: 1 });
  for (const { from } of reading.lines.filter(isPoint)) {
    drawDot(context, { at: [drawing.x(from[0]), drawing.y(from[1])], color: tone, edge: colors.panel });
  }
}

function isPoint({ from, to }: ChartLine): boolean {
  return from[0] === to[0] && from[1] === to[1];
}

interface Strokes extends Pick<ReadingDrawing, 'x' | 'y'> {
  readonly lines: readonly ChartLine[];
  readonly color: string;
  readonly width: number;
  readonly dashes: number[];
  /** A bracket is to the right of its candle, or to the left. */
  readonly side: 1 | -1;
}

function drawStrokes(context: CanvasRenderingContext2D, strokes: Strokes): void {
  context.strokeStyle = strokes.color;
  context.lineWidth = strokes.width;
  context.setLineDash(strokes.dashes);
  context.beginPath();
  for (const line of strokes.lines) addStroke(context, line, strokes);
  context.stroke();
  context.setLineDash([]);
}

/** A bracket along one candle, a level that reaches a little further on both sides, or a plain line. */
function addStroke(context: CanvasRenderingContext2D, { from, to }: ChartLine, { x, y, side }: Strokes): void {
  const isBracket = from[0] === to[0];
  const reach = from[1] === to[1] ? LEVEL_REACH : 0;
  const left = x(isBracket ? from[0] + side * BRACKET_OFFSET : from[0] - reach);
  const right = x(isBracket ? to[0] + side * BRACKET_OFFSET : to[0] + reach);
  const [start, end] = [y(from[1]), y(to[1])];
  if (left === null || right === null || start === null || end === null) return;
  context.moveTo(left, start);
  context.lineTo(right, end);
  if (!isBracket) return;
  for (const cap of [start, end]) {
    context.moveTo(left - CAP, cap);
    context.lineTo(left + CAP, cap);
  }
}

interface DrawnDot {
  readonly at: readonly [x: number | null, y: number | null];
  readonly color: string;
  readonly edge: string;
}

function drawDot(context: CanvasRenderingContext2D, { at: [x, y], color, edge }: DrawnDot): void {
  if (x === null || y === null) return;
  context.beginPath();
  context.arc(x, y, 5, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 2;
  context.stroke();
}
