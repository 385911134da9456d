/** Tenths of a unit of a drawing are finer than a screen shows; more decimals only make a page longer. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
