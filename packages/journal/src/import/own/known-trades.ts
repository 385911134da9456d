import type { JournalEntry } from '../../entry.ts';
import type { OwnTrade } from './read-own.ts';
import { openKey, type TradeKey, tradeKey } from './trade-key.ts';

/** The rows of an exported journal that the journal has, as it has them, and the others. */
export interface ComparedTrades {
  readonly known: readonly (OwnTrade & { readonly held: JournalEntry })[];
  readonly others: readonly OwnTrade[];
}

/** Each trade of the journal is found once: the second of two equal rows is known only when the journal has two as well. */
export function compareTrades(trades: readonly OwnTrade[], journal: readonly JournalEntry[]): ComparedTrades {
  const free = new Set(journal);
  const held = new Map<OwnTrade, JournalEntry>();
  // The surest sign first.
  for (const keyOf of [({ id }: JournalEntry) => id, tradeKey]) take(trades, { keyOf, free, held });
  const open = trades.filter(({ entry }) => entry.exitPrice === null);
  take(open, { keyOf: openKey, free, held });
  return {
    known: trades.flatMap((trade) => {
      const entry = held.get(trade);
      return entry === undefined ? [] : [{ ...trade, held: entry }];
    }),
    others: trades.filter((trade) => !held.has(trade)),
  };
}

interface Search {
  readonly keyOf: TradeKey;
  readonly free: Set<JournalEntry>;
  readonly held: Map<OwnTrade, JournalEntry>;
}

function take(trades: readonly OwnTrade[], { keyOf, free, held }: Search): void {
  const byKey = Map.groupBy(free, keyOf);
  for (const trade of trades) {
    if (held.has(trade)) continue;
    const entry = byKey.get(keyOf(trade.entry))?.shift();
    if (entry === undefined) continue;
    held.set(trade, entry);
    free.delete(entry);
  }
}
