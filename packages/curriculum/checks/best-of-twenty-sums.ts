import { type Gains, type Lab, mean, tryRules } from './best-of-twenty.ts';

/** The markets whose figures the article gives, and the first of them, which a test runs again. */
export const FIRST_SEED = 9_000_000;
export const MARKETS = 10_000;
export const SAMPLE_MARKETS = 200;

/** What is measured in each market: whether a gain was made (1 or 0, or a share of the rules), and how much in percent. */
const MEASURES = ['bestGained', 'rulesGained', 'holdGained', 'best', 'rules', 'hold', 'lead'] as const;

type Measure = (typeof MEASURES)[number];

export interface Sum {
  readonly sum: number;
  readonly squares: number;
}

export type Sums = Readonly<Record<Measure, Sum>>;

export interface BestOfTwentyFigures {
  readonly markets: number;
  readonly chosenOn: Sums;
  readonly tradedOn: Sums;
}

/** Sums over the markets from the first seed on. */
export function sumMarkets(markets: number): BestOfTwentyFigures {
  const labs = Array.from({ length: markets }, (_, place) => tryRules(FIRST_SEED + place));
  const sumsOf = (years: 'chosenOn' | 'tradedOn') => sumUp(labs.map((lab) => measure(lab, lab[years])));
  return { markets, chosenOn: sumsOf('chosenOn'), tradedOn: sumsOf('tradedOn') };
}

function measure({ best: place }: Lab, { rules, hold }: Gains): Record<Measure, number> {
  const [best, average] = [rules[place] ?? Number.NaN, mean(rules)];
  return {
    bestGained: Number(best > 0),
    rulesGained: rules.filter((gain) => gain > 0).length / rules.length,
    holdGained: Number(hold > 0),
    best,
    rules: average,
    hold,
    lead: best - average,
  };
}

function sumUp(measured: readonly Record<Measure, number>[]): Sums {
  const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const entries = MEASURES.map((name) => {
    const values = measured.map((market) => market[name]);
    return [name, { sum: sumOf(values), squares: sumOf(values.map((value) => value ** 2)) }];
  });
  return Object.fromEntries(entries);
}

/** The mean over the markets and its standard error. */
export function meanAndError({ sum, squares }: Sum, markets: number): { mean: number; error: number } {
  const average = sum / markets;
  return { mean: average, error: Math.sqrt((squares / markets - average ** 2) / markets) };
}
