/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * A repeatable source of random numbers: the same seed gives the same numbers on every machine. Marsaglia's xorshift on
 * 32 bits (Journal of Statistical Software 8/14, 2003).
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
