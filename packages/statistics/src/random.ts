/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * A repeatable source of random numbers: the same seed gives the same numbers on every machine. Marsaglia's xorshift on
 * 32 bits (Journal of Statistical Software 8/14, 2003).
 *
 * The first few numbers of neighboring seeds are correlated, up to 0.13 between every fifth one: draw everything that
 * belongs together from one source, rather than from one for each seed. Spreading the seed better would change results
 * that were already shown.
 */
export function createRandom(seed: number): Random {
  // Signed, because only such numbers are kept without an allocation for each.
  let state = Math.imul(seed, 2654435761) ^ 0x5bf03635 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
