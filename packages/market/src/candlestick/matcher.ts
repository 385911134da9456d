import type { CompiledRule } from './compiled/compiled-rule.ts';
import type { MatchSink } from './hit.ts';
import type { Slot } from './measure/ring.ts';
import type { CandleSettings } from './measure/settings.ts';
import type { RecentCandles } from './measured-candle.ts';
import { AGES, type AllowedRules, type RuleBlock, type RuleSet, ruleBlocks } from './rule-index.ts';

const LAST_BIT = 31;
/** Before the series begins nothing rules a rule out: one that looks at few candles can be met by the first of them. */
const ALL_RULES: RuleSet = -1;

/**
 * Finds the patterns that the newest candle completes, except those that a later close confirms. Instead of testing
 * each rule for its traits, each candle looks up the rules that it allows at its age. Only rules that all candles allow
 * are tested, and for most candles those are few.
 */
export class Matcher {
  readonly #sink: MatchSink;
  readonly #settings: CandleSettings;
  /** On each block and for each age, the rules that the candles of this age and older allow. */
  readonly #begun = new Int32Array(ruleBlocks.length * AGES).fill(ALL_RULES);

  constructor(sink: MatchSink, settings: CandleSettings) {
    this.#sink = sink;
    this.#settings = settings;
  }

  /** Passes on what the newest candle completes. @param allowed the rules that its traits allow. */
  match(allowed: AllowedRules, slot: Slot): void {
    for (let block = 0; block < ruleBlocks.length; block++) {
      const { rules, oldest } = ruleBlocks[block] as RuleBlock;
      for (let left = this.#advance(allowed, block * AGES, oldest); left !== 0; left &= left - 1) {
        this.#test(rules[LAST_BIT - Math.clz32(left & -left)] as CompiledRule, slot);
      }
    }
  }

  /** Makes the candles of a block one older, and returns the rules that all of them allow. */
  #advance(allowed: AllowedRules, block: number, oldest: number): RuleSet {
    const begun = this.#begun;
    const last = block + oldest;
    for (let at = block; at < last; at++) begun[at] = (begun[at + 1] as RuleSet) & (allowed[at] as RuleSet);
    begun[last] = allowed[last] as RuleSet;
    return begun[block] as RuleSet;
  }

  #test(rule: CompiledRule, { candles, index }: Slot): void {
    const { test, weakerValue } = rule;
    if (index < rule.lookback || (test !== null && !test(candles, this.#settings))) return;
    const value = weakerValue !== null && bodiesShareEnd(candles) ? weakerValue : rule.value;
    this.#sink.add(rule.pattern, value, index);
  }
}

function bodiesShareEnd({ age0, age1 }: RecentCandles): boolean {
  return age0.top === age1.top || age0.bottom === age1.bottom;
}
