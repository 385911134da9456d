import { createRandomTraders, RANDOM_TRADERS } from '@wickwise/journal/replay/random-traders';
import { type ResultHistogram, resultHistogram } from '@wickwise/journal/replay/result-histogram';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { judgeReplay, type ReplayVerdict, TRADES_FOR_VERDICT } from '@wickwise/journal/replay/verdict';
import { createRandom } from '@wickwise/statistics/random';
import { useEffect, useState } from 'react';

/** How many bars and trades to shuffle in one slice: about ten milliseconds of work. */
const SLICE = 200_000;

/** The verdict, and what random traders made; null with too few trades for a verdict. */
export interface JudgedReplay {
  readonly verdict: ReplayVerdict;
  readonly histogram: ResultHistogram | null;
}

/**
 * The verdict on a replay that has ended; null while random traders are drawn, a slice at a time. The same replay always
 * gets the same verdict.
 */
export function useVerdict(state: ReplayState, seed: number): JudgedReplay | null {
  const [judged, setJudged] = useState<JudgedReplay | null>(null);
  useEffect(() => {
    const trades = state.trades.length;
    const traders = createRandomTraders(state, createRandom(seed));
    const count = Math.max(1, Math.floor(SLICE / (state.shown + trades)));
    let timer: ReturnType<typeof setTimeout>;
    const judge = () =>
      setJudged({
        verdict: judgeReplay(trades, traders.comparison()),
        histogram: resultHistogram(traders.distribution()),
      });
    const drawSlice = () => {
      const drawn = trades < TRADES_FOR_VERDICT ? RANDOM_TRADERS : traders.draw(count);
      if (drawn === RANDOM_TRADERS) judge();
      else timer = setTimeout(drawSlice);
    };
    timer = setTimeout(drawSlice);
    return () => clearTimeout(timer);
  }, [state, seed]);
  return judged;
}
