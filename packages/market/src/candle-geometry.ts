import type { CandleSpan, Ohlc } from './candle.ts';

const BODY_SHARE_OF_STEP = 0.58;
const BODY_WIDTH = { min: 3, max: 16 };
const MIN_BODY_HEIGHT = 1.5;
const GRID_SECTIONS = 4;
/** The frame around marked candles reaches this far past their highest and lowest price. */
const MARK_MARGIN_Y = 9;
const MARK_MARGIN_X = 8;
/** Halfway to the neighbors, whose bodies the frame must not touch. */
const MARK_SHARE_OF_STEP = 0.5;
/** Half of the frame's stroke stays inside the drawing. */
const EDGE = 1;

/** The content and size of a drawing. */
export interface CandleLayoutInput {
  /** Oldest first; none gives an empty drawing. */
  readonly candles: readonly Ohlc[];
  /** In units of the drawing, as every length here. */
  readonly width: number;
  readonly height: number;
  /** Free space on all four sides. */
  readonly padding: number;
  /** Inclusive indices of the candles to frame. */
  readonly mark: CandleSpan | null;
  /** Straight lines over the candles; none unless given. */
  readonly lines?: readonly ChartLine[] | undefined;
  /** Prices that have to be in the drawing as well, such as a stop below all lows. */
  readonly prices?: readonly number[] | undefined;
}

/** A line between two points of a chart, each a candle index and a price. */
export interface ChartLine {
  readonly from: readonly [index: number, price: number];
  readonly to: readonly [index: number, price: number];
}

/** A line as it is drawn, in units of the drawing. */
export interface LineShape {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Where one candle is drawn, in units of the drawing; `y` grows downward, so a top is smaller than its bottom. */
export interface CandleShape {
  /** Center of the wick and of the body. */
  readonly x: number;
  readonly wickTop: number;
  readonly wickBottom: number;
  readonly bodyTop: number;
  readonly bodyHeight: number;
  readonly bodyWidth: number;
  /** The close is at or above the open: drawn hollow. */
  readonly rising: boolean;
}

/** A frame by its upper left corner, in units of the drawing. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All positions, in units of the drawing from its upper left corner. */
export interface CandleLayout {
  readonly shapes: readonly CandleShape[];
  readonly mark: Rectangle | null;
  readonly lines: readonly LineShape[];
  /** Horizontal lines that cut the height into quarters, top first, with the price each stands for. */
  readonly grid: readonly { readonly y: number; readonly price: number }[];
  /** The lowest and the highest price within the drawing's padding. */
  readonly range: { readonly low: number; readonly high: number };
  /** The vertical position of a price, also outside the range of the candles. */
  readonly y: (price: number) => number;
}

interface PriceScale {
  readonly y: (price: number) => number;
  readonly price: (y: number) => number;
}

/** Highest and lowest price of the candles; both 0 when there are none. */
function priceRange({ candles, prices = [] }: CandleLayoutInput): { high: number; low: number } {
  const known = [...candles.flatMap(([, high, low]) => [high, low]), ...prices];
  if (known.length === 0) return { high: 0, low: 0 };
  return { high: Math.max(...known), low: Math.min(...known) };
}

/** Without a range (every price equal) the one price lies in the middle. */
function priceScale(input: CandleLayoutInput): PriceScale {
  const { height, padding } = input;
  const { high, low } = priceRange(input);
  const drawn = height - 2 * padding;
  if (high === low || drawn <= 0) return { y: () => height / 2, price: () => (high + low) / 2 };
  const pricePerUnit = (high - low) / drawn;
  return {
    y: (price) => padding + (high - price) / pricePerUnit,
    price: (y) => high - (y - padding) * pricePerUnit,
  };
}

function layoutBody(openY: number, closeY: number): { bodyTop: number; bodyHeight: number } {
  const bodyHeight = Math.max(MIN_BODY_HEIGHT, Math.abs(openY - closeY));
  return { bodyTop: (openY + closeY - bodyHeight) / 2, bodyHeight };
}

function layoutMark(input: CandleLayoutInput, shapes: readonly CandleShape[], step: number): Rectangle | null {
  if (input.mark === null) return null;
  const { from, to } = input.mark;
  const marked = shapes.slice(from, to + 1);
  const first = marked[0];
  const last = marked.at(-1);
  if (first === undefined || last === undefined || from < 0 || to >= shapes.length) {
    throw new RangeError(`The mark ${from} to ${to} lies outside ${shapes.length} candles.`);
  }
  const reach = Math.min(step * MARK_SHARE_OF_STEP, first.bodyWidth / 2 + MARK_MARGIN_X);
  const left = Math.max(EDGE, first.x - reach);
  const top = Math.max(EDGE, Math.min(...marked.map((shape) => shape.wickTop)) - MARK_MARGIN_Y);
  const right = Math.min(input.width - EDGE, last.x + reach);
  const bottom = Math.min(input.height - EDGE, Math.max(...marked.map((shape) => shape.wickBottom)) + MARK_MARGIN_Y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Places candles in a drawing of `width` by `height` units, evenly spaced, the price range filling the height.
 *
 * A body is 58% of the distance between candles, never under 3 or over 16 units wide, and at least 1.5 units high
 * so that a candle whose open equals its close still shows.
 *
 * @throws RangeError when the mark does not lie within the candles.
 */
export function layoutCandles(input: CandleLayoutInput): CandleLayout {
  const { candles, width, height, padding } = input;
  const { y, price } = priceScale(input);
  const step = (width - 2 * padding) / Math.max(1, candles.length);
  const bodyWidth = Math.max(BODY_WIDTH.min, Math.min(BODY_WIDTH.max, step * BODY_SHARE_OF_STEP));
  const x = (index: number) => padding + step * (index + 0.5);
  const shapes = candles.map(([open, high, low, close], index) => ({
    x: x(index),
    wickTop: y(high),
    wickBottom: y(low),
    ...layoutBody(y(open), y(close)),
    bodyWidth,
    rising: close >= open,
  }));
  const grid = Array.from({ length: GRID_SECTIONS - 1 }, (_, index) => (height * (index + 1)) / GRID_SECTIONS).map(
    (lineY) => ({ y: lineY, price: price(lineY) }),
  );
  const lines = (input.lines ?? []).map(({ from, to }) => ({
    x1: x(from[0]),
    y1: y(from[1]),
    x2: x(to[0]),
    y2: y(to[1]),
  }));
  return { shapes, mark: layoutMark(input, shapes, step), lines, grid, range: priceRange(input), y };
}
