import { createNoise } from './draws.ts';
import type { Instrument } from './instrument.ts';

/** Years between the knots of noise, with what each is worth in yearly standard deviations. */
const LAYERS = [
  { years: 1, worth: 0.5 },
  { years: 4, worth: 0.5 },
  { years: 13, worth: 0.6 },
] as const;
/** No anchor strays further than this from its growth, in yearly standard deviations. */
const LIMIT = 1.5;
const FIRST_YEAR = 1970;
const MIDDLE_YEAR = 2020;
const GROWTH_YEARS = 30;

/** The share of the market as a whole, and of the instrument alone, in what happens to it. */
export type Blend = (market: number, own: number) => number;

/** Adds two draws of variance 1 to one of variance 1 with the instrument's correlation to the market. */
export function createBlend({ marketCorrelation }: Instrument): Blend {
  const ownShare = Math.sqrt(1 - marketCorrelation ** 2);
  return (market, own) => marketCorrelation * market + ownShare * own;
}

/**
 * The natural logarithm of an instrument's price at the beginning of a year: growth that levels off on
 * both sides, and noise within a limit. A function of the year alone.
 */
export function createAnchors(instrument: Instrument): (year: number) => number {
  const { symbol, basePrice, volatility, growth } = instrument;
  const blend = createBlend(instrument);
  const layers = LAYERS.map(({ years, worth }) => ({
    worth,
    market: createNoise('market/anchor', years),
    own: createNoise(`${symbol}/anchor`, years),
  }));
  return (year) => {
    const position = year - FIRST_YEAR;
    const noise = layers.reduce(
      (sum, { worth, market, own }) => sum + worth * blend(market(position), own(position)),
      0,
    );
    const trend = growth * Math.tanh((year - MIDDLE_YEAR) / GROWTH_YEARS);
    return Math.log(basePrice) + trend + volatility * Math.max(-LIMIT, Math.min(LIMIT, noise));
  };
}
