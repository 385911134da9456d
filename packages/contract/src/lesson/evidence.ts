import { z } from 'zod';

/** The bounds of a percentage with 95% confidence, in percent. */
const bounds = z.object({ low: z.number().min(0).max(100), high: z.number().min(0).max(100) });

/** A share that we counted, in percent. */
export const countedRate = bounds.extend({
  percent: z.number().min(0).max(100),
  cases: z.int().positive(),
});
export type CountedRate = z.output<typeof countedRate>;

/** Trades made by a lesson's rate, each in percent of its entry price after costs. */
const tradeResult = z.object({
  trades: z.int().min(0),
  /** Left on the side that the rate counts. */
  successes: z.int().min(0),
  /** The mean with its 95% interval; null where there are too few trades. */
  mean: z.object({ percent: z.number(), low: z.number(), high: z.number() }).nullable(),
});
export type TradeResult = z.output<typeof tradeResult>;

/** On all real series, by where price stood against its 200-day mean, and on random prices. */
const tradeResults = z.object({ all: tradeResult, above: tradeResult, below: tradeResult, chance: tradeResult });
export type TradeResults = z.output<typeof tradeResults>;

const trades = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), results: tradeResults }),
  z.object({ kind: z.literal('not-counted'), note: z.string() }),
]);
export type Trades = z.output<typeof trades>;

/** How often a pattern did what its statistic counts, compared with chance; or that there is no sound figure. */
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
    /** What its trades would have made after costs, or why no one can say. */
    trades,
    /** What follows from the comparison with chance, in one sentence. */
    verdict: z.string(),
  }),
  z.object({ kind: z.literal('not-measured'), note: z.string() }),
]);
export type Evidence = z.output<typeof evidence>;
