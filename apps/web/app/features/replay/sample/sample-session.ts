import { type Decision, findDecisionProblem } from '@wickwise/journal/replay/decision';
import { decide, startReplay } from '@wickwise/journal/replay/session';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { drawNoiseWalk } from '@wickwise/market/noise/noise-walk';
import { createRandom } from '@wickwise/market/random';
import { type ReplaySession, setupOf } from '../desk/session.ts';

const SHOWN_AT_START = 30;
const BARS = 24;
/** Of a large stock on an ordinary day. */
const MARKET = { session: 0.013, gap: 0.4 };

/** A replay of prices drawn by chance, the same for the same seed. It is never stored. */
export function startSample(seed: number): ReplayState {
  const candles = drawCandles(seed);
  return startReplay(setupOf({ candles, shownAtStart: SHOWN_AT_START, costBasisPoints: 0 }));
}

/** The state after a decision, or the same one where it can't be made. */
export function decideSample(state: ReplayState, decision: Decision): ReplayState {
  return findDecisionProblem(state, decision) === null ? decide(state, decision) : state;
}

function drawCandles(seed: number): ReplaySession['candles'] {
  const walk = drawNoiseWalk({ random: createRandom(seed), candles: SHOWN_AT_START + BARS, ...MARKET });
  const at = (column: Float64Array, index: number) => column[index] ?? 0;
  return Array.from({ length: walk.length }, (_, index) => [
    at(walk.time, index),
    at(walk.open, index),
    at(walk.high, index),
    at(walk.low, index),
    at(walk.close, index),
    0,
  ]);
}
