import { isClosed, type JournalEntry } from '../entry.ts';
import { centsOf } from '../profit.ts';
import { byResult } from '../result-day.ts';

/** The largest fall of a running total from its highest point so far, which starts at zero; in the unit of the values. */
export function maxDrawdown(values: ArrayLike<number>): number {
  let total = 0;
  let peak = 0;
  let largest = 0;
  for (let index = 0; index < values.length; index++) {
    total += values[index] ?? 0;
    if (total > peak) peak = total;
    if (peak - total > largest) largest = peak - total;
  }
  return largest;
}

/** The account after one more closed trade. */
export interface EquityPoint {
  readonly entry: JournalEntry;
  /** Cumulative profit, in whole cents. */
  readonly totalCents: number;
}

/** The running total of the closed trades in the order of their exits, however the list is sorted. */
export function equityCurve(entries: readonly JournalEntry[]): EquityPoint[] {
  let totalCents = 0;
  return entries
    .filter(isClosed)
    .sort(byResult)
    .map((entry) => {
      totalCents += centsOf(entry);
      return { entry, totalCents };
    });
}
