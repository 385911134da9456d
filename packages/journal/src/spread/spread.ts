import type { JournalEntry } from '../entry.ts';

/**
 * Several trades that the journal shows and counts as one. It is worked out from its legs, which alone are stored. Paid
 * for, it is long; where money came in, short. Its prices are those of one spread, and its exit may be below zero.
 */
export interface Spread extends JournalEntry {
  /** Ordinary trades, of one account and in one currency. */
  readonly legs: readonly JournalEntry[];
}

/** A trade as the journal lists and counts it. */
export type ListedTrade = JournalEntry | Spread;

export function isSpread(entry: ListedTrade): entry is Spread {
  return 'legs' in entry;
}

/** The stored trades behind one of the list: the legs, or itself. */
export function tradesOf(entry: ListedTrade): readonly JournalEntry[] {
  return isSpread(entry) ? entry.legs : [entry];
}
