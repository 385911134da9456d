import type { CandleSpan, Ohlc } from './candle.ts';
import { type CandleLayout, type CandleShape, type ChartLine, layoutCandles } from './candle-geometry.ts';

/** CSS colors of a drawing. */
export interface CandlePalette {
  readonly ground: string;
  readonly grid: string;
  readonly rising: string;
  readonly falling: string;
  readonly mark: string;
}

/** The content and style of a picture. */
export interface CandleSvgInput {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan | null;
  readonly lines?: readonly ChartLine[] | undefined;
  /** The accessible name: what the picture is of. */
  readonly title: string;
  /** The accessible description: what it shows, in words. */
  readonly alt: string;
  readonly palette: CandlePalette;
  /** Units of the view box; 240 by 150 with 16 units of free space by default. */
  readonly width?: number;
  readonly height?: number;
  readonly padding?: number;
}

const STROKE_WIDTH = 1.5;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Hundredths of a unit are finer than a screen shows. */
function units(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? units(value) : escapeXml(value)}"`)
    .join(' ');
}

function drawCandle(shape: CandleShape, palette: CandlePalette): string {
  const stroke = shape.rising ? palette.rising : palette.falling;
  const wick = attributes({ x1: shape.x, x2: shape.x, y1: shape.wickTop, y2: shape.wickBottom });
  // A hollow body is filled with the ground: neither its own wick nor the grid may show through.
  const body = attributes({
    x: shape.x - shape.bodyWidth / 2,
    y: shape.bodyTop,
    width: shape.bodyWidth,
    height: shape.bodyHeight,
    fill: shape.rising ? palette.ground : stroke,
  });
  return `<g ${attributes({ stroke, 'stroke-width': STROKE_WIDTH })}><line ${wick}/><rect ${body}/></g>`;
}

function drawGrid(layout: CandleLayout, width: number, color: string): string {
  return layout.grid
    .map(({ y }) => `<line ${attributes({ x1: 0, x2: width, y1: y, y2: y, stroke: color })}/>`)
    .join('');
}

function drawLines({ lines }: CandleLayout, color: string): string {
  return lines
    .map((line) => `<line ${attributes({ ...line, stroke: color, 'stroke-width': STROKE_WIDTH })}/>`)
    .join('');
}

/** Lines say where the pattern is; a frame around them would only cover them. */
function drawMark({ mark, lines }: CandleLayout, color: string): string {
  return mark === null || lines.length > 0
    ? ''
    : `<rect ${attributes({ ...mark, rx: 4, fill: 'none', stroke: color, 'stroke-width': 2 })}/>`;
}

/**
 * Draws candles as a standalone SVG document with its own accessible name and description.
 * Rising candles are hollow and falling ones filled, so that the direction does not rest on color alone.
 *
 * @throws RangeError when the mark does not lie within the candles.
 */
export function candleSvg(input: CandleSvgInput): string {
  const { candles, mark, lines, title, alt, palette, width = 240, height = 150, padding = 16 } = input;
  const layout = layoutCandles({ candles, width, height, padding, mark, lines });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units(width)} ${units(height)}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeXml(title)}</title><desc id="description">${escapeXml(alt)}</desc>`,
    `<rect ${attributes({ width, height, fill: palette.ground })}/>`,
    drawGrid(layout, width, palette.grid),
    ...layout.shapes.map((shape) => drawCandle(shape, palette)),
    drawLines(layout, palette.mark),
    drawMark(layout, palette.mark),
    '</svg>',
  ].join('');
}
