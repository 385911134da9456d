import { add, type Decimal, multiply, share, subtract, toDecimal, toNumber } from '../decimal.ts';
import type { JournalEntry, TradeDirection } from '../entry.ts';

/** A spread as if it were a single instrument: its price times its size times its multiplier is what was paid for it. */
export interface SpreadPrices {
  /** Long when it was paid for (a debit), short when money came in (a credit). */
  readonly direction: TradeDirection;
  /** How many spreads: the largest size that divides those of the legs with the largest multiplier. */
  readonly positionSize: number;
  readonly multiplier: number;
  readonly entryPrice: number;
  /** Below zero when closing a debit cost money, or closing a credit brought some. Null while a leg is open. */
  readonly exitPrice: number | null;
}

const ZERO = toDecimal(0);

export function priceLegs(legs: readonly JournalEntry[]): SpreadPrices {
  const multiplier = Math.max(...legs.map((leg) => leg.multiplier));
  const sized = legs.filter((leg) => leg.multiplier === multiplier);
  const size = sized.map(({ positionSize }) => toDecimal(positionSize)).reduce(largestDivisor);
  const paid = sumOf(legs, ({ entryPrice }) => entryPrice);
  const received = legs.some(({ exitPrice }) => exitPrice === null) ? null : sumOf(legs, (leg) => leg.exitPrice ?? 0);
  const direction = paid.units < 0n ? 'short' : 'long';
  const perSpread = (amount: Decimal) =>
    Number(
      toNumber(share(signed(amount, direction), toDecimal(1), multiply(size, toDecimal(multiplier)))).toPrecision(12),
    );
  return {
    direction,
    positionSize: toNumber(size),
    multiplier,
    entryPrice: perSpread(paid),
    exitPrice: received === null ? null : perSpread(received),
  };
}

/** The value of the legs at a price each: what is owned less what is owed. */
function sumOf(legs: readonly JournalEntry[], priceOf: (leg: JournalEntry) => number): Decimal {
  return legs.reduce((sum, leg) => {
    const value = multiply(multiply(toDecimal(priceOf(leg)), toDecimal(leg.positionSize)), toDecimal(leg.multiplier));
    return leg.direction === 'long' ? add(sum, value) : subtract(sum, value);
  }, ZERO);
}

function signed(amount: Decimal, direction: TradeDirection): Decimal {
  return direction === 'long' ? amount : subtract(ZERO, amount);
}

/** Euclid’s algorithm. */
function largestDivisor(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  let [one, other] = [a, b].map((value) => value.units * 10n ** BigInt(scale - value.scale)) as [bigint, bigint];
  while (other > 0n) [one, other] = [other, one % other];
  return { units: one, scale };
}
