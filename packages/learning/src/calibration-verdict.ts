import type { Random } from '@wickwise/statistics/random';

/** An answer with the learner's stated confidence. */
export interface ConfidentAnswer {
  /** Percent, 50 to 100. */
  readonly confidence: number;
  readonly isCorrect: boolean;
}

/** `uneven`: right on average, but not at each level of confidence. */
export type CalibrationVerdict = 'overconfident' | 'underconfident' | 'uneven' | 'calibrated';

/** A stated 100% is read as the lowest confidence that rounds to it. */
const MOST_SURE = 0.995;
/** How often a calibrated learner is told otherwise: 5%, less what so many draws may be off. */
const WRONG_SHARE = 0.04;
/** In standard errors: where the mean confidence is wrong too, that is the simpler thing to say. */
const LEVEL_IS_OFF = 1.96;
const MAX_DRAWS = 1000;
const MIN_DRAWS = 400;
/** A long list is precise with fewer draws. */
const MAX_ANSWERS_DRAWN = 4e6;

/**
 * Whether answers come true as often as they were said to, by the score test of intercept and slope (Cox, "Two further
 * applications of a model for binary regression", Biometrika 45, 1958): of the mean confidence, and of whether surer
 * answers are right more often by as much as they are surer. The null distribution is simulated, because a few
 * high-confidence answers are far from normal (Dwass, Annals of Mathematical Statistics 28, 1957).
 */
export function judgeCalibration(answers: readonly ConfidentAnswer[], random: Random): CalibrationVerdict {
  const chances = Float64Array.from(answers, ({ confidence }) => Math.min(confidence / 100, MOST_SURE));
  const measure = createMeasure(chances);
  const outcomes = Uint8Array.from(answers, ({ isCorrect }) => Number(isCorrect));
  const own = measure(outcomes);
  const draws = Math.max(MIN_DRAWS, Math.min(MAX_DRAWS, Math.floor(MAX_ANSWERS_DRAWN / answers.length)));
  let asFar = 0;
  for (let draw = 0; draw < draws; draw++) {
    for (let place = 0; place < chances.length; place++) outcomes[place] = random() < (chances[place] ?? 0) ? 1 : 0;
    if (distanceOf(measure(outcomes)) >= distanceOf(own) - 1e-9) asFar++;
  }
  if ((1 + asFar) / (1 + draws) > WRONG_SHARE) return 'calibrated';
  if (Math.abs(own.level) < LEVEL_IS_OFF) return 'uneven';
  return own.level < 0 ? 'overconfident' : 'underconfident';
}

/** In standard errors, above zero for more right answers than expected: on the whole, and the surer the more. */
interface Deviation {
  readonly level: number;
  readonly slope: number;
}

function distanceOf({ level, slope }: Deviation): number {
  return level ** 2 + slope ** 2;
}

/** Measures outcomes, 1 for right, against their chances. Both parts are independent for a calibrated learner. */
function createMeasure(chances: Float64Array): (outcomes: Uint8Array) => Deviation {
  const variances = chances.map((chance) => chance * (1 - chance));
  const total = sumOf(variances);
  const center = sumOf(variances.map((variance, place) => variance * (chances[place] ?? 0))) / total;
  const spread = sumOf(variances.map((variance, place) => variance * ((chances[place] ?? 0) - center) ** 2));
  return (outcomes) => {
    let [level, slope] = [0, 0];
    for (let place = 0; place < chances.length; place++) {
      const chance = chances[place] ?? 0;
      const surprise = (outcomes[place] ?? 0) - chance;
      level += surprise;
      slope += surprise * (chance - center);
    }
    // With one confidence for all answers there is no slope.
    return { level: level / Math.sqrt(total), slope: spread < 1e-12 ? 0 : slope / Math.sqrt(spread) };
  };
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}
