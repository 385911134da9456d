import { bottomOf, closeOf, openOf, topOf } from '../conditions/point.ts';
import { bodyGap, bodyMeetsRange, rangeMoves } from '../conditions/position.ts';
import { colored, falling, longBody, rising, smallBody } from '../conditions/size.ts';
import { opposite } from '../direction.ts';
import { bothWays, upOnly } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { constant, largest, minus, nearOf, partOf, times } from '../quantity.ts';

/** Patterns of four and five candles that pause or break a move. */

/** How much of the first body the pause of a mat hold may take back. */
const PENETRATION = 0.5;

export const threeLineStrike = bothWays({ size: 4, lookback: 8 }, ({ first, second, third, fourth }, direction) => [
  colored(direction, first),
  colored(direction, second),
  closeOf(second).beyond(direction, closeOf(first)),
  openOf(second).inBodyOrNear(first, nearOf(first)),
  colored(direction, third),
  closeOf(third).beyond(direction, closeOf(second)),
  openOf(third).inBodyOrNear(second, nearOf(second)),
  colored(opposite(direction), fourth),
  openOf(fourth).beyond(direction, closeOf(third)),
  closeOf(fourth).beyond(opposite(direction), openOf(first)),
]);

export const breakaway = bothWays({ size: 5, lookback: 14 }, ({ first, second, third, fourth, fifth }, direction) => {
  const onwards = opposite(direction);
  return [
    longBody(first),
    colored(onwards, first),
    colored(onwards, second),
    bodyGap(onwards, { from: first, to: second }),
    ...rangeMoves(onwards, { from: second, to: third }),
    colored(onwards, fourth),
    ...rangeMoves(onwards, { from: third, to: fourth }),
    colored(direction, fifth),
    closeOf(fifth).beyond(direction, openOf(second)),
    closeOf(fifth).beyond(onwards, closeOf(first)),
  ];
});

export const risingFallingThreeMethods = bothWays(
  { size: 5, lookback: 14 },
  ({ first, second, third, fourth, fifth }, direction) => {
    const back = opposite(direction);
    const pauses = (candle: PatternCandle) => [
      smallBody(candle),
      colored(back, candle),
      ...bodyMeetsRange(candle, first),
    ];
    return [
      longBody(first),
      colored(direction, first),
      ...pauses(second),
      ...pauses(third),
      closeOf(third).beyond(back, closeOf(second)),
      ...pauses(fourth),
      closeOf(fourth).beyond(back, closeOf(third)),
      longBody(fifth),
      colored(direction, fifth),
      openOf(fifth).beyond(direction, closeOf(fourth)),
      closeOf(fifth).beyond(direction, closeOf(first)),
    ];
  },
);

export const matHold = upOnly({ size: 5, lookback: 14 }, ({ first, second, third, fourth, fifth }) => {
  const middle = {
    price: minus(partOf(first, 'close'), times(partOf(first, 'body'), constant(PENETRATION))),
    name: 'the middle of the first body',
  };
  const pauses = (candle: PatternCandle) => [
    smallBody(candle),
    bottomOf(candle).below(closeOf(first)),
    bottomOf(candle).above(middle),
  ];
  const highs = [second, third, fourth].map((candle) => partOf(candle, 'high'));
  const highest = { price: largest(...highs), name: 'the highs of the three before' };
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
