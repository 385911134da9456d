import type { ChartPattern, ChartPatternName, PatternLine, PatternPoint } from './finding.ts';
import { type Line, priceOn } from './line.ts';
import { type ScoreCriterion, scorePattern } from './score.ts';

/** What a recognizer measured of a pattern that broke upward. Prices in the unit of the series. */
export interface UpwardPattern {
  readonly name: ChartPatternName;
  readonly points: readonly PatternPoint[];
  readonly lines: readonly PatternLine[];
  /** Index of the first candle that closed above the line. */
  readonly breakout: number;
  /** The line that the breakout candle closed above. */
  readonly line: Line;
  /** Height of the measured move, in price units. */
  readonly height: number;
  /** The price at which the pattern has failed. */
  readonly stop: number;
  readonly criteria: readonly ScoreCriterion[];
}

/** A finding from what a recognizer measured; its target lies one height above the line at the breakout. */
export function upwardPattern(found: UpwardPattern): ChartPattern {
  const { name, points, lines, breakout, line, height, stop, criteria } = found;
  const price = priceOn(line, breakout);
  return {
    name,
    points,
    lines,
    breakout: { index: breakout, direction: 'up', price },
    target: price + height,
    stop,
    ...scorePattern(criteria),
  };
}
