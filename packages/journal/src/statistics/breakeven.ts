import { isClosed, type JournalEntry, type TradeOutcome } from '../entry.ts';
import type { Breakeven } from '../journal-settings.ts';
import { centsOf } from '../profit.ts';
import { byResult } from '../result-day.ts';

/** The outcome of a trade as the journal counts it: a result within the tolerance is neither a win nor a loss. */
export function countedOutcome(entry: JournalEntry, tolerance: Breakeven): TradeOutcome {
  return isWithin(entry, tolerance) ? 'breakeven' : entry.winLoss;
}

/** The trades with their outcomes as the journal counts them. */
export function withBreakeven(entries: readonly JournalEntry[], tolerance: Breakeven): readonly JournalEntry[] {
  if (tolerance.amount === 0) return entries;
  return entries.map((entry) => ({ ...entry, winLoss: countedOutcome(entry, tolerance) }));
}

/** The trades with a result of zero where they count as breakeven: what wins and losses are averaged over. */
export function withoutBreakevenResults(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.map((entry) => {
    if (entry.winLoss !== 'breakeven') return entry;
    return { ...entry, pnl: zeroIfKnown(entry.pnl), rMultiple: zeroIfKnown(entry.rMultiple) };
  });
}

function zeroIfKnown(result: number | null): number | null {
  return result === null ? null : 0;
}

function isWithin(entry: JournalEntry, { amount, unit }: Breakeven): boolean {
  if (!isClosed(entry) || entry.pnl === null) return false;
  if (unit === 'money') return Math.abs(centsOf(entry)) <= Math.round(amount * 100);
  return entry.rMultiple !== null && Math.abs(entry.rMultiple) <= amount;
}

/** Wins and losses in a row, in the order of the exits. A breakeven trade neither ends a streak nor counts in it. */
export interface Streaks {
  readonly longestWins: number;
  readonly longestLosses: number;
  /** The one that still runs; null without a win or a loss. */
  readonly current: { readonly outcome: 'win' | 'loss'; readonly n: number } | null;
}

export function streaksOf(entries: readonly JournalEntry[]): Streaks {
  let current = null as Streaks['current'];
  const longest = { win: 0, loss: 0 };
  for (const { winLoss } of entries.filter(isClosed).sort(byResult)) {
    if (winLoss !== 'win' && winLoss !== 'loss') continue;
    current = { outcome: winLoss, n: current?.outcome === winLoss ? current.n + 1 : 1 };
    longest[winLoss] = Math.max(longest[winLoss], current.n);
  }
  return { longestWins: longest.win, longestLosses: longest.loss, current };
}
