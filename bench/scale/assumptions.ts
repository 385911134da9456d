/**
 * Made learners are copies of the demonstration accounts, whose three months went through the product's own code: each
 * keeps the first days of one of them and ends on a day of the last year. Most leave after a few days, a few stay. Real
 * learners may well do more; the average is thin so that a million of them fit on one disk.
 */
export const ASSUMPTIONS = {
  /** The days kept are Pareto distributed: `minDays` and more, with this shape, at most those of the demonstration. */
  minDays: 1,
  shape: 1.5,
  maxDays: 90,
  /** How long the longest histories last. */
  spanDays: 720,
  /** Of a million, those with two years of answers: eight times three months. */
  yearsOf: { perMillion: 200, copies: 8 },
  /** Of a million, those with as much as several people do in years. */
  heaviest: { perMillion: 20, copies: 40 },
  /** One learner in this many has bought Heritage. */
  perBuyer: 20,
  /** One learner in this many answers the chart of a day, over the last thirty. */
  perDailyAnswer: 50,
} as const;

/** How many days of the demonstration learner number `n` keeps, in SQL: drawn by a hash, so the same in each run. */
export const KEPT_DAYS = `least(${ASSUMPTIONS.maxDays},
  floor(${ASSUMPTIONS.minDays} * power((hashint4(n)::int8 + 2147483649) / 4294967297.0, -1 / ${ASSUMPTIONS.shape.toFixed(2)})))::int`;
