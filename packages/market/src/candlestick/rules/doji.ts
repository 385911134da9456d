import { bottomOf, loweredBy, raisedBy, topOf } from '../conditions/point.ts';
import { longLowerShadow, longUpperShadow, oneLongShadow, veryLongLowerShadow } from '../conditions/shadow.ts';
import { clearLowerShadow, clearUpperShadow, hardlyAnyBody, noLowerShadow, noUpperShadow } from '../conditions/size.ts';
import { upOnly } from '../pattern.ts';
import { constant, nearOf, partOf, plus, times } from '../quantity.ts';

export const doji = upOnly({ size: 1, lookback: 10 }, ({ first }) => [hardlyAnyBody(first)]);

export const dragonflyDoji = upOnly({ size: 1, lookback: 10 }, ({ first }) => [
  hardlyAnyBody(first),
  noUpperShadow(first),
  clearLowerShadow(first),
]);

export const gravestoneDoji = upOnly({ size: 1, lookback: 10 }, ({ first }) => [
  hardlyAnyBody(first),
  noLowerShadow(first),
  clearUpperShadow(first),
]);

export const longLeggedDoji = upOnly({ size: 1, lookback: 10 }, ({ first }) => [
  hardlyAnyBody(first),
  oneLongShadow(first),
]);

export const rickshawMan = upOnly({ size: 1, lookback: 10 }, ({ first }) => {
  const middle = {
    price: plus(partOf(first, 'low'), times(partOf(first, 'range'), constant(0.5))),
    name: 'the middle of its range',
  };
  return [
    hardlyAnyBody(first),
    longUpperShadow(first),
    longLowerShadow(first),
    bottomOf(first).atMost(raisedBy(middle, nearOf(first))),
    topOf(first).atLeast(loweredBy(middle, nearOf(first))),
  ];
});

export const takuri = upOnly({ size: 1, lookback: 10 }, ({ first }) => [
  hardlyAnyBody(first),
  noUpperShadow(first),
  veryLongLowerShadow(first),
]);
