import { isClosed, type JournalEntry } from './entry.ts';
import { type Money, totalsOf } from './money.ts';
import { centsOf } from './profit.ts';
import { resultDay } from './result-day.ts';
import { type Estimate, expectancyOf, winRateOf } from './trade-statistics.ts';

export const breakdownKeys = ['symbol', 'pattern', 'weekday', 'emotion', 'market', 'rules'] as const;
export type BreakdownKey = (typeof breakdownKeys)[number];

/** A group of closed trades. */
export interface BreakdownRow {
  /** As stored; empty when not recorded. Weekdays run from 0 (Sunday) to 6; rules are kept, broken or empty. */
  readonly group: string;
  readonly n: number;
  /** One for each currency. */
  readonly totals: readonly Money[];
  /** Of winners, 0 to 1. */
  readonly winRate: Estimate;
  /** Of the trades that have one. */
  readonly averageR: Estimate;
}

const groupOf: Record<BreakdownKey, (entry: JournalEntry) => string> = {
  symbol: ({ symbol }) => symbol,
  pattern: ({ pattern }) => pattern.trim(),
  weekday: ({ date }) => String(new Date(`${date}T00:00:00Z`).getUTCDay()),
  emotion: ({ emotionBefore }) => emotionBefore,
  market: ({ marketCondition }) => marketCondition,
  rules: ({ brokenRules }) => (brokenRules === null ? '' : brokenRules.length === 0 ? 'kept' : 'broken'),
};

/** What is unknown of a trade puts it in no group of these. */
const asksForKnown: readonly BreakdownKey[] = ['emotion', 'market'];

/** The closed trades by what they have in common, the largest group first. */
export function breakDown(entries: readonly JournalEntry[], key: BreakdownKey): BreakdownRow[] {
  const groups = Map.groupBy(entries.filter(isClosed), groupOf[key]);
  return [...groups]
    .filter(([group]) => group !== '' || !asksForKnown.includes(key))
    .map(([group, members]) => toRow(group, members))
    .sort((a, b) => b.n - a.n || (a.group < b.group ? -1 : 1));
}

function toRow(group: string, members: readonly JournalEntry[]): BreakdownRow {
  const n = members.length;
  const wins = members.filter(({ winLoss }) => winLoss === 'win').length;
  return {
    group,
    n,
    totals: totalsOf(members),
    winRate: winRateOf(wins, n),
    averageR: expectancyOf(members.flatMap(({ rMultiple }) => (rMultiple === null ? [] : [rMultiple]))),
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
