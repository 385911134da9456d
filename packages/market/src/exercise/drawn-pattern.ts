import type { CandleSpan, Ohlc } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import { type DrawnPattern, drawPattern } from '../chart-patterns/drawing/draw-pattern.ts';
import type { ChartPatternName } from '../chart-patterns/finding.ts';
import { between, type Random, wholeBetween } from '../random.ts';
import { toCents } from './vary-candles.ts';

/** Candles shown before the pattern, for the trend into it. */
const LEAD = 18;
/** How many candles before its breakout a pattern is cut off. */
const BROKEN_OFF = { from: 1, to: 5 };

interface MarkedChart {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan;
}

/** A chart pattern of random proportions up to its breakout. */
export function drawChartPattern(name: ChartPatternName, random: Random): MarkedChart {
  const drawn = drawPattern({ name, noise: 'medium', random });
  return upTo(drawn.breakout, drawn, random);
}

/**
 * The same before its breakout: what would become the pattern if a close passed the line. Null where the last close
 * already passes all prices of the pattern: the recognizer may ask for more than that, textbooks don't.
 */
export function drawBrokenOffPattern(name: ChartPatternName, random: Random): MarkedChart | null {
  const drawn = drawPattern({ name, noise: 'medium', random });
  const chart = upTo(drawn.breakout - wholeBetween(random, BROKEN_OFF.from, BROKEN_OFF.to), drawn, random);
  return lastClosePasses(chart, drawn.direction) ? null : chart;
}

function lastClosePasses({ candles, mark }: MarkedChart, direction: Direction): boolean {
  const [, , , close = 0] = candles[mark.to] ?? [];
  const before = candles.slice(mark.from, mark.to);
  if (direction === 'up') return before.every(([, high]) => close > high);
  return before.every(([, , low]) => close < low);
}

function upTo(last: number, { series, start }: DrawnPattern, random: Random): MarkedChart {
  const first = Math.max(0, start - LEAD);
  const factor = between(random, 0.5, 3);
  const candles = Array.from({ length: last - first + 1 }, (_, offset): Ohlc => {
    const price = (side: 'open' | 'high' | 'low' | 'close') => series[side][first + offset] ?? 0;
    return toCents([price('open'), price('high'), price('low'), price('close')], (value) => value * factor);
  });
  return { candles, mark: { from: start - first, to: last - first } };
}
