import { isClosed, type JournalEntry } from '../entry.ts';
import { type Money, totalsOf } from '../money.ts';
import { centsOf } from '../profit.ts';
import { resultDay } from '../result-day.ts';
import { type BreakdownKey, groupsOf, NOT_RECORDED, orderedKeys } from './breakdown-groups.ts';
import { withoutBreakevenResults } from './breakeven.ts';
import { type Estimate, expectancyOf, rList, winRateOf } from './trade-statistics.ts';

/** A group of closed trades. */
export interface BreakdownRow {
  /**
   * As stored, or `NOT_RECORDED`. Weekdays run from 0 (Sunday) to 6, hours from 00 to 23, times held are steps of
   * `HOLDING_LIMITS` or `SAME_DAY`; rules are kept or broken.
   */
  readonly group: string;
  readonly n: number;
  /** One for each currency. */
  readonly totals: readonly Money[];
  /** Of winners, 0 to 1. */
  readonly winRate: Estimate;
  /** Of the trades that have one. */
  readonly averageR: Estimate;
}

/**
 * All closed trades by what they have in common, the largest group first where groups have no order of their own, and
 * last those of which it isn't recorded.
 */
export function breakDown(entries: readonly JournalEntry[], key: BreakdownKey): BreakdownRow[] {
  const memberships = entries
    .filter(isClosed)
    .flatMap((entry) => groupsOf[key](entry).map((group) => ({ group, entry })));
  const isBySize = !orderedKeys.includes(key);
  return [...Map.groupBy(memberships, ({ group }) => group)]
    .map(([group, members]) =>
      toRow(
        group,
        members.map(({ entry }) => entry),
      ),
    )
    .sort((a, b) => unrecordedLast(a, b) || (isBySize ? b.n - a.n : 0) || (a.group < b.group ? -1 : 1));
}

function unrecordedLast(a: BreakdownRow, b: BreakdownRow): number {
  return Number(a.group === NOT_RECORDED) - Number(b.group === NOT_RECORDED);
}

function toRow(group: string, members: readonly JournalEntry[]): BreakdownRow {
  const n = members.length;
  const wins = members.filter(({ winLoss }) => winLoss === 'win').length;
  return {
    group,
    n,
    totals: totalsOf(members),
    winRate: winRateOf(wins, n),
    averageR: expectancyOf(rList(members), rList(withoutBreakevenResults(members))),
  };
}

/** The closed trades of one day. */
export interface DayResult {
  readonly n: number;
  readonly cents: number;
}

/** The result of each day on which a trade was closed, by yyyy-mm-dd. */
export function resultsByDay(entries: readonly JournalEntry[]): ReadonlyMap<string, DayResult> {
  const days = new Map<string, DayResult>();
  for (const entry of entries.filter(isClosed)) {
    const day = resultDay(entry);
    const { n, cents } = days.get(day) ?? { n: 0, cents: 0 };
    days.set(day, { n: n + 1, cents: cents + centsOf(entry) });
  }
  return days;
}
