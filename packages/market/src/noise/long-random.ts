import type { Random } from '../random.ts';

/**
 * A repeatable source of random numbers for runs of many millions: the same seed gives the same numbers on every
 * machine, and two seeds do not meet in practice, since the period is 2^128 - 1.
 *
 * xoshiro128** 1.1 (Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM Transactions on
 * Mathematical Software 47, 2021), its state filled by SplitMix as the authors advise.
 */
export function createLongRandom(seed: number): Random {
  const fill = splitMix(seed);
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return (result >>> 0) / 2 ** 32;
  };
}

function rotate(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}

/** SplitMix32, which turns neighboring seeds into unrelated numbers. */
function splitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
