import type { RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';
import { downOnly, upOnly } from '../rule-set.ts';
import { closeOf, highOf, type Level, lowOf, openOf, orHardlyAbove } from '../vocabulary/point.ts';
import { falling, rising } from '../vocabulary/position.ts';
import { longBody } from '../vocabulary/size.ts';

/** Patterns told apart by how far the second candle closes back into the first body. */

export const darkCloudCover = downOnly(2, ({ first, second }) => [
  longBody(first),
  rising(first),
  falling(second),
  openOf(second).above(highOf(first)),
  closeOf(second).above(openOf(first)),
  closeOf(second).below(middleOf(first, first.close - first.body * 0.5)),
]);

export const piercing = upOnly(2, ({ first, second }) => [
  ...lowerOpen(first, second),
  longBody(second),
  closeOf(second).below(openOf(first)),
  closeOf(second).above(middleOf(first, first.close + first.body * 0.5)),
]);

export const inNeck = downOnly(2, ({ first, second }) => [
  ...lowerOpen(first, second),
  closeOf(second).atLeast(closeOf(first)),
  closeOf(second).atMost(orHardlyAbove(closeOf(first), first.usual.equal)),
]);

export const onNeck = downOnly(2, ({ first, second }) => [
  ...lowerOpen(first, second),
  closeOf(second).equals(lowOf(first), first.usual.equal),
]);

export const thrusting = downOnly(2, ({ first, second }) => [
  ...lowerOpen(first, second),
  closeOf(second).beyondAs('closes clearly above the first close', {
    direction: 'up',
    price: first.close + first.usual.equal,
  }),
  closeOf(second).atMost(middleOf(first, first.close + first.body * 0.5)),
]);

/** A long falling candle, then a rising one that opens below its low. */
function lowerOpen(first: JudgedCandle, second: JudgedCandle): RuleCheck[] {
  return [longBody(first), falling(first), rising(second), openOf(second).below(lowOf(first))];
}

/** The middle of a body, with TA-Lib's arithmetic, which counts from the close. */
function middleOf({ name }: JudgedCandle, price: number): Level {
  return { price, name: `the middle of the ${name} body` };
}
