import { add, type Decimal, isBelow, multiply, share, subtract, toDecimal } from './decimal.ts';
import type { Matching } from './entry.ts';
import type { Fill } from './fill.ts';

/** What the closed part of a position made, before fees, and the fees of its entries and exits. */
export interface ClosedPart {
  readonly gross: Decimal;
  readonly fees: Decimal;
}

interface Lot {
  readonly price: Decimal;
  readonly fees: Decimal;
  readonly size: Decimal;
  left: Decimal;
}

interface ClosedPartInput {
  /** Of one position, in chronological order; all before flat. */
  readonly fills: readonly Fill[];
  readonly multiplier: number;
  readonly matching: Matching;
}

const ZERO = toDecimal(0);

/** The closed part of an open position; null when nothing of it is closed. */
export function closedPart({ fills, multiplier, matching }: ClosedPartInput): ClosedPart | null {
  const lots: Lot[] = [];
  let part: ClosedPart | null = null;
  for (const fill of fills) {
    if (fill.side === fills[0]?.side) lots.push(toLot(fill));
    else part = join(part, closeLots(matching === 'average' ? averaged(lots) : lots, { fill, multiplier, matching }));
  }
  return part;
}

function toLot({ price, size, fees }: Fill): Lot {
  return { price: toDecimal(price), fees: toDecimal(fees), size: toDecimal(size), left: toDecimal(size) };
}

function join(one: ClosedPart | null, { gross, fees }: ClosedPart): ClosedPart {
  return one === null ? { gross, fees } : { gross: add(one.gross, gross), fees: add(one.fees, fees) };
}

/** All open lots as a single one at their average price. */
function averaged(lots: Lot[]): Lot[] {
  const left = lots.reduce((sum, lot) => add(sum, lot.left), ZERO);
  const cost = lots.reduce((sum, lot) => add(sum, multiply(lot.price, lot.left)), ZERO);
  const fees = lots.reduce((sum, lot) => add(sum, share(lot.fees, lot.left, lot.size)), ZERO);
  if (left.units === 0n) return lots;
  lots.splice(0, lots.length, { price: share(cost, toDecimal(1), left), fees, size: left, left });
  return lots;
}

interface Closing {
  readonly fill: Fill;
  readonly multiplier: number;
  readonly matching: Matching;
}

function closeLots(lots: readonly Lot[], { fill, multiplier, matching }: Closing): ClosedPart {
  const sign = fill.side === 'sell' ? 1 : -1;
  let left = toDecimal(fill.size);
  let part: ClosedPart = { gross: ZERO, fees: toDecimal(fill.fees) };
  for (const lot of matching === 'lifo' ? lots.toReversed() : lots) {
    const closed = isBelow(left, lot.left) ? left : lot.left;
    const points = multiply(subtract(toDecimal(fill.price), lot.price), closed);
    const gross = multiply(points, toDecimal(sign * multiplier));
    part = { gross: add(part.gross, gross), fees: add(part.fees, share(lot.fees, closed, lot.size)) };
    lot.left = subtract(lot.left, closed);
    left = subtract(left, closed);
  }
  return fill.profit === undefined ? part : { ...part, gross: toDecimal(fill.profit) };
}
