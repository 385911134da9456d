import type { JournalEntry } from '../entry.ts';
import type { Fill } from '../fill.ts';
import { currencyOf } from '../money.ts';

/** As `spreadId`: the trader split it from the others of its order. */
export const APART = 'apart';

/** The most contracts of an order, by what the broker calls it. More of them within one second are two orders. */
const MOST_CONTRACTS: Readonly<Record<string, number>> = {
  VERTICAL: 2,
  CALENDAR: 2,
  DIAGONAL: 2,
  STRADDLE: 2,
  STRANGLE: 2,
  BACKRATIO: 2,
  COVERED: 2,
  COMBO: 2,
  BUTTERFLY: 3,
  CONDOR: 4,
  'IRON CONDOR': 4,
};

/**
 * The trades that are legs of one spread, by a key of it: those that the trader combined, and those that one order
 * opened. An order is known by the broker’s number of it, or, where the broker says that it was a spread, by its second.
 */
export function spreadGroups(entries: readonly JournalEntry[]): Map<string, readonly JournalEntry[]> {
  const groups = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return new Map([...groups].filter(([, legs]) => isOne(legs)));
}

function keyOf(entry: JournalEntry): string | null {
  const { stage, spreadId, account, fills } = entry;
  if (stage !== 'taken' || spreadId === APART) return null;
  if (spreadId !== null) return `by hand ${spreadId}`;
  const order = orderOf(fills[0]);
  return order === null ? null : `by order ${JSON.stringify([account, underlyingOf(entry), ...order])}`;
}

/** What identifies the order of the fill that opened a trade. Some brokers begin to count anew every day. */
function orderOf({ order, spread, time = '' }: Partial<Fill> = {}): readonly string[] | null {
  if (order !== undefined) return ['number', order, time.slice(0, 10)];
  return spread === undefined || !time.includes(':') ? null : ['second', spread, time.slice(0, 19)];
}

/** What an option is on; a stock is on itself. */
function underlyingOf({ option, symbol, fills }: JournalEntry): string {
  return option?.underlying ?? fills.find((fill) => fill.symbol !== undefined)?.symbol ?? symbol;
}

/** Never in two currencies. Of an order, only different contracts with an option among them. */
function isOne(legs: readonly JournalEntry[]): boolean {
  if (legs.length < 2 || new Set(legs.map(currencyOf)).size > 1) return false;
  if (legs.some(({ spreadId }) => spreadId !== null)) return true;
  const contracts = new Set(legs.map(({ option, symbol }) => (option === null ? symbol : JSON.stringify(option))));
  const [{ order, spread = '' } = {}] = legs[0]?.fills ?? [];
  const most = order === undefined ? (MOST_CONTRACTS[spread.toUpperCase()] ?? Infinity) : Infinity;
  return contracts.size > 1 && contracts.size <= most && legs.some(({ option }) => option !== null);
}
