import { has, TRAIT_WORDS, type Traits } from './traits.ts';

/** Rules of one page as bits: few enough for the number to stay positive. */
export type RuleSet = number;
export const RULES_PER_PAGE = 31;

/** Pages lie side by side for each word of traits, so that one candle reads one line of memory. */
const PAGE_SLOTS = 8;
const NOT_KNOWN = -1;

/**
 * For one place in a pattern: which rules a candle's traits satisfy there. Few of the possible words of
 * traits occur, so each is worked out when it first does.
 */
export class TraitIndex {
  readonly #wanted: readonly (readonly Traits[])[];
  readonly #rules = new Int32Array(TRAIT_WORDS * PAGE_SLOTS).fill(NOT_KNOWN);

  /**
   * @param wanted for each page, the traits that each of its rules asks for in this place.
   * @throws RangeError when there are more pages or rules than the index has room for.
   */
  constructor(wanted: readonly (readonly Traits[])[]) {
    const most = Math.max(...wanted.map((page) => page.length));
    if (wanted.length > PAGE_SLOTS || most > RULES_PER_PAGE) {
      throw new RangeError(`${wanted.length} pages of up to ${most} rules are too many for a trait index.`);
    }
    this.#wanted = wanted;
  }

  /** The rules of a page that ask for none but these traits. */
  rulesFor(traits: Traits, page: number): RuleSet {
    const rules = this.#rules[traits * PAGE_SLOTS + page] ?? NOT_KNOWN;
    return rules === NOT_KNOWN ? this.#workOut(traits, page) : rules;
  }

  #workOut(traits: Traits, page: number): RuleSet {
    const wanted = this.#wanted[page] ?? [];
    const rules = wanted.reduce((set, asked, bit) => (has(traits, asked) ? set | (1 << bit) : set), 0);
    this.#rules[traits * PAGE_SLOTS + page] = rules;
    return rules;
  }
}
