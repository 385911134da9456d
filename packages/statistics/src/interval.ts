import { mean, standardDeviation } from './sample.ts';

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
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}

/** The 97.5th percentile of Student's t with 1 to 30 degrees of freedom. */
const T = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139, 2.200985,
  2.178813, 2.160369, 2.144787, 2.13145, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963, 2.079614, 2.073873, 2.068658,
  2.063899, 2.059539, 2.055529, 2.051831, 2.048407, 2.04523, 2.042272,
];

/** Student's interval of a mean, in the unit of the values; null for fewer than two. */
export function meanInterval(values: readonly number[]): ConfidenceInterval | null {
  const deviation = standardDeviation(values);
  if (deviation === null) return null;
  const reach = (studentT(values.length - 1) * deviation) / Math.sqrt(values.length);
  return { low: mean(values) - reach, high: mean(values) + reach };
}

/** Beyond the table by the expansion of Cornish and Fisher (1937), exact there to the fifth decimal. */
function studentT(degrees: number): number {
  const cubic = (Z_95 ** 3 + Z_95) / (4 * degrees);
  const quintic = (5 * Z_95 ** 5 + 16 * Z_95 ** 3 + 3 * Z_95) / (96 * degrees ** 2);
  return T[degrees - 1] ?? Z_95 + cubic + quintic;
}
