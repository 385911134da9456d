import { predictAnswer, questionType, startTrace, traceObservation } from './knowledge-trace.ts';
import type { Observation } from './observation.ts';
import { type Rating, type RatingSpeed, rate } from './rating.ts';

/** Pelánek's: a difficulty doesn't change, so its steps shrink. */
const SPEED: RatingSpeed = { first: 1, slowing: 0.05 };

/**
 * How difficult each type of question is, in logits above the average one, from the answers of many learners: an Elo
 * rating that every answer to it moves (Pelánek 2016, as in `rating.ts`). Each learner's observations are in the order
 * of `observe`; those of all learners are read in the order of time.
 */
export function estimateDifficulties(learners: readonly (readonly Observation[])[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  const difficulties = new Map<string, number>();
  const traced = learners.map((observations) => ({ observations, trace: startTrace(difficulties) }));
  const answers = traced.flatMap(({ observations, trace }) =>
    observations.map((observation) => ({ observation, trace })),
  );
  answers.sort((one, other) => one.observation.at.getTime() - other.observation.at.getTime());
  for (const { observation, trace } of answers) {
    const question = { ...observation, skill: observation.skills[0] };
    const type = questionType(question);
    const surprise = predictAnswer(trace, question) - Number(observation.isCorrect);
    const rating = rate(ratings.get(type) ?? { value: 0, answers: 0 }, surprise, SPEED);
    traceObservation(trace, observation);
    ratings.set(type, rating);
    difficulties.set(type, rating.value);
  }
  return ratings;
}
