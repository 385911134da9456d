import { check, countCheck } from '../check.ts';
import type { RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import type { PatternCandles } from '../pattern-candles.ts';
import { downOnly, upOnly } from '../rule-set.ts';
import { closeOf, named, openOf, orHardlyAbove } from '../vocabulary/point.ts';
import { rising } from '../vocabulary/position.ts';
import {
  bodySmallerThan,
  longBody,
  noUpperShadow,
  shortUpperShadow,
  smallBody,
  tallUpperShadow,
  upperShadowLongerThanBody,
} from '../vocabulary/size.ts';

export const threeWhiteSoldiers = upOnly(3, ({ first, second, third }) => [
  ...soldier(first),
  ...soldier(second),
  ...advances(first, second),
  notFarSmaller(second, first),
  ...soldier(third),
  longBody(third),
  ...advances(second, third),
  notFarSmaller(third, second),
]);

export const advanceBlock = downOnly(3, (candles) => {
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

export const stalledPattern = downOnly(3, ({ first, second, third }) => [
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
    price: second.close - third.body - second.usual.near,
    name: 'the second close less its own body, or hardly below',
  }),
]);

function soldier(candle: JudgedCandle): RuleCheck[] {
  return [rising(candle), noUpperShadow(candle)];
}

/** Opens and closes above the candle before, with an open not clearly above its close. */
function advances(earlier: JudgedCandle, candle: JudgedCandle): RuleCheck[] {
  return [
    openOf(candle).above(openOf(earlier)),
    openOf(candle).atMost(orHardlyAbove(closeOf(earlier), earlier.usual.near)),
    closeOf(candle).above(closeOf(earlier)),
  ];
}

/** Any one way is enough. */
function weakens({ first, second, third }: PatternCandles): RuleCheck {
  const shrinking = [bodySmallerThan(second, first), bodySmallerThan(third, second)];
  const ways = [
    [farSmaller(second, first), notClearlyLonger(third, second)],
    [farSmaller(third, second)],
    [...shrinking, tallUpperShadow(second)],
    [...shrinking, tallUpperShadow(third)],
    [bodySmallerThan(third, second), upperShadowLongerThanBody(third)],
  ];
  const open = ways.filter((way) => way.every(({ met }) => met));
  const weakness = countCheck('count', {
    candle: third,
    phrase: 'the advance weakens in one of five ways or more',
    measured: open.length,
    comparison: 'at_least',
    threshold: 1,
  });
  return { ...weakness, ways };
}

function farSmaller(candle: JudgedCandle, earlier: JudgedCandle): RuleCheck {
  const phrase = `body far smaller than ${named(earlier, 'body')}`;
  const threshold = earlier.body - earlier.usual.far;
  return check({ candle, phrase, measured: candle.body, comparison: 'below', threshold });
}

function notFarSmaller(candle: JudgedCandle, earlier: JudgedCandle): RuleCheck {
  const phrase = `body not far smaller than ${named(earlier, 'body')}`;
  const threshold = earlier.body - earlier.usual.far;
  return check({ candle, phrase, measured: candle.body, comparison: 'above', threshold });
}

function notClearlyLonger(candle: JudgedCandle, earlier: JudgedCandle): RuleCheck {
  const phrase = `body shorter than ${named(earlier, 'body')}, or hardly longer`;
  const threshold = earlier.body + earlier.usual.near;
  return check({ candle, phrase, measured: candle.body, comparison: 'below', threshold });
}
