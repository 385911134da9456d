import { averagePrice, totalOf } from './average-price.ts';
import { multiply, share, subtract, toDecimal, toNumber } from './decimal.ts';
import type { JournalEntry } from './entry.ts';
import type { Fill } from './fill.ts';

type FilledTrade = Pick<JournalEntry, 'direction' | 'fills' | 'positionSize'>;

/** How much of a trade its fills leave open; null when none of them closes a part of it. */
export function restOf(trade: FilledTrade): number | null {
  const exits = exitsOf(trade);
  const closed = totalOf(exits, ({ size }) => toDecimal(size));
  return exits.length === 0 ? null : toNumber(subtract(toDecimal(trade.positionSize), closed));
}

/** The average price of all exits of a trade when what its fills leave open is closed at the given price. */
export function withRestAt(trade: FilledTrade, price: number): number {
  const size = restOf(trade) ?? 0;
  if (!(size > 0)) return price;
  return averagePrice([...exitsOf(trade), { side: trade.direction === 'long' ? 'sell' : 'buy', price, size, fees: 0 }]);
}

/** The price of the rest in such an average, to ten digits, as far as the average says it; the exit price itself where the fills leave no rest. */
export function restPriceOf(trade: FilledTrade & Pick<JournalEntry, 'exitPrice'>): number | null {
  const { exitPrice, positionSize } = trade;
  const rest = restOf(trade) ?? 0;
  if (exitPrice === null || !(rest > 0)) return exitPrice;
  const known = totalOf(exitsOf(trade), ({ price, size }) => multiply(toDecimal(price), toDecimal(size)));
  const value = subtract(multiply(toDecimal(exitPrice), toDecimal(positionSize)), known);
  const price = toNumber(share(value, toDecimal(1), toDecimal(rest)));
  return Number(Number(price.toFixed(10)).toPrecision(10)) + 0;
}

/** None where the trader has said that the trade goes the other way than its fills. */
function exitsOf({ direction, fills }: FilledTrade): readonly Fill[] {
  const opening = direction === 'long' ? 'buy' : 'sell';
  return fills[0]?.side === opening ? fills.filter(({ side }) => side !== opening) : [];
}
