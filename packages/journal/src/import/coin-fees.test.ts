import { expect, test } from 'vitest';
import { settleCoinFees } from './coin-fees.ts';

const commission = (amount: number, currency: string | null) => ({ kind: 'commission', amount, currency }) as const;
const buy = { side: 'buy', size: 100, price: 5.1 } as const;

test('a fee in the bought coin leaves fewer coins, and is worth the price of the fill', () => {
  const fill = settleCoinFees({ ...buy, feeParts: [commission(0.1, 'QRX')] }, 'QRX');
  expect(fill).toEqual({ ...buy, size: 99.9, feeParts: [commission(0.51, null)] });
});

test('a fee in the sold coin takes more coins from the position', () => {
  const fill = settleCoinFees({ ...buy, side: 'sell', feeParts: [commission(0.1, 'QRX')] }, 'QRX');
  expect(fill).toEqual({ ...buy, side: 'sell', size: 100.1, feeParts: [commission(0.51, null)] });
});

test('a fee in money or in a third coin stays as it is', () => {
  const fill = { ...buy, feeParts: [commission(0.2, null), commission(0.001, 'BNB')] };
  expect(settleCoinFees(fill, 'QRX')).toBe(fill);
});

test('what comes in and goes out is the money that the exchange moved', () => {
  const bought = settleCoinFees({ ...buy, size: 10, price: 2, feeParts: [commission(0.01, 'QRX')] }, 'QRX');
  expect(bought.size * bought.price + (bought.feeParts[0]?.amount ?? 0)).toBeCloseTo(20, 12);
});
