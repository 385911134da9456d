import { multiply, subtract, toDecimal, toNumber } from '../../decimal.ts';

export interface PricedRow {
  readonly side: 'buy' | 'sell';
  readonly size: number;
  readonly price: number;
  readonly multiplier: number;
  readonly currency: string | null;
  /** Whether its price counts hundredths of the currency. */
  readonly isHundredth: boolean;
}

/** What a total has beside quantity × price. */
export function restOf(total: number, priced: PricedRow): number {
  const [value, paid] = [toDecimal(worthOf(priced)), toDecimal(Math.abs(total))];
  return toNumber(priced.side === 'buy' ? subtract(paid, value) : subtract(value, paid));
}

/** Quantity × price. */
export function worthOf({ size, price, multiplier }: PricedRow): number {
  return toNumber(multiply(multiply(toDecimal(size), toDecimal(price)), toDecimal(multiplier)));
}
