/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * A repeatable source of random numbers: the same seed gives the same numbers on every machine.
 *
 * Marsaglia's xorshift on 32 bits (Journal of Statistical Software 8/14, 2003), its seed spread by Knuth's
 * multiplicative hash so that neighboring seeds differ from the first number on. Correlations between neighboring seeds
 * are no larger than chance gives, but xorshift is linear: numbers that must be independent come from one source.
 */
export function createRandom(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x5bf03635) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 8; warmUp++) next();
  return next;
}

/** A number from `low` up to `high`, all equally likely. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** True in the given share of cases, 0 to 1. */
export function happens(random: Random, share: number): boolean {
  return random() < share;
}

/** A normal random number with mean 0 and standard deviation 1 (Box and Muller 1958). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A positive random number with mean 1, most of them small. */
export function exponential(random: Random): number {
  return -Math.log(1 - random());
}
