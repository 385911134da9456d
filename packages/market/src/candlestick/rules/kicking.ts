import type { Condition } from '../condition.ts';
import { fullGap } from '../conditions/position.ts';
import { colored, longBody, noShadows } from '../conditions/size.ts';
import { type Direction, opposite } from '../direction.ts';
import { alternatives, bothWays } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { partOf } from '../quantity.ts';

export const kicking = bothWays({ size: 2, lookback: 11 }, ({ first, second }, direction) => {
  return kick({ first, second, direction });
});

/** The longer body gives the direction, the first when they are equal. */
export const kickingByLength = alternatives(
  bothWays({ size: 2, lookback: 11 }, ({ first, second }, direction) => [
    ...kick({ first, second, direction }),
    longer(second, { comparison: 'above', other: first }),
  ]),
  bothWays({ size: 2, lookback: 11 }, ({ first, second }, direction) => [
    ...kick({ first, second, direction: opposite(direction) }),
    longer(first, { comparison: 'at_least', other: second }),
  ]),
);

interface KickInput {
  readonly first: PatternCandle;
  readonly second: PatternCandle;
  /** Of the second candle. */
  readonly direction: Direction;
}

function kick({ first, second, direction }: KickInput): Condition[] {
  return [
    ...marubozu(opposite(direction), first),
    ...marubozu(direction, second),
    fullGap(direction, { from: first, to: second }),
  ];
}

function marubozu(direction: Direction, candle: PatternCandle): Condition[] {
  return [longBody(candle), colored(direction, candle), ...noShadows(candle)];
}

interface Length {
  readonly comparison: 'above' | 'at_least';
  readonly other: PatternCandle;
}

function longer(candle: PatternCandle, { comparison, other }: Length): Condition {
  const length = comparison === 'above' ? 'longer than' : 'at least as long as';
  const phrase = `body ${length} the ${other.name}, which gives the direction`;
  return { candle, phrase, measured: partOf(candle, 'body'), comparison, bound: partOf(other, 'body') };
}
