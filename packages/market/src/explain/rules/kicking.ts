import { check } from '../check.ts';
import { type Direction, opposite, type RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays } from '../rule-set.ts';
import { coloured, fullGap } from '../vocabulary/position.ts';
import { longBody, noShadows } from '../vocabulary/size.ts';

export const kicking = bothWays(2, ({ first, second }, direction) => kick({ first, second, direction }));

/** The longer body gives the direction, the first when they are equal. */
export const kickingByLength = bothWays(2, ({ first, second }, direction) => {
  const secondLeads = second.body > first.body;
  return [
    ...kick({ first, second, direction: secondLeads ? direction : opposite(direction) }),
    secondLeads ? leads(second, first) : leads(first, second),
  ];
});

interface Kick {
  readonly first: JudgedCandle;
  readonly second: JudgedCandle;
  /** Of the second candle. */
  readonly direction: Direction;
}

function kick({ first, second, direction }: Kick): RuleCheck[] {
  return [
    ...marubozu(opposite(direction), first),
    ...marubozu(direction, second),
    fullGap(direction, { from: first, to: second }),
  ];
}

function marubozu(direction: Direction, candle: JudgedCandle): RuleCheck[] {
  return [longBody(candle), coloured(direction, candle), ...noShadows(candle)];
}

function leads(candle: JudgedCandle, other: JudgedCandle): RuleCheck {
  return check({
    candle,
    phrase: `body at least as long as the ${other.name}, which gives the direction`,
    measured: candle.body,
    comparison: 'at_least',
    threshold: other.body,
  });
}
