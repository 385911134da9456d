import { check } from '../check.ts';
import { opposite, type RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays, upOnly } from '../rule-set.ts';
import { bottomOf, closeOf, named, openOf, topOf } from '../vocabulary/point.ts';
import { bodyGap, bodyMeetsRange, coloured, falling, rangeMoves, rising } from '../vocabulary/position.ts';
import { longBody, smallBody } from '../vocabulary/size.ts';

/** Patterns of four and five candles that pause or break a move. */

/** How much of the first body the pause of a mat hold may take back. */
const PENETRATION = 0.5;

export const threeLineStrike = bothWays(4, ({ first, second, third, fourth }, direction) => [
  coloured(direction, first),
  coloured(direction, second),
  closeOf(second).beyond(direction, closeOf(first)),
  opensNearBody(second, first),
  coloured(direction, third),
  closeOf(third).beyond(direction, closeOf(second)),
  opensNearBody(third, second),
  coloured(opposite(direction), fourth),
  openOf(fourth).beyond(direction, closeOf(third)),
  closeOf(fourth).beyond(opposite(direction), openOf(first)),
]);

export const breakaway = bothWays(5, ({ first, second, third, fourth, fifth }, direction) => {
  const onwards = opposite(direction);
  return [
    longBody(first),
    coloured(onwards, first),
    coloured(onwards, second),
    bodyGap(onwards, { from: first, to: second }),
    ...rangeMoves(onwards, { from: second, to: third }),
    coloured(onwards, fourth),
    ...rangeMoves(onwards, { from: third, to: fourth }),
    coloured(direction, fifth),
    closeOf(fifth).beyond(direction, openOf(second)),
    closeOf(fifth).beyond(onwards, closeOf(first)),
  ];
});

export const risingFallingThreeMethods = bothWays(5, ({ first, second, third, fourth, fifth }, direction) => {
  const back = opposite(direction);
  const pauses = (candle: JudgedCandle) => [
    smallBody(candle),
    coloured(back, candle),
    ...bodyMeetsRange(candle, first),
  ];
  return [
    longBody(first),
    coloured(direction, first),
    ...pauses(second),
    ...pauses(third),
    closeOf(third).beyond(back, closeOf(second)),
    ...pauses(fourth),
    closeOf(fourth).beyond(back, closeOf(third)),
    longBody(fifth),
    coloured(direction, fifth),
    openOf(fifth).beyond(direction, closeOf(fourth)),
    closeOf(fifth).beyond(direction, closeOf(first)),
  ];
});

export const matHold = upOnly(5, ({ first, second, third, fourth, fifth }) => {
  const middle = { price: first.close - first.body * PENETRATION, name: 'the middle of the first body' };
  const pauses = (candle: JudgedCandle) => [
    smallBody(candle),
    bottomOf(candle).below(closeOf(first)),
    bottomOf(candle).above(middle),
  ];
  const highest = { price: Math.max(second.high, third.high, fourth.high), name: 'the highs of the three before' };
  return [
    longBody(first),
    rising(first),
    smallBody(second),
    falling(second),
    bodyGap('up', { from: first, to: second }),
    ...pauses(third),
    topOf(third).below(openOf(second)),
    ...pauses(fourth),
    topOf(fourth).below(topOf(third)),
    rising(fifth),
    openOf(fifth).above(closeOf(fourth)),
    closeOf(fifth).above(highest),
  ];
});

function opensNearBody(candle: JudgedCandle, earlier: JudgedCandle): RuleCheck {
  const { bottom, top, usual } = earlier;
  return check({
    candle,
    phrase: `opens in ${named(earlier, 'body')}, or hardly outside`,
    measured: candle.open,
    comparison: 'within',
    threshold: [bottom - usual.near, top + usual.near],
  });
}
