/**
 * 32 evenly spread bits for a seed and a counter. Randomness by counter instead of by state: the draw
 * for any step can be made without those before it, in any order, on any machine.
 *
 * Two rounds of the finalizer of MurmurHash3 (Appleby 2011), in which each bit of the input turns over
 * half of the output. Not for secrets.
 */
export function hash32(seed: number, counter: number): number {
  return mix(mix(counter + 0x9e3779b9) ^ seed);
}

function mix(bits: number): number {
  let hash = bits | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A seed for a text: FNV-1a (Fowler, Noll and Vo 1991) over its UTF-16 units. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
