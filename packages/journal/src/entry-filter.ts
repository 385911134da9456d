import type { JournalEntry, TradeOutcome, TradeType } from './entry.ts';

/** The filters of the list. */
export interface EntryFilter {
  readonly search: string;
  readonly type: TradeType | 'all';
  readonly outcome: TradeOutcome | 'all';
}

export const NO_ENTRY_FILTER: EntryFilter = { search: '', type: 'all', outcome: 'all' };

/** The trades whose symbol, type or reason contains the search, whatever the case, and that match both filters. */
export function filterEntries(
  entries: readonly JournalEntry[],
  { search, type, outcome }: EntryFilter,
): readonly JournalEntry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter((entry) => {
    if (type !== 'all' && entry.tradeType !== type) return false;
    if (outcome !== 'all' && entry.winLoss !== outcome) return false;
    return [entry.symbol, entry.tradeType, entry.reasonForEntry].some((text) => text.toLowerCase().includes(wanted));
  });
}
