import { mean, skewness, standardDeviation } from './sample.ts';

/** A 95% confidence interval. */
export interface ConfidenceInterval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5th percentile of the standard normal distribution. */
const Z_95 = 1.959963984540054;

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
  return {
    // Rounding would leave a share of 0 or 1 just outside of its own interval.
    low: successes === 0 ? 0 : center - reach,
    high: successes === trials ? 1 : center + reach,
  };
}

/** The 97.5th percentile of Student's t with 1 to 30 degrees of freedom. */
const T = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139, 2.200985,
  2.178813, 2.160369, 2.144787, 2.13145, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963, 2.079614, 2.073873, 2.068658,
  2.063899, 2.059539, 2.055529, 2.051831, 2.048407, 2.04523, 2.042272,
];

/**
 * The interval of a mean, in the unit of the values, by Hall's transformation, which makes room on the side of the longer
 * tail: Student's misses the mean of many small gains and rare large losses (Hall, "On the removal of skewness by
 * transformation", Journal of the Royal Statistical Society B 54, 1992). Null for fewer than two values.
 */
export function meanInterval(values: readonly number[]): ConfidenceInterval | null {
  const deviation = standardDeviation(values);
  if (deviation === null) return null;
  const center = mean(values);
  const reach = studentT95(values.length - 1) / Math.sqrt(values.length);
  const distance = (at: number) => deviation * untransform(at, { skewness: skewness(values), n: values.length });
  return { low: center - distance(reach), high: center - distance(-reach) };
}

/** The inverse of Hall's cubic: how many deviations the mean of a sample this skewed is from the true one. */
function untransform(at: number, { skewness, n }: { skewness: number; n: number }): number {
  // Without skewness the cubic is a straight line.
  if (Math.abs(skewness) < 1e-6) return at;
  return (3 / skewness) * (Math.cbrt(1 + skewness * (at - skewness / (6 * n))) - 1);
}

/**
 * The 97.5th percentile of Student's t: beyond the table by the expansion of Cornish and Fisher (1937), exact there to
 * the fifth decimal.
 */
export function studentT95(degrees: number): number {
  const cubic = (Z_95 ** 3 + Z_95) / (4 * degrees);
  const quintic = (5 * Z_95 ** 5 + 16 * Z_95 ** 3 + 3 * Z_95) / (96 * degrees ** 2);
  const septic = (3 * Z_95 ** 7 + 19 * Z_95 ** 5 + 17 * Z_95 ** 3 - 15 * Z_95) / (384 * degrees ** 3);
  return T[degrees - 1] ?? Z_95 + cubic + quintic + septic;
}
