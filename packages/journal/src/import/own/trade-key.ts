import type { JournalEntry } from '../../entry.ts';

export type TradeKey = (entry: JournalEntry) => string;

/** What makes a trade the same in a file that has no ids. */
export const tradeKey: TradeKey = ({ date, symbol, positionSize, entryPrice, exitPrice }) =>
  JSON.stringify([date, symbol.toUpperCase(), positionSize, entryPrice, exitPrice]);

/** A position that was open when it was exported may be closed by now. */
export const openKey: TradeKey = (entry) => tradeKey({ ...entry, exitPrice: null });
