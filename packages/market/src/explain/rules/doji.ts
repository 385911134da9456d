import { upOnly } from '../rule-set.ts';
import { bottomOf, orHardlyAbove, orHardlyBelow, topOf } from '../vocabulary/point.ts';
import {
  clearLowerShadow,
  clearUpperShadow,
  hardlyAnyBody,
  lowerShadowLongerThanBody,
  lowerShadowLongerThanTwoBodies,
  noLowerShadow,
  noUpperShadow,
  oneShadowLongerThanBody,
  upperShadowLongerThanBody,
} from '../vocabulary/size.ts';

export const doji = upOnly(1, ({ first }) => [hardlyAnyBody(first)]);

export const dragonflyDoji = upOnly(1, ({ first }) => [
  hardlyAnyBody(first),
  noUpperShadow(first),
  clearLowerShadow(first),
]);

export const gravestoneDoji = upOnly(1, ({ first }) => [
  hardlyAnyBody(first),
  noLowerShadow(first),
  clearUpperShadow(first),
]);

export const longLeggedDoji = upOnly(1, ({ first }) => [hardlyAnyBody(first), oneShadowLongerThanBody(first)]);

export const rickshawMan = upOnly(1, ({ first }) => {
  const middle = { price: first.low + first.range / 2, name: 'the middle of its range' };
  return [
    hardlyAnyBody(first),
    upperShadowLongerThanBody(first),
    lowerShadowLongerThanBody(first),
    bottomOf(first).atMost(orHardlyAbove(middle, first.usual.near)),
    topOf(first).atLeast(orHardlyBelow(middle, first.usual.near)),
  ];
});

export const takuri = upOnly(1, ({ first }) => [
  hardlyAnyBody(first),
  noUpperShadow(first),
  lowerShadowLongerThanTwoBodies(first),
]);
