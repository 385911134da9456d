import type { JournalEntry, TradeDirection, TradeOutcome, TradeType } from './entry.ts';
import type { Breakeven } from './journal-settings.ts';
import { resultDay } from './result-day.ts';
import { type ListedTrade, tradesOf } from './spread/spread.ts';
import { countedOutcome } from './statistics/breakeven.ts';

/** The filters of the list and of the statistics. */
export interface EntryFilter {
  readonly search: string;
  readonly type: TradeType | 'all';
  readonly outcome: TradeOutcome | 'all';
  readonly direction: TradeDirection | 'all';
  /** The broker’s account; null for any. */
  readonly account: string | null;
  /** Null for any. */
  readonly tag: string | null;
  /** yyyy-mm-dd, included; empty without a limit. */
  readonly from: string;
  readonly to: string;
  /** Which day has to lie between them. An open trade has no exit. */
  readonly dayOf: 'exit' | 'entry';
}

export const NO_ENTRY_FILTER: EntryFilter = {
  search: '',
  type: 'all',
  outcome: 'all',
  direction: 'all',
  account: null,
  tag: null,
  from: '',
  to: '',
  dayOf: 'exit',
};

export interface FilterInput<Trade> {
  readonly entries: readonly Trade[];
  readonly filter: EntryFilter;
  /** What the filter by outcome takes for breakeven. */
  readonly breakeven: Breakeven;
}

/** The trades whose symbol, type or reason contains the search, whatever the case, and that match all filters. */
export function filterEntries<Trade extends ListedTrade>({
  entries,
  filter,
  breakeven,
}: FilterInput<Trade>): readonly Trade[] {
  const wanted = filter.search.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (filter.outcome === 'all' || countedOutcome(entry, breakeven) === filter.outcome) &&
      hasChoices(entry, filter) &&
      isInDays(entry, filter) &&
      [entry, ...tradesOf(entry)].some((trade) => mentions(trade, wanted)),
  );
}

function mentions({ symbol, tradeType, reasonForEntry }: JournalEntry, wanted: string): boolean {
  return [symbol, tradeType, reasonForEntry].some((text) => text.toLowerCase().includes(wanted));
}

function hasChoices(entry: JournalEntry, { type, direction, account, tag }: EntryFilter): boolean {
  if (type !== 'all' && entry.tradeType !== type) return false;
  if (direction !== 'all' && entry.direction !== direction) return false;
  if (account !== null && entry.account !== account) return false;
  return tag === null || entry.tags.includes(tag);
}

function isInDays(entry: JournalEntry, { from, to, dayOf }: EntryFilter): boolean {
  if (from === '' && to === '') return true;
  if (dayOf === 'exit' && entry.exitPrice === null && entry.winLoss === 'pending') return false;
  const day = dayOf === 'entry' ? entry.date : resultDay(entry);
  return day >= from && (to === '' || day <= to);
}
