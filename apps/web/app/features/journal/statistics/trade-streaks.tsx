import type { Streaks } from '@wickwise/journal/statistics/breakeven';
import { countText } from '../trade-texts.ts';

/** Wins and losses in a row, of the trades in the chosen currency. */
export function TradeStreaks({ streaks: { longestWins, longestLosses, current } }: { streaks: Streaks }) {
  const now = current === null ? 'none' : `${countText(current.n)} ${wordOf(current)}`;
  return (
    <p className="text-md text-soft">
      Longest streaks: {countText(longestWins)} {longestWins === 1 ? 'win' : 'wins'}, {countText(longestLosses)}{' '}
      {longestLosses === 1 ? 'loss' : 'losses'}. Now: {now}. Breakeven trades are skipped.
    </p>
  );
}

function wordOf({ outcome, n }: NonNullable<Streaks['current']>): string {
  if (outcome === 'win') return n === 1 ? 'win' : 'wins';
  return n === 1 ? 'loss' : 'losses';
}
