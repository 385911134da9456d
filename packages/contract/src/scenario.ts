import { z } from 'zod';
import { defineCall } from './call.ts';
import { ohlc } from './lesson/picture.ts';
import { earned } from './reward/reward.ts';

export const scenarioDifficulty = z.enum(['beginner', 'intermediate', 'advanced']);
export type ScenarioDifficulty = z.output<typeof scenarioDifficulty>;

export const scenarioOptionId = z.enum(['a', 'b', 'c', 'd']);
export type ScenarioOptionId = z.output<typeof scenarioOptionId>;

/** What a choice earned, above zero, or lost, below, in dollars. */
export const outcome = z.number();
export type ScenarioOutcome = z.output<typeof outcome>;

const scenarioId = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'A scenario id looks like stop-loss.');

/** The price up to the decision. */
const scenarioChart = z.object({
  /** What is drawn, such as `Corvane, daily candles`. */
  title: z.string(),
  candles: z.array(ohlc).min(1),
});

/** A scenario before its answer, with nothing in it that gives the right option away. */
export const scenario = z.object({
  id: scenarioId,
  title: z.string(),
  context: z.string(),
  situation: z.string(),
  question: z.string(),
  options: z.array(z.object({ id: scenarioOptionId, text: z.string() })).length(4),
  difficulty: scenarioDifficulty,
  category: z.string(),
  /** Null where no single price is at the center of the story. */
  chart: scenarioChart.nullable(),
});
export type Scenario = z.output<typeof scenario>;

/** A scenario that the learner has answered at least once. */
export const answeredScenario = z.object({
  scenarioId,
  /** Whether they have ever chosen the right option. */
  isSolved: z.boolean(),
});
export type AnsweredScenario = z.output<typeof answeredScenario>;

/** What is shown about an option once the learner has chosen. */
export const optionReview = z.object({
  id: scenarioOptionId,
  isCorrect: z.boolean(),
  explanation: z.string(),
  consequence: z.string(),
  outcome,
});
export type OptionReview = z.output<typeof optionReview>;

/** The result of an answer to a scenario, as the server judged it. */
export const scenarioReview = z.object({
  /** The choice that counts: of an attempt that was sent twice, the first. */
  chosen: scenarioOptionId,
  isCorrect: z.boolean(),
  /** Whether it was the learner's first attempt at this scenario, the only one that can earn. */
  isFirstAttempt: z.boolean(),
  answered: answeredScenario,
  options: z.array(optionReview).length(4),
  /** What the outcomes of all four options count, such as `profit or loss at the close of 55.80`. */
  basis: z.string(),
  /** The candles that followed the decision; null where the scenario has no chart. */
  after: z.array(ohlc).min(1).nullable(),
  earned,
});
export type ScenarioReview = z.output<typeof scenarioReview>;

export const scenarioCalls = {
  listScenarios: defineCall({
    method: 'GET',
    path: '/api/scenarios',
    access: 'heritage',
    summary: 'Every scenario as it is asked.',
    response: z.array(scenario),
    errors: ['not_signed_in', 'heritage_required'],
  }),
  listAnsweredScenarios: defineCall({
    method: 'GET',
    path: '/api/scenarios/answers',
    access: 'heritage',
    summary: 'The scenarios that the learner has answered, and whether they found the right option.',
    response: z.array(answeredScenario),
    errors: ['not_signed_in', 'heritage_required'],
  }),
  answerScenario: defineCall({
    method: 'POST',
    path: '/api/scenarios/:scenarioId/answers',
    access: 'heritage',
    summary: 'Judges a choice and tells what followed. An attempt that is sent again is not counted again.',
    params: z.object({ scenarioId }),
    body: z.object({
      optionId: scenarioOptionId,
      /** Made by the browser, one for each attempt. */
      attemptId: z.uuid(),
    }),
    response: scenarioReview,
    errors: ['not_signed_in', 'heritage_required', 'not_found'],
  }),
};
