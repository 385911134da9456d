import { add, type Decimal, multiply, round, share, subtract, toDecimal, toNumber } from '../decimal.ts';
import type { Fill } from '../fill.ts';

interface Holding {
  readonly cost: Decimal;
  readonly size: Decimal;
}

/**
 * The average price of the shares in an open trade, to `decimals` digits after the point. Closing a part of them leaves
 * it unchanged.
 */
export function averageEntry(fills: readonly Fill[], decimals: number): number {
  const none: Holding = { cost: toDecimal(0), size: toDecimal(0) };
  const { cost, size } = fills.reduce(
    (held, fill) => (fill.side === fills[0]?.side ? enlarged(held, fill) : reduced(held, fill)),
    none,
  );
  if (size.units <= 0n) throw new RangeError('An open trade has shares.');
  return toNumber(round(share(cost, toDecimal(1), size), decimals));
}

function enlarged({ cost, size }: Holding, fill: Fill): Holding {
  const added = toDecimal(fill.size);
  return { cost: add(cost, multiply(toDecimal(fill.price), added)), size: add(size, added) };
}

function reduced({ cost, size }: Holding, fill: Fill): Holding {
  const left = subtract(size, toDecimal(fill.size));
  return { cost: share(cost, left, size), size: left };
}
