import type { Bar, Five, Four } from '../bar.ts';
import { bodyGapsDown, bodyGapsUp, bodyMeetsRange, rangeMovesDown, rangeMovesUp } from '../relations.ts';
import type { FiveCandles, FourCandles } from '../rule.ts';
import { near } from '../settings.ts';
import { ANY, BLACK, LONG, SHORT, WHITE } from '../traits.ts';

/** Patterns of four and five candles that pause or break a move. */

/** How much of the first body the reaction of a mat hold may take back. */
const PENETRATION = 0.5;

/** Three candles advancing one way, and a fourth that takes all of it back. */
export const threeLineStrike: FourCandles = {
  lookback: 8,
  rules: [
    {
      candles: [WHITE, WHITE, WHITE, BLACK],
      when: (bars) => opensFollow(bars) && strikesDown(bars),
      value: 100,
    },
    {
      candles: [BLACK, BLACK, BLACK, WHITE],
      when: (bars) => opensFollow(bars) && strikesUp(bars),
      value: -100,
    },
  ],
};

/** A long candle, a gap, a move that goes on, and a candle against it that closes in the gap. */
export const breakaway: FiveCandles = {
  lookback: 14,
  rules: [
    {
      candles: [LONG | BLACK, BLACK, ANY, BLACK, WHITE],
      when: ({ first, second, third, fourth, fifth }) =>
        bodyGapsDown(second, first) &&
        rangeMovesDown(third, second) &&
        rangeMovesDown(fourth, third) &&
        fifth.close > second.open &&
        fifth.close < first.close,
      value: 100,
    },
    {
      candles: [LONG | WHITE, WHITE, ANY, WHITE, BLACK],
      when: ({ first, second, third, fourth, fifth }) =>
        bodyGapsUp(second, first) &&
        rangeMovesUp(third, second) &&
        rangeMovesUp(fourth, third) &&
        fifth.close < second.open &&
        fifth.close > first.close,
      value: -100,
    },
  ],
};

/** A long candle, three short ones against it within its range, and a long one that carries on. */
export const risingFallingThreeMethods: FiveCandles = {
  lookback: 14,
  rules: [
    {
      candles: [LONG | WHITE, SHORT | BLACK, SHORT | BLACK, SHORT | BLACK, LONG | WHITE],
      when: (bars) => reactionStaysInRange(bars) && fallsThenCarriesOn(bars),
      value: 100,
    },
    {
      candles: [LONG | BLACK, SHORT | WHITE, SHORT | WHITE, SHORT | WHITE, LONG | BLACK],
      when: (bars) => reactionStaysInRange(bars) && risesThenCarriesOn(bars),
      value: -100,
    },
  ],
};

/** A long white candle, a gap, three short falling bodies that hold its upper half, and a white one above them all. */
export const matHold: FiveCandles = {
  lookback: 14,
  rules: [
    {
      candles: [LONG | WHITE, SHORT | BLACK, SHORT, SHORT, WHITE],
      when: (bars) => bodyGapsUp(bars.second, bars.first) && reactionHolds(bars) && breaksOut(bars),
      value: 100,
    },
  ],
};

/** The second and third candles open in or near the body before. */
function opensFollow({ first, second, third }: Four): boolean {
  return (
    opensNearBody({ bar: second, earlier: first, distance: near(first.meanRangeFrom5) }) &&
    opensNearBody({ bar: third, earlier: second, distance: near(second.meanRangeFrom6) })
  );
}

function opensNearBody({ bar, earlier, distance }: { bar: Bar; earlier: Bar; distance: number }): boolean {
  return bar.open >= earlier.bottom - distance && bar.open <= earlier.top + distance;
}

function strikesDown({ first, second, third, fourth }: Four): boolean {
  const advances = third.close > second.close && second.close > first.close;
  return advances && fourth.open > third.close && fourth.close < first.open;
}

function strikesUp({ first, second, third, fourth }: Four): boolean {
  const advances = third.close < second.close && second.close < first.close;
  return advances && fourth.open < third.close && fourth.close > first.open;
}

function reactionStaysInRange({ first, second, third, fourth }: Five): boolean {
  return bodyMeetsRange(second, first) && bodyMeetsRange(third, first) && bodyMeetsRange(fourth, first);
}

function fallsThenCarriesOn({ first, second, third, fourth, fifth }: Five): boolean {
  const falls = third.close < second.close && fourth.close < third.close;
  return falls && fifth.open > fourth.close && fifth.close > first.close;
}

function risesThenCarriesOn({ first, second, third, fourth, fifth }: Five): boolean {
  const rises = third.close > second.close && fourth.close > third.close;
  return rises && fifth.open < fourth.close && fifth.close < first.close;
}

/** The third and fourth bodies fall, reach into the first one and keep to its upper half. */
function reactionHolds({ first, second, third, fourth }: Five): boolean {
  const floor = first.close - first.body * PENETRATION;
  const reachesIn = third.bottom < first.close && fourth.bottom < first.close;
  const staysUp = third.bottom > floor && fourth.bottom > floor;
  return reachesIn && staysUp && third.top < second.open && fourth.top < third.top;
}

function breaksOut({ second, third, fourth, fifth }: Five): boolean {
  const highest = Math.max(second.high, third.high, fourth.high);
  return fifth.open > fourth.close && fifth.close > highest;
}
