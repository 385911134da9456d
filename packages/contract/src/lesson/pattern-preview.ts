import { z } from 'zod';
import { PATTERN_ID, patternCategories } from '../constants.ts';
import { tier } from '../entitlement.ts';
import { candlePicture } from './picture.ts';

export const patternCategory = z.enum(patternCategories);
export type PatternCategory = z.output<typeof patternCategory>;

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.output<typeof difficulty>;

export const patternId = z.string().regex(PATTERN_ID, 'A pattern id looks like bullish-engulfing.');

/** What the market engine calls a pattern: the name of a TA-Lib function, or of a chart pattern. */
export const recognizedAs = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('candlestick'),
    name: z.string(),
    /** The sign of the hits the lesson is about, up for positive; null where both are the same pattern. */
    direction: z.enum(['up', 'down']).nullable(),
  }),
  z.object({ kind: z.literal('chart-pattern'), name: z.string() }),
]);

export type RecognizedAs = z.output<typeof recognizedAs>;

/** The public part of a pattern. */
export const patternPreview = z.object({
  access: z.literal('preview'),
  id: patternId,
  name: z.string(),
  /** Other names that learners may know, such as "pin bar". */
  alsoCalled: z.array(z.string()),
  category: patternCategory,
  description: z.string(),
  difficulty,
  /** Minutes to read the lesson. */
  duration: z.int().positive(),
  /**
   * Study priority in tenths of a point, 0 to 100; shown divided by ten. Half of it is how often the pattern occurs,
   * half how far its published rate is from chance.
   */
  rating: z.int().min(0).max(100),
  requiredTier: tier,
  /** The patterns to complete first. */
  unlockRequirements: z.array(patternId),
  /** Null for price action, which the market engine does not name. */
  recognizedAs: recognizedAs.nullable(),
  imageUrl: z.string().nullable(),
  picture: candlePicture.nullable(),
});
export type PatternPreview = z.output<typeof patternPreview>;

export const patternOverview = patternPreview.omit({ access: true, picture: true });
export type PatternOverview = z.output<typeof patternOverview>;
