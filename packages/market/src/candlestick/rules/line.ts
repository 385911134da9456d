import type { Condition } from '../condition.ts';
import { shadowsLongerThanBody, veryLongLowerShadow, veryLongUpperShadow } from '../conditions/shadow.ts';
import {
  colored,
  longBody,
  noLowerShadow,
  noShadows,
  noUpperShadow,
  shortLowerShadow,
  shortUpperShadow,
  smallBody,
} from '../conditions/size.ts';
import { bothWays } from '../pattern.ts';
import type { PatternCandle } from '../pattern-candle.ts';

/** Single candles; the direction is their color. */

/** No shadow where the candle opened. */
export const beltHold = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  longBody(first),
  colored(direction, first),
  direction === 'up' ? noLowerShadow(first) : noUpperShadow(first),
]);

/** No shadow where the candle closed. */
export const closingMarubozu = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  longBody(first),
  colored(direction, first),
  direction === 'up' ? noUpperShadow(first) : noLowerShadow(first),
]);

export const marubozu = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  longBody(first),
  colored(direction, first),
  ...noShadows(first),
]);

export const longLine = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  longBody(first),
  colored(direction, first),
  ...shortShadows(first),
]);

export const shortLine = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  smallBody(first),
  colored(direction, first),
  ...shortShadows(first),
]);

export const spinningTop = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  smallBody(first),
  colored(direction, first),
  ...shadowsLongerThanBody(first),
]);

export const highWave = bothWays({ size: 1, lookback: 10 }, ({ first }, direction) => [
  smallBody(first),
  colored(direction, first),
  veryLongUpperShadow(first),
  veryLongLowerShadow(first),
]);

function shortShadows(candle: PatternCandle): Condition[] {
  return [shortUpperShadow(candle), shortLowerShadow(candle)];
}
