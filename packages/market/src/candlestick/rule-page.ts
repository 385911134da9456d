import type { Verdict, VerdictSink } from './hit.ts';
import { type PatternName, patternNames } from './pattern-name.ts';
import type { Shape, Size, ViewOf } from './rule.ts';
import { ANY, has, TRAIT_WORDS, type Traits } from './traits.ts';

/** A rule with the pattern it belongs to. */
export interface Entry<S extends Size> extends Verdict {
  readonly lookback: number;
  readonly candles: readonly Traits[];
  readonly when: (bars: ViewOf[S]) => boolean;
}

interface Question<S extends Size> {
  /** The rules whose traits are met. */
  readonly rules: RuleSet;
  readonly bars: ViewOf[S];
  /** Of the newest candle. */
  readonly index: number;
  readonly sink: VerdictSink;
}

/** Rules of a page as bits, few enough for the number to stay positive. */
export type RuleSet = number;
const RULES_PER_PAGE = 31;

const LAST_BIT = 31;

const NOT_KNOWN = -1;

/** For one place in the patterns of a page: which rules a candle's traits satisfy there. */
class TraitTable {
  readonly #wanted: readonly Traits[];
  readonly #rules = new Int32Array(TRAIT_WORDS).fill(NOT_KNOWN);

  constructor(wanted: readonly Traits[]) {
    this.#wanted = wanted;
  }

  /** Few of the possible words of traits occur, so each is worked out when it first does. */
  rulesFor(traits: Traits): RuleSet {
    const rules = this.#rules[traits] ?? NOT_KNOWN;
    return rules === NOT_KNOWN ? this.#workOut(traits) : rules;
  }

  #workOut(traits: Traits): RuleSet {
    const rules = this.#wanted.reduce((set, wanted, bit) => (has(traits, wanted) ? set | (1 << bit) : set), 0);
    this.#rules[traits] = rules;
    return rules;
  }
}

/**
 * Up to 31 rules for patterns of the same size. Instead of asking each rule for the traits it wants,
 * tables tell which rules each candle satisfies in its place. What all places agree on is left to be
 * looked at closely, and for most candles that is little or nothing.
 */
export class RulePage<S extends Size> {
  readonly first: TraitTable;
  readonly second: TraitTable;
  readonly third: TraitTable;
  readonly fourth: TraitTable;
  readonly fifth: TraitTable;
  readonly #entries: readonly Entry<S>[];

  constructor(entries: readonly Entry<S>[]) {
    const tableAt = (place: number) => new TraitTable(entries.map(({ candles }) => candles[place] ?? ANY));
    this.first = tableAt(0);
    this.second = tableAt(1);
    this.third = tableAt(2);
    this.fourth = tableAt(3);
    this.fifth = tableAt(4);
    this.#entries = entries;
  }

  /** Names to the sink those of `rules` that hold between the newest candles. */
  settle({ rules, bars, index, sink }: Question<S>): void {
    for (let open = rules; open !== 0; open &= open - 1) {
      const entry = this.#entries[LAST_BIT - Math.clz32(open & -open)];
      if (entry?.when(bars) && index >= entry.lookback) sink.take(entry, index);
    }
  }
}

/** The rules of these functions, on as many pages as they need. */
export function paginate<S extends Size>(shapes: Readonly<Partial<Record<PatternName, Shape<S>>>>): RulePage<S>[] {
  const entries = patternNames.flatMap((name, pattern) => {
    const { lookback, rules } = shapes[name] ?? { lookback: 0, rules: [] };
    return rules.map(({ candles, when = () => true, value }) => ({ pattern, lookback, value, candles, when }));
  });
  const pageCount = Math.ceil(entries.length / RULES_PER_PAGE);
  return Array.from({ length: pageCount }, (_, page) => {
    return new RulePage(entries.slice(page * RULES_PER_PAGE, (page + 1) * RULES_PER_PAGE));
  });
}
