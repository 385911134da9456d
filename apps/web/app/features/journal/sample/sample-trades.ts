import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { withResult } from '@wickwise/journal/profit';

/** What each made, in R. */
const RESULTS = [
  ...[-1, 1.6, -1, -1, 2.1, 0.4, -1, 1.8, -0.6, 2.4, -1, -1, 1.2, -1, 2, -0.3, 1.5, -1, -1, 2.6],
  ...[-1, 0.8, -1, 1.9, -1, -0.5, 2.2, -1, 1.4, -1, 2.3, -1, -1, 0.6, 1.7, -1, -0.8, 2, -1, 1.1],
];
const SYMBOLS = ['AAPL', 'MSFT', 'SPY', 'NVDA', 'AMZN'];
/** A Tuesday. In these ten weeks, the exchange closes on no day from Tuesday to Friday. */
const FIRST_DAY = Date.UTC(2026, 0, 6);
const DAY_MS = 86_400_000;
const TRADES_PER_WEEK = 4;

/** Forty made-up trades, each risking $100, for a journal that has none yet. They are never stored. */
export const sampleTrades: readonly JournalEntry[] = RESULTS.map((r, index) =>
  withResult({
    ...newEntry({ id: `sample-${index}`, date: dayOf(index) }),
    symbol: SYMBOLS[index % SYMBOLS.length] ?? '',
    entryPrice: 100,
    exitPrice: 100 + r,
    positionSize: 100,
    riskAmount: 100,
  }),
);

/** Tuesday to Friday, week by week. */
function dayOf(index: number): string {
  const days = 7 * Math.floor(index / TRADES_PER_WEEK) + (index % TRADES_PER_WEEK);
  return new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);
}
