/** A 95% confidence interval. */
export interface ConfidenceInterval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the standard normal distribution. */
export const Z_95 = 1.959963984540054;

/**
 * Wilson's interval of a share, 0 to 1 (Wilson, Journal of the American Statistical Association 22, 1927); null without
 * any trial.
 */
export function wilsonInterval({
  successes,
  trials,
}: {
  successes: number;
  trials: number;
}): ConfidenceInterval | null {
  if (trials === 0) return null;
  const share = successes / trials;
  const shrink = 1 + Z_95 ** 2 / trials;
  const center = (share + Z_95 ** 2 / (2 * trials)) / shrink;
  const reach = (Z_95 / shrink) * Math.sqrt((share * (1 - share)) / trials + Z_95 ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}
