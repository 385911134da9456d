/** An ability or a difficulty on the logit scale, and the answers it rests on. */
export interface Rating {
  readonly value: number;
  readonly answers: number;
}

/** How far the first answer moves a rating, and how quickly later ones move it less. */
export interface RatingSpeed {
  readonly first: number;
  readonly slowing: number;
}

/** A question as ratings see it. */
export interface RatedQuestion {
  /** Ability minus difficulty, in logits. */
  readonly advantage: number;
  /** The probability of a right guess, 0 to below 1: one in the number of choices. */
  readonly guess: number;
}

/**
 * The probability of a right answer: the logistic curve over a guessing floor, as Pelánek has it for multiple choice
 * ("Applications of the Elo rating system in adaptive educational systems", Computers & Education 98, 2016).
 */
export function chanceOfRight({ advantage, guess }: RatedQuestion): number {
  return guess + (1 - guess) / (1 + Math.exp(-advantage));
}

/**
 * A rating after an answer. `surprise` is 1 or 0 for right or wrong, minus the probability of a right answer; negative
 * for a difficulty. The step shrinks as K = first / (1 + slowing · answers), Pelánek's uncertainty function.
 */
export function rate(before: Rating, surprise: number, { first, slowing }: RatingSpeed): Rating {
  const step = first / (1 + slowing * before.answers);
  return { value: before.value + step * surprise, answers: before.answers + 1 };
}
