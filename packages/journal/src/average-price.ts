import { add, type Decimal, multiply, share, toDecimal, toNumber } from './decimal.ts';
import type { Fill } from './fill.ts';

/** The sum of one amount over fills, such as their size. */
export function totalOf(fills: readonly Fill[], amountOf: (fill: Fill) => Decimal): Decimal {
  return fills.reduce((sum, fill) => add(sum, amountOf(fill)), toDecimal(0));
}

/** Weighted by size, to twelve digits. */
export function averagePrice(fills: readonly Fill[]): number {
  const [first, ...others] = fills;
  if (first !== undefined && others.length === 0) return Number(first.price.toPrecision(12));
  const value = totalOf(fills, ({ price, size }) => multiply(toDecimal(price), toDecimal(size)));
  const size = totalOf(fills, (fill) => toDecimal(fill.size));
  const average = share(value, toDecimal(1), size);
  return Number(toNumber(average).toPrecision(12));
}
