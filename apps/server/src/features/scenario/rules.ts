import type { ScenarioOptionId, ScenarioReview } from '@wickwise/contract/scenario';
import type { Scenario, ScenarioOption } from '@wickwise/curriculum/scenarios/scenario';

/** The rate limit for answers, because each one stays as a row. It allows every scenario twice in a row. */
export const answerLimit = { name: 'scenario-answer', points: 60, seconds: 60 * 60 } as const;

export const TOO_MANY_ANSWERS = 'You’ve answered a lot of scenarios in a row. Please take a break and try again later.';

export function isRight({ options }: Scenario, optionId: ScenarioOptionId): boolean {
  return options.some(({ id, isCorrect }) => id === optionId && isCorrect);
}

/** The fields that are hidden until an answer is stored. */
export function reviewOf(entry: Scenario): Pick<ScenarioReview, 'options' | 'basis' | 'after'> {
  return {
    basis: entry.basis,
    options: entry.options.map((option) => toOptionReview(entry, option)),
    after: entry.chart?.after.map(([...candle]) => candle) ?? null,
  };
}

function toOptionReview({ outcomes }: Scenario, { id, isCorrect, explanation, consequence }: ScenarioOption) {
  return { id, isCorrect, explanation, consequence, outcome: outcomes[id] };
}
