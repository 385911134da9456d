import { z } from 'zod';
import { tier } from './access.ts';
import { defineCall } from './call.ts';
import { PATTERN_ID, patternCategories } from './constants.ts';

export const patternCategory = z.enum(patternCategories);
export type PatternCategory = z.output<typeof patternCategory>;

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.output<typeof difficulty>;

export const patternId = z.string().regex(PATTERN_ID, 'A pattern id looks like bullish-engulfing.');

/** Open, high, low, close: prices of one candle. */
export const ohlc = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const chartPoint = z.tuple([z.int().nonnegative(), z.number()]);

/** Candles to draw, oldest first, and which of them (inclusive indices) are the pattern itself. */
export const candlePicture = z.object({
  candles: z.array(ohlc).min(1),
  mark: z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() }).nullable(),
  /** Straight lines over the candles, such as a neckline: both ends as candle index and price. */
  lines: z.array(z.object({ from: chartPoint, to: chartPoint })).optional(),
  /** One sentence that says in words what the picture shows. */
  alt: z.string(),
});
export type CandlePicture = z.output<typeof candlePicture>;

/** What the market engine calls a pattern: the name of a TA-Lib function, or of a chart pattern. */
export const recognisedAs = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('candlestick'),
    name: z.string(),
    /** The sign of the hits the lesson is about, up for positive; null where both are the same pattern. */
    direction: z.enum(['up', 'down']).nullable(),
  }),
  z.object({ kind: z.literal('chart-pattern'), name: z.string() }),
]);

/** What everyone may know of a pattern. */
export const patternPreview = z.object({
  access: z.literal('preview'),
  id: patternId,
  name: z.string(),
  category: patternCategory,
  description: z.string(),
  difficulty,
  /** Minutes to read the lesson. */
  duration: z.int().positive(),
  /** Tenths of a point, 0 to 100; shown divided by ten, out of ten. */
  rating: z.int().min(0).max(100),
  requiredTier: tier,
  /** The patterns to complete first. */
  unlockRequirements: z.array(patternId),
  /** Null for price action, which the market engine does not name. */
  recognisedAs: recognisedAs.nullable(),
  imageUrl: z.string().nullable(),
  picture: candlePicture.nullable(),
});
export type PatternPreview = z.output<typeof patternPreview>;

/** How often the textbook's reading held when somebody counted, or that nobody has. */
export const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('measured'),
    percent: z.number().min(0).max(100),
    /** Whether price was counted on one of two sides, of which a coin toss would find either in 50 % of the cases. */
    twoSided: z.boolean(),
    /** What the percentage counts, as a sentence that follows it. */
    finding: z.string(),
    source: z.string(),
    /** When it was published; where nobody says, when it was read, and the finding tells so. */
    year: z.int(),
  }),
  z.object({ kind: z.literal('not-measured'), note: z.string() }),
]);
export type Evidence = z.output<typeof evidence>;

const captionedPicture = candlePicture.extend({ caption: z.string() });

/** A whole lesson, for those whose tier includes it. */
export const patternLesson = patternPreview.extend({
  access: z.literal('lesson'),
  definition: z.string(),
  signal: z.string(),
  characteristics: z.array(z.string()).min(4).max(6),
  /** An if/then scenario with prices. */
  scenario: z.string(),
  /** The rule in numbers: what is measured and the bound it must meet. */
  rules: z.array(z.object({ measure: z.string(), bound: z.string() })).min(1),
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

export const pattern = z.discriminatedUnion('access', [patternPreview, patternLesson]);
export type Pattern = z.output<typeof pattern>;

export const patternOverview = patternPreview.omit({ access: true, picture: true });
export type PatternOverview = z.output<typeof patternOverview>;

export const patternCalls = {
  listPatterns: defineCall({
    method: 'GET',
    path: '/api/patterns',
    access: 'everyone',
    summary: 'Every pattern: whole lessons where the tier of the asker includes them, previews of the rest.',
    response: z.array(pattern),
    errors: [],
  }),
  listPatternOverview: defineCall({
    method: 'GET',
    path: '/api/patterns/all',
    access: 'everyone',
    summary: 'An overview of all patterns with their pictures and tiers, without anything premium.',
    response: z.array(patternOverview),
    errors: [],
  }),
  patternPicture: defineCall({
    method: 'GET',
    path: '/api/patterns/:patternId/picture.svg',
    access: 'everyone',
    summary: "A pattern's example candles as a picture.",
    params: z.object({ patternId }),
    response: z.string(),
    contentType: 'image/svg+xml',
    errors: ['not_found'],
  }),
};
