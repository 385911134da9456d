import type { PriceSeries } from '../../price-series.ts';
import { exponential, normal, type Random } from '../../random.ts';

/** A chart without any pattern: each step is drawn independently. */
export interface RandomWalkInput {
  readonly random: Random;
  readonly candles: number;
  /** Standard deviation of one candle's relative change. */
  readonly volatility: number;
  /** Mean relative change per candle. */
  readonly drift: number;
  /** Share of candles that open with a gap, 0 to 1. */
  readonly gapShare: number;
  /** Degrees of freedom of Student's t for the steps; the smaller, the fatter the tails. Null for normal steps. */
  readonly tails: number | null;
}

/** Ticks within a candle, from which its high and low come. */
const TICKS = 12;

/** A geometric random walk as candles, from a price of 100. */
export function drawRandomWalk(input: RandomWalkInput): PriceSeries {
  const column = () => new Float64Array(input.candles);
  const series = { open: column(), high: column(), low: column(), close: column() };
  let close = 100;
  for (let index = 0; index < input.candles; index++) {
    const open = input.random() < input.gapShare ? close * Math.exp(input.volatility * normal(input.random)) : close;
    const candle = walkCandle(input, open);
    for (const side of ['open', 'high', 'low', 'close'] as const) series[side][index] = candle[side];
    close = candle.close;
  }
  return series;
}

function walkCandle(input: RandomWalkInput, open: number) {
  const { random, volatility, drift } = input;
  const scale = (volatility * tailFactor(input)) / Math.sqrt(TICKS);
  let [price, high, low] = [open, open, open];
  for (let tick = 0; tick < TICKS; tick++) {
    price *= Math.exp(drift / TICKS + scale * normal(random));
    high = Math.max(high, price);
    low = Math.min(low, price);
  }
  return { open, high, low, close: price };
}

/** Turns normal steps into Student's t: the square root of degrees of freedom over a chi-squared number. */
function tailFactor({ random, tails }: RandomWalkInput): number {
  if (tails === null) return 1;
  let chiSquared = 0;
  // Two degrees of freedom at a time: a chi-squared number with two is twice an exponential one.
  for (let degree = 0; degree + 1 < tails; degree += 2) chiSquared += 2 * exponential(random);
  if (tails % 2 === 1) chiSquared += normal(random) ** 2;
  // Scaled to the variance of the normal step.
  return Math.sqrt((tails - 2) / chiSquared);
}
