import { compiledRules } from './compiled/compiled-patterns.generated.ts';
import type { CompiledRule } from './compiled/compiled-rule.ts';
import { TRAIT_WORDS, type Traits } from './traits.ts';

/** Rules of one block as bits: few enough for the number to stay positive. */
export type RuleSet = number;
const RULES_PER_BLOCK = 31;

/** For one candle, which rules it allows: a set for each age that the candle can have, in each block. */
export type AllowedRules = Int32Array;

/** The newest five candles are looked at. */
export const AGES = 5;

/** Rules whose candidates are looked up together. */
export interface RuleBlock {
  readonly rules: readonly CompiledRule[];
  /** The age of the oldest candle with a required trait. */
  readonly oldest: number;
}

/** Rules that want traits of as many candles come together, so that most blocks look at few candles. */
const rules = compiledRules.toSorted((a, b) => a.required.length - b.required.length);

export const ruleBlocks: readonly RuleBlock[] = Array.from(
  { length: Math.ceil(rules.length / RULES_PER_BLOCK) },
  (_, block) => {
    const own = rules.slice(block * RULES_PER_BLOCK, (block + 1) * RULES_PER_BLOCK);
    return { rules: own, oldest: Math.max(...own.map(({ required }) => required.length)) - 1 };
  },
);

/** What was worked out before. Few of the possible traits occur. */
const known: (AllowedRules | undefined)[] = Array.from({ length: TRAIT_WORDS });

/** The rules that are allowed by traits that are the same in every place of a pattern. */
export function allowedBy(traits: Traits): AllowedRules {
  const found = known[traits];
  if (found !== undefined) return found;
  const allowed = allowedByEach(() => traits);
  known[traits] = allowed;
  return allowed;
}

/** The rules that are allowed by the traits in each place. */
export function allowedByEach(traitsIn: (place: number) => Traits): AllowedRules {
  const allowed = new Int32Array(ruleBlocks.length * AGES);
  for (const [number, { required }] of rules.entries()) {
    const block = Math.floor(number / RULES_PER_BLOCK) * AGES;
    const bit = 1 << (number % RULES_PER_BLOCK);
    for (let age = 0; age < AGES; age++) {
      const { traits, place } = required[age] ?? { traits: 0, place: 0 };
      if ((traitsIn(place) & traits) === traits) allowed[block + age] = (allowed[block + age] as RuleSet) | bit;
    }
  }
  return allowed;
}
