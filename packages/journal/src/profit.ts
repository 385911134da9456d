import { add, multiply, roundToCents, subtract, toDecimal } from './decimal.ts';
import type { Fill, JournalEntry, TradeOutcome } from './entry.ts';

type PricedTrade = Pick<JournalEntry, 'direction' | 'entryPrice' | 'exitPrice' | 'positionSize' | 'fees' | 'fills'>;

/**
 * What a trade made after fees, in whole cents; null while it is open. (exit − entry) × size, the other way round for a
 * short; for an imported trade, what its fills earned minus what they cost.
 */
export function profitCents(trade: PricedTrade): number | null {
  if (trade.exitPrice === null || !(trade.positionSize > 0)) return null;
  if (trade.fills.length > 0) return fillsProfitCents(trade.fills);
  const [from, to] =
    trade.direction === 'long' ? [trade.entryPrice, trade.exitPrice] : [trade.exitPrice, trade.entryPrice];
  const gross = multiply(subtract(toDecimal(to), toDecimal(from)), toDecimal(trade.positionSize));
  return roundToCents(subtract(gross, toDecimal(trade.fees)));
}

/** Proceeds of the sells less the cost of the buys and all fees, in whole cents. */
export function fillsProfitCents(fills: readonly Fill[]): number {
  return roundToCents(
    fills.reduce((sum, { side, price, size, fees }) => {
      const amount = multiply(toDecimal(price), toDecimal(size));
      return subtract(side === 'sell' ? add(sum, amount) : subtract(sum, amount), toDecimal(fees));
    }, toDecimal(0)),
  );
}

/** A win above zero, a loss below, otherwise breakeven: less than half a cent either way is zero. */
export function outcomeOf(cents: number): Exclude<TradeOutcome, 'pending'> {
  if (cents === 0) return 'breakeven';
  return cents > 0 ? 'win' : 'loss';
}

/**
 * The trade with its profit, its outcome and its R-multiple computed from its prices. Without an exit price it has no profit,
 * and keeps the outcome that its trader chose; without a risk amount above zero it has no R-multiple.
 */
export function withResult(entry: JournalEntry): JournalEntry {
  const cents = profitCents(entry);
  if (cents === null) return { ...entry, pnl: null, rMultiple: null };
  const pnl = cents / 100;
  const rMultiple = entry.riskAmount !== null && entry.riskAmount > 0 ? pnl / entry.riskAmount : null;
  return { ...entry, pnl, rMultiple, winLoss: outcomeOf(cents) };
}

/** The profit of a trade in whole cents; zero where none is known. */
export function centsOf({ pnl }: Pick<JournalEntry, 'pnl'>): number {
  return pnl === null ? 0 : Math.round(pnl * 100);
}
