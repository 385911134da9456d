import type { Condition } from '../condition.ts';
import { anyOf } from '../conditions/count.ts';
import { closeOf, named, openOf, raisedBy } from '../conditions/point.ts';
import { longUpperShadow } from '../conditions/shadow.ts';
import {
  bodySmallerThan,
  longBody,
  noUpperShadow,
  rising,
  shortUpperShadow,
  smallBody,
  tallUpperShadow,
} from '../conditions/size.ts';
import { downOnly, upOnly } from '../pattern.ts';
import type { PatternCandle, PatternCandles } from '../pattern-candle.ts';
import { farOf, minus, nearOf, partOf, plus } from '../quantity.ts';

export const threeWhiteSoldiers = upOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
  ...soldier(first),
  ...soldier(second),
  ...advances(first, second),
  notFarSmaller(second, first),
  ...soldier(third),
  longBody(third),
  ...advances(second, third),
  notFarSmaller(third, second),
]);

export const advanceBlock = downOnly({ size: 3, lookback: 12 }, (candles) => {
  const { first, second, third } = candles;
  return [
    rising(first),
    longBody(first),
    shortUpperShadow(first),
    rising(second),
    ...advances(first, second),
    rising(third),
    ...advances(second, third),
    weakens(candles),
  ];
});

export const stalledPattern = downOnly({ size: 3, lookback: 12 }, ({ first, second, third }) => [
  rising(first),
  longBody(first),
  rising(second),
  longBody(second),
  noUpperShadow(second),
  ...advances(first, second),
  rising(third),
  smallBody(third),
  closeOf(third).above(closeOf(second)),
  openOf(third).atLeast({
    price: minus(minus(partOf(second, 'close'), partOf(third, 'body')), nearOf(second)),
    name: 'the second close minus its own body, or just below',
  }),
]);

function soldier(candle: PatternCandle): Condition[] {
  return [rising(candle), noUpperShadow(candle)];
}

/** Opens and closes above the candle before, with an open not clearly above its close. */
function advances(earlier: PatternCandle, candle: PatternCandle): Condition[] {
  return [
    openOf(candle).above(openOf(earlier)),
    openOf(candle).atMost(raisedBy(closeOf(earlier), nearOf(earlier))),
    closeOf(candle).above(closeOf(earlier)),
  ];
}

/** Any one way is enough. */
function weakens({ first, second, third }: PatternCandles): Condition {
  const shrinking = [bodySmallerThan(second, first), bodySmallerThan(third, second)];
  const ways = [
    [farSmaller(second, first), notClearlyLonger(third, second)],
    [farSmaller(third, second)],
    [...shrinking, tallUpperShadow(second)],
    [...shrinking, tallUpperShadow(third)],
    [bodySmallerThan(third, second), longUpperShadow(third)],
  ];
  return anyOf(ways, { candle: third, phrase: 'the advance weakens in at least one of five ways' });
}

function farSmaller(candle: PatternCandle, earlier: PatternCandle): Condition {
  const phrase = `body far smaller than ${named(earlier, 'body')}`;
  const bound = minus(partOf(earlier, 'body'), farOf(earlier));
  return { candle, phrase, measured: partOf(candle, 'body'), comparison: 'below', bound };
}

function notFarSmaller(candle: PatternCandle, earlier: PatternCandle): Condition {
  const phrase = `body not far smaller than ${named(earlier, 'body')}`;
  const bound = minus(partOf(earlier, 'body'), farOf(earlier));
  return { candle, phrase, measured: partOf(candle, 'body'), comparison: 'above', bound };
}

function notClearlyLonger(candle: PatternCandle, earlier: PatternCandle): Condition {
  const phrase = `body shorter than ${named(earlier, 'body')}, or barely longer`;
  const bound = plus(partOf(earlier, 'body'), nearOf(earlier));
  return { candle, phrase, measured: partOf(candle, 'body'), comparison: 'below', bound };
}
