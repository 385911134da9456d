/** The mean of at least one value, independent of their order. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The sum, independent of order: values are added from the smallest up. */
export function sum(values: readonly number[]): number {
  return Float64Array.from(values)
    .sort()
    .reduce((total, value) => total + value, 0);
}

/** Of a sample, divided by n − 1; null for fewer than two values. */
export function standardDeviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const center = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - center) ** 2)) / (values.length - 1));
}

/** The third central moment in units of the deviation (Fisher's g1); 0 for values that are all alike. */
export function skewness(values: readonly number[]): number {
  const center = mean(values);
  const moment = (power: number) => mean(values.map((value) => (value - center) ** power));
  const variance = moment(2);
  return variance === 0 ? 0 : moment(3) / variance ** 1.5;
}

/** A percentile of at least one value in ascending order, between neighbors in proportion. */
export function percentile(sorted: ArrayLike<number>, percent: number): number {
  const place = (percent / 100) * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
