import { closedPart } from './closed-part.ts';
import { add, type Decimal, multiply, roundToCents, subtract, toDecimal } from './decimal.ts';
import type { JournalEntry, TradeOutcome } from './entry.ts';
import type { Fill } from './fill.ts';

/** A trade as far as its money goes. */
export type PricedTrade = Pick<
  JournalEntry,
  'direction' | 'entryPrice' | 'exitPrice' | 'positionSize' | 'fees' | 'fills' | 'multiplier' | 'matching' | 'edited'
>;

/** A trader who changed one of these says that the fills are wrong. */
const pricedFields = ['entryPrice', 'exitPrice', 'positionSize', 'direction', 'multiplier'];

/**
 * What a trade made after fees, in whole cents; null while nothing of it is closed. (exit − entry) × size × multiplier,
 * the other way round for a short; for an imported trade, what its fills earned minus what they cost.
 */
export function profitCents(trade: PricedTrade): number | null {
  if (!(trade.positionSize > 0)) return null;
  const isByFills = fillsSayPrices(trade);
  if (trade.exitPrice === null) return isByFills ? realisedCents(trade) : null;
  const gross = isByFills ? grossOf(trade.fills, trade.multiplier) : grossOfPrices(trade, trade.exitPrice);
  const isTyped = !isByFills || trade.edited.includes('fees');
  return roundToCents(subtract(gross, isTyped ? toDecimal(trade.fees) : feesOf(trade.fills)));
}

/** Whether a trade has fills, and its trader typed no prices over them. */
export function fillsSayPrices({ fills, edited }: Pick<PricedTrade, 'fills' | 'edited'>): boolean {
  return fills.length > 0 && !edited.some((field) => pricedFields.includes(field));
}

function grossOfPrices(trade: PricedTrade, exitPrice: number): Decimal {
  const [from, to] = trade.direction === 'long' ? [trade.entryPrice, exitPrice] : [exitPrice, trade.entryPrice];
  const points = multiply(subtract(toDecimal(to), toDecimal(from)), toDecimal(trade.positionSize));
  return multiply(points, toDecimal(trade.multiplier));
}

function realisedCents({ fills, multiplier, matching }: PricedTrade): number | null {
  const part = closedPart({ fills, multiplier, matching });
  return part === null ? null : roundToCents(subtract(part.gross, part.fees));
}

/** As the broker states it of what closes, or else the proceeds of the sells less the cost of the buys. */
function grossOf(fills: readonly Fill[], multiplier: number): Decimal {
  const closing = fills.filter(({ side }) => side !== fills[0]?.side);
  if (closing.length > 0 && closing.every(({ profit }) => profit !== undefined))
    return closing.reduce((sum, { profit = 0 }) => add(sum, toDecimal(profit)), toDecimal(0));
  const points = fills.reduce((sum, { side, price, size }) => {
    const value = multiply(toDecimal(price), toDecimal(size));
    return side === 'sell' ? add(sum, value) : subtract(sum, value);
  }, toDecimal(0));
  return multiply(points, toDecimal(multiplier));
}

function feesOf(fills: readonly Fill[]): Decimal {
  return fills.reduce((sum, { fees }) => add(sum, toDecimal(fees)), toDecimal(0));
}

/** Proceeds of the sells less the cost of the buys and all fees, in whole cents. */
export function fillsProfitCents(fills: readonly Fill[], multiplier = 1): number {
  return roundToCents(subtract(grossOf(fills, multiplier), feesOf(fills)));
}

/** A win above zero, a loss below, otherwise breakeven: less than half a cent either way is zero. */
export function outcomeOf(cents: number): Exclude<TradeOutcome, 'pending'> {
  if (cents === 0) return 'breakeven';
  return cents > 0 ? 'win' : 'loss';
}

/**
 * The trade with its profit, its outcome and its R-multiple computed from its prices. Without an exit price it keeps
 * the outcome that its trader chose, and has no profit but that of its closed part; without a risk amount above zero
 * it has no R-multiple.
 */
export function withResult(entry: JournalEntry): JournalEntry {
  const cents = profitCents(entry);
  if (cents === null) return { ...entry, pnl: null, rMultiple: null };
  const pnl = cents / 100;
  if (entry.exitPrice === null) return { ...entry, pnl, rMultiple: null };
  const hasRisk = entry.riskAmount !== null && entry.riskAmount > 0;
  // Without the noise of a binary division: -121.2 / 80 is -1.515, not -1.5150000000000001.
  const rMultiple = hasRisk ? Number((pnl / entry.riskAmount).toPrecision(15)) : null;
  return { ...entry, pnl, rMultiple, winLoss: outcomeOf(cents) };
}

/** The profit of a trade in whole cents; zero where none is known. */
export function centsOf({ pnl }: Pick<JournalEntry, 'pnl'>): number {
  return pnl === null ? 0 : Math.round(pnl * 100);
}
