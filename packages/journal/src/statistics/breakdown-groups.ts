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

/** The groups of a trade; none where it is unknown. A trade has several tags, and counts with each of them. */
export const groupsOf: Record<BreakdownKey, (entry: JournalEntry) => readonly string[]> = {
  symbol: ({ symbol }) => [symbol],
  pattern: ({ pattern }) => [pattern.trim()],
  weekday: ({ date }) => [String(new Date(`${date}T00:00:00Z`).getUTCDay())],
  hour: ({ openedAt }) => (hasTime(openedAt) ? [openedAt.slice(11, 13)] : []),
  holding: holdingOf,
  side: ({ direction }) => [direction],
  account: ({ account }) => known(account),
  tag: ({ tags }) => [...new Set(tags)],
  emotion: ({ emotionBefore }) => known(emotionBefore),
  market: ({ marketCondition }) => known(marketCondition),
  rules: ({ brokenRules }) => [brokenRules === null ? '' : brokenRules.length === 0 ? 'kept' : 'broken'],
};

/** Groups that have an order of their own; the others are sorted by their size. */
export const orderedKeys: readonly BreakdownKey[] = ['weekday', 'hour', 'holding'];

function known(text: string): string[] {
  return text === '' ? [] : [text];
}

/** Not the day alone. */
function hasTime(moment: string | null): moment is string {
  return moment !== null && moment.length > 10;
}

const DAY_SECONDS = 86_400;

/** By the times of entry and exit; with the days alone only where any times on them give the same group. */
function holdingOf({ date, openedAt, closedAt }: JournalEntry): string[] {
  if (closedAt === null) return [];
  if (hasTime(openedAt) && hasTime(closedAt)) return stepOf(secondsBetween(openedAt, closedAt));
  const days = secondsBetween((openedAt ?? date).slice(0, 10), closedAt.slice(0, 10)) / DAY_SECONDS;
  const [shortest] = stepOf((days - 1) * DAY_SECONDS + 1);
  const [longest] = stepOf((days + 1) * DAY_SECONDS - 1);
  return shortest !== undefined && shortest === longest ? [shortest] : [];
}

function secondsBetween(from: string, to: string): number {
  const moment = (text: string) => Date.parse(text.length > 10 ? `${text}Z` : `${text}T00:00:00Z`);
  return (moment(to) - moment(from)) / 1000;
}

function stepOf(seconds: number): string[] {
  if (!(seconds >= 0)) return [];
  return [String(HOLDING_LIMITS.findLastIndex((limit) => seconds >= limit))];
}
