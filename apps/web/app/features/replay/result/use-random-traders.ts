import { createRandomTraders, RANDOM_TRADERS } from '@wickwise/journal/replay/random-traders';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { judgeReplay, type ReplayVerdict, TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';
import { createRandom } from '@wickwise/statistics/random';
import { useEffect, useState } from 'react';

/** How many bars and trades to shuffle in one slice: about ten milliseconds of work. */
const SLICE = 200_000;

/**
 * The verdict on a replay that has ended; null while random traders are drawn, a slice at a time. The same replay always
 * gets the same verdict.
 */
export function useVerdict(state: ReplayState, seed: number): ReplayVerdict | null {
  const [verdict, setVerdict] = useState<ReplayVerdict | null>(null);
  useEffect(() => {
    const trades = state.trades.length;
    const traders = createRandomTraders(state, createRandom(seed));
    const count = Math.max(1, Math.floor(SLICE / (state.shown + trades)));
    let timer: ReturnType<typeof setTimeout>;
    const drawSlice = () => {
      const drawn = trades < TRADES_FOR_VERDICT ? RANDOM_TRADERS : traders.draw(count);
      if (drawn === RANDOM_TRADERS) setVerdict(judgeReplay(trades, traders.comparison()));
      else timer = setTimeout(drawSlice);
    };
    timer = setTimeout(drawSlice);
    return () => clearTimeout(timer);
  }, [state, seed]);
  return verdict;
}
