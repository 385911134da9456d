import { hash32, seedOf } from './hash.ts';

const TWO_TO_32 = 2 ** 32;

/** Draws that belong to a name, one for each counter: whole, from 0 up to 2^31. */
export interface Draws {
  /** Evenly spread between 0 and 1, both excluded. */
  readonly uniform: (counter: number) => number;
  /** Normally distributed with mean 0 and variance 1; at most 6.7 away from 0. */
  readonly normal: (counter: number) => number;
}

/**
 * The draws of a name, such as `AAPL/volume`; other names have other ones.
 *
 * Normal draws by Box and Muller (1958) from two even ones. They rest on `Math.log` and `Math.cos`,
 * which one engine computes alike everywhere, and which prices rounded to cents hide among engines.
 */
export function createDraws(name: string): Draws {
  const seed = seedOf(name);
  const uniform = (counter: number) => (hash32(seed, counter) + 0.5) / TWO_TO_32;
  const normal = (counter: number) =>
    Math.sqrt(-2 * Math.log(uniform(2 * counter))) * Math.cos(2 * Math.PI * uniform(2 * counter + 1));
  return { uniform, normal };
}

/** A line through random points, as a function of a position from 0 up. */
export type Noise = (position: number) => number;

/**
 * Smooth noise of mean 0 and variance 1: a normal draw at every multiple of `spacing`, and a smooth step
 * from each to the next ("value noise"), widened between them where the mixing would narrow it.
 */
export function createNoise(name: string, spacing: number): Noise {
  const { normal } = createDraws(`${name}/${spacing}`);
  // Positions mostly come in order, many between the same two knots.
  let span = { knot: Number.NaN, from: 0, to: 0 };
  return (position) => {
    const knot = Math.floor(position / spacing);
    if (knot !== span.knot) span = { knot, from: normal(knot), to: normal(knot + 1) };
    const part = position / spacing - knot;
    const weight = part * part * (3 - 2 * part);
    return ((1 - weight) * span.from + weight * span.to) / Math.hypot(1 - weight, weight);
  };
}

/** Noise of several spacings together, again of variance 1: what was lately so is likely to stay so. */
export function createLayeredNoise(name: string, spacings: readonly number[]): Noise {
  const layers = spacings.map((spacing) => createNoise(name, spacing));
  return (position) => layers.reduce((sum, layer) => sum + layer(position), 0) / Math.sqrt(layers.length);
}
