/**
 * A share in whole percent, as it is shown everywhere: rounded to the nearest, but 0 is none and 100 is all. Null where
 * there is nothing to have a share of.
 */
export function wholePercent(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const rounded = Math.round((100 * part) / whole);
  if (part === 0 || part === whole) return rounded;
  return Math.min(99, Math.max(1, rounded));
}
