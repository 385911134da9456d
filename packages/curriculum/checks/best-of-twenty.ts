import { createLongRandom } from '@wickwise/market/noise/long-random';
import { drawNoiseWalk } from '@wickwise/market/noise/noise-walk';

/** Twenty rules of one kind: own the stock while its shorter average is above its longer one, else hold cash. */
const SHORTER = [3, 5, 8, 13];
const LONGER = [20, 30, 50, 100, 200];
export const RULES = SHORTER.flatMap((shorter) => LONGER.map((longer) => ({ shorter, longer })));

/** Sessions that only fill the longest average, those that choose the rule, and those it is then traded on. */
const WARM_UP = 200;
const YEAR = 252;
const CHOSEN_ON = 2 * YEAR;

/** As `npm run noise` draws its prices. */
const STOCK = { session: 0.018, gap: 0.5 };

export interface Lab {
  /** The place in `RULES` of the rule that gained most while it was being chosen. */
  readonly best: number;
  readonly chosenOn: Gains;
  readonly tradedOn: Gains;
}

/** In percent. */
export interface Gains {
  /** One a rule. */
  readonly rules: readonly number[];
  /** Of a buyer who holds from the first session to the last. */
  readonly hold: number;
}

/** Tries every rule on the first two years of a random walk, and trades every rule in the third. */
export function tryRules(seed: number): Lab {
  const candles = WARM_UP + CHOSEN_ON + YEAR;
  const { close } = drawNoiseWalk({ random: createLongRandom(seed), candles, ...STOCK });
  const closes = [...close];
  const gains = (from: number, to: number): Gains => ({
    rules: RULES.map((rule) => gainOf(closes, { ...rule, from, to })),
    hold: ((closes[to - 1] ?? Number.NaN) / (closes[from - 1] ?? Number.NaN) - 1) * 100,
  });
  const chosenOn = gains(WARM_UP, WARM_UP + CHOSEN_ON);
  const tradedOn = gains(WARM_UP + CHOSEN_ON, candles);
  return { best: chosenOn.rules.indexOf(Math.max(...chosenOn.rules)), chosenOn, tradedOn };
}

interface Trial {
  readonly shorter: number;
  readonly longer: number;
  readonly from: number;
  readonly to: number;
}

/** What the rule gains over the sessions `from` up to `to`, in percent, without costs. The close before decides. */
function gainOf(closes: readonly number[], { shorter, longer, from, to }: Trial): number {
  let value = 1;
  for (let session = from; session < to; session++) {
    if (meanBefore(closes, session, shorter) <= meanBefore(closes, session, longer)) continue;
    value *= (closes[session] ?? Number.NaN) / (closes[session - 1] ?? Number.NaN);
  }
  return (value - 1) * 100;
}

function meanBefore(closes: readonly number[], session: number, length: number): number {
  let sum = 0;
  for (let index = session - length; index < session; index++) sum += closes[index] ?? Number.NaN;
  return sum / length;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
