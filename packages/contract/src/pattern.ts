import { z } from 'zod';
import { defineCall } from './call.ts';
import { PATTERN_ID, patternCategories } from './constants.ts';
import { tier } from './entitlement.ts';

export const patternCategory = z.enum(patternCategories);
export type PatternCategory = z.output<typeof patternCategory>;

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.output<typeof difficulty>;

export const patternId = z.string().regex(PATTERN_ID, 'A pattern id looks like bullish-engulfing.');

/** Open, high, low, close: prices of one candle. */
export const ohlc = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A candle index and a price. */
const chartPoint = z.tuple([z.int().nonnegative(), z.number()]);

/** A straight line over candles. Between two prices of one candle it is a length, and between equal points a single price. */
export const chartLine = z.object({ from: chartPoint, to: chartPoint });
export type ChartLine = z.output<typeof chartLine>;

/** Candles to draw, oldest first, and which of them (inclusive indices) are the pattern itself. */
export const candlePicture = z.object({
  candles: z.array(ohlc).min(1),
  mark: z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() }).nullable(),
  /** Straight lines over the candles, such as a neckline: both ends as candle index and price. */
  lines: z.array(chartLine).optional(),
  /** One sentence that says in words what the picture shows. */
  alt: z.string(),
});
export type CandlePicture = z.output<typeof candlePicture>;

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

/** What everyone may know of a pattern. */
export const patternPreview = z.object({
  access: z.literal('preview'),
  id: patternId,
  name: z.string(),
  /** The names that learners bring from elsewhere, such as "pin bar". */
  alsoCalled: z.array(z.string()),
  category: patternCategory,
  description: z.string(),
  difficulty,
  /** Minutes to read the lesson. */
  duration: z.int().positive(),
  /**
   * Study priority in tenths of a point, 0 to 100; shown divided by ten. Half of it is how often the pattern occurs, half how
   * far its published rate stands from chance.
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

/** The bounds of a percentage with 95% confidence, in percent. */
const bounds = z.object({ low: z.number().min(0).max(100), high: z.number().min(0).max(100) });

/** A share that we counted, in percent. */
export const countedRate = bounds.extend({
  percent: z.number().min(0).max(100),
  cases: z.int().positive(),
});
export type CountedRate = z.output<typeof countedRate>;

/** How often a pattern did what is counted of it, beside what chance gives; or that there is no sound figure. */
export const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('measured'),
    percent: z.number().min(0).max(100),
    /** Cases behind the percentage, at least; null where the source gives no number. */
    cases: z.int().positive().nullable(),
    /** The sample in the words of the source. */
    sample: z.string(),
    bounds: bounds.nullable(),
    /** Whether the share is of moves that textbooks read into the pattern, of moves against that, or neither. */
    counts: z.enum(['as-read', 'against', 'neither']),
    /** The phase of the market that was counted. */
    market: z.enum(['bull', 'not-stated']),
    /** What the percentage counts, as a sentence that follows it. */
    finding: z.string(),
    source: z.string(),
    /** The page of the source that has the figure. */
    page: z.string(),
    /** When the figure was published, or read where that is not known, with its year. */
    dated: z.string(),
    /** The same count on random prices; null where they never showed the pattern. */
    noise: countedRate.nullable(),
    /** The same count on daily prices of real stocks and funds; null below a hundred cases. */
    real: countedRate.nullable(),
    /** What follows when chance is known, in one sentence. */
    verdict: z.string(),
  }),
  z.object({ kind: z.literal('not-measured'), note: z.string() }),
]);
export type Evidence = z.output<typeof evidence>;

/** The turning points that make a chart pattern, oldest first, and the close that completed it. */
export const landmarks = z.object({
  points: z.array(z.object({ at: chartPoint, role: z.string() })),
  breakout: z.object({ at: chartPoint, direction: z.enum(['up', 'down']) }),
});
export type Landmarks = z.output<typeof landmarks>;

const captionedPicture = candlePicture.extend({ caption: z.string(), landmarks: landmarks.optional() });
export type CaptionedPicture = z.output<typeof captionedPicture>;

/** What a rule measures in one picture. */
export const ruleReading = z.object({
  /** The figure, such as "3.85 ×". */
  measured: z.string(),
  met: z.boolean(),
  /** The candle with whose close it is decided. */
  candle: z.int().nonnegative(),
  /** What is measured, as lines over the candles. */
  lines: z.array(chartLine),
  /** What it is held against, likewise. */
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

export const pattern = z.discriminatedUnion('access', [patternPreview, patternLesson]);
export type Pattern = z.output<typeof pattern>;

export const patternOverview = patternPreview.omit({ access: true, picture: true });
export type PatternOverview = z.output<typeof patternOverview>;

export const galleryCategory = z.enum(['reversal', 'continuation', 'bullish', 'bearish']);
export type GalleryCategory = z.output<typeof galleryCategory>;

export const reliability = z.enum(['high', 'medium', 'low']);
export type Reliability = z.output<typeof reliability>;

/** A chart pattern as the gallery shows it. */
export const galleryPattern = z.object({
  id: patternId,
  name: z.string(),
  category: galleryCategory,
  /** As older textbooks rate it; `evidence` says what was measured. */
  reliability,
  evidence: z.string(),
  description: z.string(),
  keyFeatures: z.array(z.string()).min(3),
  tradingSignal: z.string(),
  targetCalculation: z.string(),
  stopLoss: z.string(),
  timeframe: z.string(),
  volume: z.string(),
  examples: z.array(z.string()).min(1),
  /** The lesson on the same pattern; null where there is none. */
  lessonId: patternId.nullable(),
  picture: candlePicture,
});
export type GalleryPattern = z.output<typeof galleryPattern>;

/** A pattern in a real daily series, with what became of it. */
export const realExample = z.object({
  symbol: z.string(),
  /** What the symbol stands for, such as a company. */
  name: z.string(),
  /** The first close beyond a candlestick pattern, or which of its prices a chart pattern came to first. */
  outcome: z.enum(['closed above', 'closed below', 'target reached', 'stop reached']),
  /** Whether price did what textbooks read into the pattern; null for patterns of indecision. */
  asRead: z.boolean().nullable(),
  /** The last day of the pattern, and the day that decided. */
  completedOn: z.iso.date(),
  settledOn: z.iso.date(),
  picture: candlePicture,
});
export type RealExample = z.output<typeof realExample>;

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
  listRealExamples: defineCall({
    method: 'GET',
    path: '/api/patterns/:patternId/real-examples',
    access: 'everyone',
    summary:
      'Real charts of a pattern: the newest that worked and the newest that failed. None without access to its lesson.',
    params: z.object({ patternId }),
    response: z.array(realExample),
    errors: ['not_found'],
  }),
  listGallery: defineCall({
    method: 'GET',
    path: '/api/gallery',
    access: 'heritage',
    summary: 'The chart patterns of the gallery, with their pictures.',
    response: z.array(galleryPattern),
    errors: ['not_signed_in', 'heritage_required'],
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
