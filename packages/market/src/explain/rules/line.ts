import type { RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { bothWays } from '../rule-set.ts';
import { coloured } from '../vocabulary/position.ts';
import {
  longBody,
  lowerShadowLongerThanBody,
  lowerShadowLongerThanTwoBodies,
  noLowerShadow,
  noShadows,
  noUpperShadow,
  shortLowerShadow,
  shortUpperShadow,
  smallBody,
  upperShadowLongerThanBody,
  upperShadowLongerThanTwoBodies,
} from '../vocabulary/size.ts';

/** Single candles; the direction is their colour. */

/** No shadow where the candle opened. */
export const beltHold = bothWays(1, ({ first }, direction) => [
  longBody(first),
  coloured(direction, first),
  direction === 'up' ? noLowerShadow(first) : noUpperShadow(first),
]);

/** No shadow where the candle closed. */
export const closingMarubozu = bothWays(1, ({ first }, direction) => [
  longBody(first),
  coloured(direction, first),
  direction === 'up' ? noUpperShadow(first) : noLowerShadow(first),
]);

export const marubozu = bothWays(1, ({ first }, direction) => [
  longBody(first),
  coloured(direction, first),
  ...noShadows(first),
]);

export const longLine = bothWays(1, ({ first }, direction) => [
  longBody(first),
  coloured(direction, first),
  ...shortShadows(first),
]);

export const shortLine = bothWays(1, ({ first }, direction) => [
  smallBody(first),
  coloured(direction, first),
  ...shortShadows(first),
]);

export const spinningTop = bothWays(1, ({ first }, direction) => [
  smallBody(first),
  coloured(direction, first),
  upperShadowLongerThanBody(first),
  lowerShadowLongerThanBody(first),
]);

export const highWave = bothWays(1, ({ first }, direction) => [
  smallBody(first),
  coloured(direction, first),
  upperShadowLongerThanTwoBodies(first),
  lowerShadowLongerThanTwoBodies(first),
]);

function shortShadows(candle: JudgedCandle): RuleCheck[] {
  return [shortUpperShadow(candle), shortLowerShadow(candle)];
}
