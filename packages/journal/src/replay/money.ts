import { multiply, roundToCents, subtract, toDecimal } from '../decimal.ts';
import type { TradeDirection } from '../entry.ts';
import type { Fill } from '../fill.ts';
import { fillsProfitCents } from '../profit.ts';
import type { ReplayFill, ReplaySetup } from './state.ts';

/** The cost of a fill, in whole cents. */
export function costCents({
  price,
  size,
  costBasisPoints,
}: Pick<Fill, 'price' | 'size'> & Pick<ReplaySetup, 'costBasisPoints'>): number {
  const share = multiply(toDecimal(costBasisPoints), { units: 1n, scale: 4 });
  return roundToCents(multiply(multiply(toDecimal(price), toDecimal(size)), share));
}

/** The loss of a position from entry to stop, in whole cents. */
export function riskCentsOf({ entry, stop, size }: { entry: number; stop: number; size: number }): number {
  return Math.abs(roundToCents(multiply(subtract(toDecimal(entry), toDecimal(stop)), toDecimal(size))));
}

/** The value of shares at a price, in whole cents. */
export function valueCents({ price, size }: Pick<Fill, 'price' | 'size'>): number {
  return roundToCents(multiply(toDecimal(price), toDecimal(size)));
}

/** The most whole shares whose price and cost of buying an account in cents covers. A replay has no margin. */
export function affordableSize(
  accountCents: number,
  { price, costBasisPoints }: Pick<Fill, 'price'> & Pick<ReplaySetup, 'costBasisPoints'>,
): number {
  const { units, scale } = toDecimal(price);
  if (units <= 0n || accountCents <= 0) return 0;
  const reservedCents = Math.ceil((accountCents * costBasisPoints) / (10_000 + costBasisPoints));
  return Number((BigInt(accountCents - reservedCents) * 10n ** BigInt(scale)) / (units * 100n));
}

/** The side on which a trade of this direction is entered. */
export function entrySide(direction: TradeDirection): Fill['side'] {
  return direction === 'long' ? 'buy' : 'sell';
}

/** The side on which it is closed. */
export function exitSide(direction: TradeDirection): Fill['side'] {
  return direction === 'long' ? 'sell' : 'buy';
}

/** A fill with its cost. */
export function paidFill(
  fill: Omit<ReplayFill, 'fees'>,
  { costBasisPoints }: Pick<ReplaySetup, 'costBasisPoints'>,
): ReplayFill {
  return { ...fill, fees: costCents({ price: fill.price, size: fill.size, costBasisPoints }) / 100 };
}

/** What an open trade would have made if it were closed at a price without costs, in whole cents. */
export function openProfitCents(fills: readonly Fill[], { direction, size, price }: OpenSize): number {
  return fillsProfitCents([...fills, { side: exitSide(direction), price, size, fees: 0 }]);
}

interface OpenSize {
  readonly direction: TradeDirection;
  readonly size: number;
  readonly price: number;
}
