import type { ChartRating } from '@wickwise/contract/today';
import type { Observation } from './observation.ts';
import { chanceOfRight } from './rating.ts';
import { skillParts } from './skill.ts';

/** Fewer answers leave an interval too wide to say anything. */
const RATED_FROM_ANSWERS = 20;
/** The latest answers decide, so that the rating falls as well as it rises. */
const ANSWERS_RATED = 100;
/** One logit on the scale of Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013). */
const POINTS_PER_LOGIT = 173.7178;
const EVEN = 1500;
const NORMAL_95 = 1.96;
/** Newton's method settles in a few steps. */
const STEPS = 25;
const SETTLED = 1e-6;

/**
 * The rating by the latest hundred answers to charts of drills, oldest first; null below twenty. It is the most likely
 * ability under a standard normal prior (Mislevy, Psychometrika 51, 1986), for the logistic curve over a guessing floor,
 * each chart of average difficulty; its interval is from the information of the answers (Lord, "Applications of Item
 * Response Theory to Practical Testing Problems", 1980) and of the prior.
 */
export function rateCharts(observations: readonly Observation[]): ChartRating | null {
  const charts = observations.filter(isChart).slice(-ANSWERS_RATED);
  if (charts.length < RATED_FROM_ANSWERS) return null;
  const ability = likeliestAbility(charts);
  const reach = NORMAL_95 / Math.sqrt(informationAt(ability, charts));
  const points = (logits: number) => Math.round(EVEN + POINTS_PER_LOGIT * logits);
  return {
    value: points(ability),
    low: points(ability - reach),
    high: points(ability + reach),
    answers: charts.length,
  };
}

/** A question of a drill about whether or where a pattern is: its chart was drawn for this answer. */
function isChart({ kind, skills: [skill], format }: Observation): boolean {
  return kind === 'drill' && skillParts(skill).kind === 'recognize' && format !== 'drill:unknown';
}

const guessOf = ({ choices }: Observation) => (choices === null ? 0 : 1 / choices);

/** By Fisher scoring, which always goes uphill. */
function likeliestAbility(charts: readonly Observation[]): number {
  let ability = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const change = slopeAt(ability, charts) / informationAt(ability, charts);
    ability += change;
    if (Math.abs(change) < SETTLED) break;
  }
  return ability;
}

/** The derivative of the log posterior. */
function slopeAt(ability: number, charts: readonly Observation[]): number {
  return charts.reduce((sum, chart) => {
    const guess = guessOf(chart);
    const chance = chanceOfRight({ advantage: ability, guess });
    return sum + ((Number(chart.isCorrect) - chance) / chance) * ((chance - guess) / (1 - guess));
  }, -ability);
}

/** What the answers and the prior say about the ability. */
function informationAt(ability: number, charts: readonly Observation[]): number {
  return charts.reduce((sum, chart) => {
    const guess = guessOf(chart);
    const chance = chanceOfRight({ advantage: ability, guess });
    return sum + ((1 - chance) / chance) * ((chance - guess) / (1 - guess)) ** 2;
  }, 1);
}
