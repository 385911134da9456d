import { DEFAULT_RATING, isClosed, type JournalEntry } from '../entry.ts';
import { type Money, totalsOf } from '../money.ts';

/** The six figures at the head of the journal. */
export interface JournalSummary {
  /** One for each currency; none without trades. */
  readonly totals: readonly Money[];
  /** Wins in percent of the trades whose outcome is known; null without any. */
  readonly winRate: number | null;
  /** Mean R of the closed trades that have one; null where none of them has. */
  readonly averageR: number | null;
  /** How many closed trades have an R. */
  readonly tradesWithR: number;
  readonly totalTrades: number;
  readonly closedTrades: number;
  /** The symbol with the most trades; the first in the alphabet among equals; null without any. */
  readonly topTicker: string | null;
  /** Shown out of 100, once there are enough closed trades for it; null while its trades have no ratings. */
  readonly traderScore: number | null;
}

/** The six figures of the trades that were taken. Planned and missed ones and those of a replay do not count. */
export function summarize(entries: readonly JournalEntry[]): JournalSummary {
  const taken = entries.filter(({ stage }) => stage === 'taken');
  const closed = taken.filter(isClosed);
  const winRate =
    100 *
    meanOf(
      closed.map(({ winLoss }) => (winLoss === 'win' ? 1 : 0)),
      0,
    );
  const multiples = closed.flatMap(({ rMultiple }) => (rMultiple === null ? [] : [rMultiple]));
  const averageR = meanOf(multiples, 0);
  return {
    totals: totalsOf(taken.filter(({ pnl }) => pnl !== null)),
    winRate: closed.length === 0 ? null : winRate,
    averageR: multiples.length === 0 ? null : averageR,
    tradesWithR: multiples.length,
    totalTrades: taken.length,
    closedTrades: closed.length,
    topTicker: findTopTicker(taken),
    traderScore: traderScore({ entries: taken, winRate, averageR }),
  };
}

interface ScoreFacts {
  entries: readonly JournalEntry[];
  winRate: number;
  averageR: number;
}

/** round((win rate × 0.4 + average R × 10 + average setup quality × 10 + average discipline × 10) / 4) */
function traderScore({ entries, winRate, averageR }: ScoreFacts): number | null {
  const qualities = entries.map(({ setupQuality }) => setupQuality).filter((rating) => rating !== null);
  const disciplines = entries.map(({ executionDiscipline }) => executionDiscipline).filter((rating) => rating !== null);
  if (entries.length > 0 && (qualities.length === 0 || disciplines.length === 0)) return null;
  const quality = meanOf(qualities, DEFAULT_RATING);
  const discipline = meanOf(disciplines, DEFAULT_RATING);
  return Math.round((winRate * 0.4 + averageR * 10 + quality * 10 + discipline * 10) / 4);
}

function findTopTicker(entries: readonly JournalEntry[]): string | null {
  const counts = new Map<string, number>();
  for (const { symbol } of entries) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const [first] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return first?.[0] ?? null;
}

/** In the order of size, so that the order of the list cannot change the last digit. */
function meanOf(values: readonly number[], none: number): number {
  if (values.length === 0) return none;
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;
}
