import { expect, it } from 'vitest';
import { rescaleBars } from './bar.ts';

it('the bars of a replay begin at 100, in hundredths or, where bars are small, in thousandths', () => {
  const wide = [
    { open: 50, high: 52, low: 49, close: 50 },
    { open: 51, high: 53, low: 50, close: 52 },
  ];
  expect(rescaleBars(wide, 0)).toEqual({
    decimals: 2,
    bars: [
      { open: 100, high: 104, low: 98, close: 100 },
      { open: 102, high: 106, low: 100, close: 104 },
    ],
  });
  const small = [{ open: 1.1, high: 1.10005, low: 1.0999, close: 1.1 }];
  expect(rescaleBars(small, 0)).toEqual({
    decimals: 3,
    bars: [{ open: 100, high: 100.005, low: 99.991, close: 100 }],
  });
});

it('an anchor without a price is rejected', () => {
  expect(() => rescaleBars([], 0)).toThrow(RangeError);
});
