import { type JournalEntry, timeframes } from '@wickwise/journal/entry';
import { MAX_AMOUNT } from '@wickwise/journal/fill';

/** Text from a link is cut to this length. */
const MAX_LENGTH = 60;

/**
 * The new trade that a link to the journal describes, such as `?symbol=AAPL&price=210.10&pattern=Hammer&timeframe=1H`;
 * null when it names no symbol. An address can hold anything: whatever is not a symbol, a price or a timeframe is left
 * out.
 */
export function tradeFromLink(search: URLSearchParams): Partial<JournalEntry> | null {
  const symbol = search.get('symbol')?.trim().toUpperCase() ?? '';
  if (symbol === '') return null;
  const price = Number(search.get('price'));
  const timeframe = timeframes.find((known) => known === search.get('timeframe'));
  const pattern = search.get('pattern')?.trim().slice(0, MAX_LENGTH);
  return {
    symbol: symbol.slice(0, MAX_LENGTH),
    ...(price > 0 && price <= MAX_AMOUNT ? { entryPrice: price } : {}),
    ...(pattern ? { pattern } : {}),
    ...(timeframe ? { timeframe } : {}),
  };
}
