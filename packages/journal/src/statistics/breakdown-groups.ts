import type { JournalEntry } from '../entry.ts';

export const breakdownKeys = [
  'symbol',
  'pattern',
  'weekday',
  'hour',
  'holding',
  'side',
  'account',
  'tag',
  'emotion',
  'market',
  'rules',
] as const;
export type BreakdownKey = (typeof breakdownKeys)[number];

/** How long trades were held, in seconds, from each limit up to the next: `holding` counts its steps from 0. */
export const HOLDING_LIMITS = [0, 300, 1800, 7200, 86_400, 604_800, 2_592_000] as const;

/** The group of trades that are not known to be in another. */
export const NOT_RECORDED = '';
/** The group, by `holding`, of trades that were opened and closed on one day, without both times. */
export const SAME_DAY = 'same-day';

/** The groups of a trade. A trade has several tags, and counts with each of them. */
export const groupsOf: Record<BreakdownKey, (entry: JournalEntry) => readonly string[]> = {
  symbol: ({ symbol }) => [symbol],
  pattern: ({ pattern }) => [pattern.trim()],
  weekday: ({ date }) => [String(new Date(`${date}T00:00:00Z`).getUTCDay())],
  hour: ({ openedAt }) => [hasTime(openedAt) ? openedAt.slice(11, 13) : NOT_RECORDED],
  holding: (entry) => [holdingOf(entry)],
  side: ({ direction }) => [direction],
  account: ({ account }) => [account],
  tag: ({ tags }) => (tags.length === 0 ? [NOT_RECORDED] : [...new Set(tags)]),
  emotion: ({ emotionBefore }) => [emotionBefore],
  market: ({ marketCondition }) => [marketCondition],
  rules: ({ brokenRules }) => [brokenRules === null ? NOT_RECORDED : brokenRules.length === 0 ? 'kept' : 'broken'],
};

/** Groups that have an order of their own; the others are sorted by their size. */
export const orderedKeys: readonly BreakdownKey[] = ['weekday', 'hour', 'holding'];

/** Not the day alone. */
function hasTime(moment: string | null): moment is string {
  return moment !== null && moment.length > 10;
}

const DAY_SECONDS = 86_400;

/** By the times of entry and exit; with the days alone only where any times on them give the same group. */
function holdingOf({ date, openedAt, closedAt, importId }: JournalEntry): string {
  // The form says to leave the day of the exit empty if it is that of the entry. A file says nothing by an empty cell.
  if (closedAt === null) return importId === null ? SAME_DAY : NOT_RECORDED;
  if (hasTime(openedAt) && hasTime(closedAt)) return stepOf(secondsBetween(openedAt, closedAt));
  const days = secondsBetween((openedAt ?? date).slice(0, 10), closedAt.slice(0, 10)) / DAY_SECONDS;
  if (days === 0) return SAME_DAY;
  const shortest = stepOf((days - 1) * DAY_SECONDS + 1);
  return shortest === stepOf((days + 1) * DAY_SECONDS - 1) ? shortest : NOT_RECORDED;
}

function secondsBetween(from: string, to: string): number {
  const moment = (text: string) => Date.parse(text.length > 10 ? `${text}Z` : `${text}T00:00:00Z`);
  return (moment(to) - moment(from)) / 1000;
}

function stepOf(seconds: number): string {
  if (!(seconds >= 0)) return NOT_RECORDED;
  return String(HOLDING_LIMITS.findLastIndex((limit) => seconds >= limit));
}
