/** A round price, and how to write it: with cents only where the others have them. */
export interface PriceTick {
  readonly price: number;
  readonly text: string;
}

/** Steps between round prices, within a power of ten. */
const ROUND_STEPS = [1, 2, 5, 10] as const;

/**
 * Round prices from `low` to `high`, lowest first: multiples of 1, 2 or 5 times a power of ten, at most `most` of them.
 * None when there is no range.
 * @throws RangeError when fewer than two are allowed
 */
export function roundTicks({ low, high, most }: { low: number; high: number; most: number }): PriceTick[] {
  if (most < 2) throw new RangeError(`A scale has at least two prices, not ${most}.`);
  if (high <= low) return [];
  const step = roundStep((high - low) / most);
  const first = Math.ceil(low / step - TOLERANCE);
  const count = Math.floor(high / step + TOLERANCE) - first + 1;
  const digits = step < 1 ? 2 : 0;
  return Array.from({ length: count }, (_, index) => (first + index) * step).map((price) => ({
    price: Number(price.toFixed(DIGITS)),
    text: price.toFixed(digits),
  }));
}

/** What a division of decimals may be off by. */
const TOLERANCE = 1e-9;
/** Digits behind the point of a price before rounding errors begin. */
const DIGITS = 6;

/** The smallest round step that is at least as wide. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return power * (ROUND_STEPS.find((step) => step * power >= width * (1 - TOLERANCE)) ?? 10);
}
