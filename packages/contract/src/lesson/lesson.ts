import { z } from 'zod';
import { evidence } from './evidence.ts';
import { patternId, patternPreview } from './pattern-preview.ts';
import { captionedPicture, chartLine } from './picture.ts';

/** What a rule measures in one picture. */
export const ruleReading = z.object({
  /** The figure, such as "3.85 ×". */
  measured: z.string(),
  met: z.boolean(),
  /** The candle with whose close it is decided. */
  candle: z.int().nonnegative(),
  /** What is measured, as lines over the candles. */
  lines: z.array(chartLine),
  /** What it is compared with, as lines over the candles. */
  limits: z.array(chartLine),
});
export type RuleReading = z.output<typeof ruleReading>;

/** What is measured and the bound it must meet; a reading is null where a picture cannot show it. */
export const lessonRule = z.object({
  measure: z.string(),
  bound: z.string(),
  example: ruleReading.nullable(),
  nearMiss: ruleReading.nullable(),
});
export type LessonRule = z.output<typeof lessonRule>;

/** A price of a trade and what it is. */
const namedPrice = z.object({ price: z.number(), text: z.string() });

/** The trade in a lesson's example. Prices in dollars. */
export const lessonTrade = z.object({
  side: z.enum(['long', 'short']),
  trigger: namedPrice,
  entry: z.object({ candle: z.int().nonnegative(), price: z.number() }),
  /** The price that proves the trade wrong; `stopPrice` lies a little beyond it. */
  stop: namedPrice,
  stopPrice: z.number(),
  riskPerShare: z.number().positive(),
  /** Whole shares that lose no more than `riskLimit` at the stop and cost no more than `account`. */
  shares: z.int().positive(),
  account: z.number().positive(),
  riskLimit: z.number().positive(),
  target: namedPrice.nullable(),
  /** The target's distance in multiples of the risk; null without a target. */
  reward: z.number().positive().nullable(),
});
export type LessonTrade = z.output<typeof lessonTrade>;

/** How a lesson opens and closes. */
export const lessonFrame = z.object({
  bias: z.enum(['bullish', 'bearish', 'either']),
  confirmation: z.string(),
  failsWhen: z.string(),
  takeaway: z.string(),
  /** Patterns that look alike, the most confusing first. */
  neighbors: z.array(z.object({ id: patternId, name: z.string(), difference: z.string() })),
  trade: lessonTrade,
});
export type LessonFrame = z.output<typeof lessonFrame>;

/** A whole lesson, for those whose tier includes it. */
export const patternLesson = patternPreview.extend({
  access: z.literal('lesson'),
  definition: z.string(),
  signal: z.string(),
  characteristics: z.array(z.string()).min(4).max(6),
  /** An if/then scenario with prices. */
  scenario: z.string(),
  /** The rule in numbers, measured in the example and in the near miss. */
  rules: z.array(lessonRule).min(1),
  frame: lessonFrame,
  example: captionedPicture,
  nearMiss: captionedPicture,
  failure: captionedPicture,
  evidence,
  /** Where textbooks disagree about this pattern. */
  disagreement: z.string().nullable(),
  /** How often a learner will meet it, in words. */
  frequency: z.string(),
  /** Ids of the vocabulary terms that the lesson uses. */
  terms: z.array(z.string()).min(1),
});
export type PatternLesson = z.output<typeof patternLesson>;
