import type { Verdict, VerdictSink } from './hit.ts';
import { type PatternName, patternNames } from './pattern-name.ts';
import type { Shape, Size, ViewOf } from './rule.ts';
import { RULES_PER_PAGE, type RuleSet } from './trait-index.ts';
import { ANY, type Traits } from './traits.ts';

/** A rule with the pattern it belongs to. */
interface Entry<S extends Size> extends Verdict {
  readonly lookback: number;
  readonly candles: readonly Traits[];
  /** Null when the traits say it all. */
  readonly when: ((bars: ViewOf[S]) => boolean) | null;
}

/** The functions that look at as many candles. */
type ShapesOf<S extends Size> = Readonly<Partial<Record<PatternName, Shape<S>>>>;

interface Question<S extends Size> {
  /** The rules whose traits are met. */
  readonly rules: RuleSet;
  readonly bars: ViewOf[S];
  /** Of the newest candle. */
  readonly index: number;
}

const LAST_BIT = 31;

/** Rules of one size that are looked up together. */
export class RulePage<S extends Size> {
  readonly #entries: readonly Entry<S>[];

  constructor(entries: readonly Entry<S>[]) {
    this.#entries = entries;
  }

  /** The traits that each rule asks for in a place, counted from 0. */
  wantedAt(place: number): Traits[] {
    return this.#entries.map(({ candles }) => candles[place] ?? ANY);
  }

  /** Names to the sink those rules that hold between the newest candles. */
  settle({ rules, bars, index }: Question<S>, sink: VerdictSink): void {
    for (let open = rules; open !== 0; open &= open - 1) {
      const entry = this.#entries[LAST_BIT - Math.clz32(open & -open)];
      if (entry === undefined || index < entry.lookback) continue;
      if (entry.when === null || entry.when(bars)) sink.take(entry, index);
    }
  }
}

/**
 * The rules of these functions, on as many pages as they need.
 * @throws RangeError when that are not `count`.
 */
export function paginate<S extends Size>(shapes: ShapesOf<S>, count: number): RulePage<S>[] {
  const entries = patternNames.flatMap((name, pattern) => {
    const { lookback, rules } = shapes[name] ?? { lookback: 0, rules: [] };
    return rules.map(({ candles, when = null, value }) => ({ pattern, lookback, value, candles, when }));
  });
  const needed = Math.ceil(entries.length / RULES_PER_PAGE);
  if (needed !== count) throw new RangeError(`${entries.length} rules need ${needed} pages, not ${count}.`);
  return Array.from({ length: count }, (_, page) => {
    return new RulePage(entries.slice(page * RULES_PER_PAGE, (page + 1) * RULES_PER_PAGE));
  });
}
