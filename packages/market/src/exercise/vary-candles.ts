import type { CandleSpan, Ohlc } from '../candle.ts';
import type { ChartLine } from '../candle-geometry.ts';
import { between, normal, type Random } from '../random.ts';

interface MarkedChart {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan;
}

/** Never below 1: rounding to cents then keeps every order of two prices, and so every rule that compares them. */
const SCALE = { from: 1, to: 4 };

interface LinedChart extends MarkedChart {
  readonly lines?: readonly ChartLine[] | undefined;
}

/** The same chart and its lines at another price: all ratios stay, to the cent. */
export function scaleCandles({ candles, mark, lines = [] }: LinedChart, random: Random): Required<LinedChart> {
  const factor = between(random, SCALE.from, SCALE.to);
  return {
    candles: candles.map((candle) => toCents(candle, (price) => price * factor)),
    mark,
    lines: lines.map(({ from, to }) => ({ from: [from[0], from[1] * factor], to: [to[0], to[1] * factor] })),
  };
}

/** How far prices move, in mean ranges: candles before the pattern, their path, and the pattern itself. */
const STRAY = { context: 0.3, path: 0.6, pattern: 0.08 };
/** Candles over which the strayed path returns to where the pattern begins. */
const RETURN = 4;

/**
 * Another chart after this one: other candles on a similar path before the mark, and about the same ones in it, at
 * another price. Nothing says that it still shows what the first one shows.
 * @param draw.calm from 0, strays freely, up to 1, keeps to the source.
 */
export function varyCandles(chart: MarkedChart, draw: { random: Random; calm: number }): MarkedChart {
  const { random } = draw;
  const { candles, mark } = scaleCandles(chart, random);
  const size = meanRange(candles) * (1 - draw.calm);
  let path = 0;
  const varied = candles.map((candle, index) => {
    const isPattern = index >= mark.from;
    path = 0.8 * path + 0.6 * normal(random);
    const drift = STRAY.path * path * Math.min(1, Math.max(0, mark.from - index) / RETURN);
    const stray = isPattern ? STRAY.pattern : STRAY.context;
    return moved(candle, { by: drift * size, stray: stray * size, random });
  });
  return { candles: varied, mark };
}

/** A candle moved by `by`, with another body and other shadows: each price strays on its own. */
function moved(candle: Ohlc, { by, stray, random }: { by: number; stray: number; random: Random }): Ohlc {
  const [open, high, low, close] = candle;
  const top = Math.max(open, close);
  const bottom = Math.min(open, close);
  const strayed = () => by + stray * between(random, -1, 1);
  const newOpen = open + strayed();
  const newClose = open === close ? newOpen : close + strayed();
  const upper = Math.max(0, high - top + (high > top ? stray * between(random, -1, 1) : 0));
  const lower = Math.max(0, bottom - low + (low < bottom ? stray * between(random, -1, 1) : 0));
  const prices: Ohlc = [newOpen, Math.max(newOpen, newClose) + upper, Math.min(newOpen, newClose) - lower, newClose];
  return toCents(prices, (price) => price);
}

function meanRange(candles: readonly Ohlc[]): number {
  return candles.reduce((sum, [, high, low]) => sum + high - low, 0) / candles.length;
}

/** Prices as they are quoted. Every price above 0 stays above it. */
export function toCents([open, high, low, close]: Ohlc, change: (price: number) => number): Ohlc {
  const cents = (price: number) => Math.max(1, Math.round(change(price) * 100)) / 100;
  return [cents(open), cents(high), cents(low), cents(close)];
}
