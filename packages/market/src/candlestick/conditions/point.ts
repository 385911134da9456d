import type { Comparison, Condition, Quantity } from '../condition.ts';
import type { Direction } from '../direction.ts';
import type { PatternCandle } from '../pattern-candle.ts';
import { minus, partOf, plus } from '../quantity.ts';

/** A price that a candle is compared with. */
export interface ReferenceLevel {
  readonly price: Quantity;
  /** As in "above the first close". */
  readonly name: string;
}

/** One price of a candle: it is compared with levels, and is a level for other candles. */
class Point implements ReferenceLevel {
  readonly price: Quantity;
  readonly name: string;
  readonly #candle: PatternCandle;
  readonly #verb: string;

  constructor(candle: PatternCandle, { price, name, verb }: ReferenceLevel & { verb: string }) {
    this.price = price;
    this.name = name;
    this.#candle = candle;
    this.#verb = verb;
  }

  /** Strictly above the level. */
  above({ price, name }: ReferenceLevel): Condition {
    return this.#compare('above', price, `${this.#verb} above ${name}`);
  }

  /** Strictly below the level. */
  below({ price, name }: ReferenceLevel): Condition {
    return this.#compare('below', price, `${this.#verb} below ${name}`);
  }

  /** At the level or above. */
  atLeast({ price, name }: ReferenceLevel): Condition {
    return this.#compare('at_least', price, `${this.#verb} at or above ${name}`);
  }

  /** At the level or below. */
  atMost({ price, name }: ReferenceLevel): Condition {
    return this.#compare('at_most', price, `${this.#verb} at or below ${name}`);
  }

  /** Further in a direction: above for up, below for down. */
  beyond(direction: Direction, level: ReferenceLevel): Condition {
    return direction === 'up' ? this.above(level) : this.below(level);
  }

  /** As `beyond`, in words that name comparison and level together. */
  beyondAs(phrase: string, { direction, price }: { direction: Direction; price: Quantity }): Condition {
    return this.#compare(direction === 'up' ? 'above' : 'below', price, phrase);
  }

  /** No further from the level than `distance`, in price; exactly that far still counts. */
  equals({ price, name }: ReferenceLevel, distance: Quantity): Condition {
    const phrase = `${this.#verb} at ${name}, give or take very little`;
    return this.#compare('within', [minus(price, distance), plus(price, distance)], phrase);
  }

  /** Strictly between the ends of another candle's body. */
  insideBodyOf(outer: PatternCandle): Condition {
    const phrase = `${this.#verb} inside ${named(outer, 'body')}`;
    return this.#compare('between', [partOf(outer, 'bottom'), partOf(outer, 'top')], phrase);
  }

  /** In another candle's body or no further from it than `distance`. */
  inBodyOrNear(outer: PatternCandle, distance: Quantity): Condition {
    const phrase = `${this.#verb} in ${named(outer, 'body')}, or just outside`;
    const ends = [minus(partOf(outer, 'bottom'), distance), plus(partOf(outer, 'top'), distance)] as const;
    return this.#compare('within', ends, phrase);
  }

  #compare(comparison: Comparison, bound: Condition['bound'], phrase: string): Condition {
    return { candle: this.#candle, phrase, measured: this.price, comparison, bound };
  }
}

/** The open of a candle, as a point to compare and as a level. */
export function openOf(candle: PatternCandle): Point {
  return new Point(candle, { price: partOf(candle, 'open'), name: named(candle, 'open'), verb: 'opens' });
}

/** The close of a candle, as a point to compare and as a level. */
export function closeOf(candle: PatternCandle): Point {
  return new Point(candle, { price: partOf(candle, 'close'), name: named(candle, 'close'), verb: 'closes' });
}

/** The high of a candle, as a point to compare and as a level. */
export function highOf(candle: PatternCandle): Point {
  return new Point(candle, { price: partOf(candle, 'high'), name: named(candle, 'high'), verb: 'high' });
}

/** The low of a candle, as a point to compare and as a level. */
export function lowOf(candle: PatternCandle): Point {
  return new Point(candle, { price: partOf(candle, 'low'), name: named(candle, 'low'), verb: 'low' });
}

/** The upper end of the body. */
export function topOf(candle: PatternCandle): Point {
  const name = `the top of ${named(candle, 'body')}`;
  return new Point(candle, { price: partOf(candle, 'top'), name, verb: 'top of the body' });
}

/** The lower end of the body. */
export function bottomOf(candle: PatternCandle): Point {
  const name = `the bottom of ${named(candle, 'body')}`;
  return new Point(candle, { price: partOf(candle, 'bottom'), name, verb: 'bottom of the body' });
}

/** A part of a candle, as another candle's condition calls it. */
export function named({ name }: PatternCandle, part: string): string {
  if (name === 'only') return `its ${part}`;
  return name === 'before' ? `the prior ${part}` : `the ${name} ${part}`;
}

/** A level moved up by `distance`, in price, so that prices slightly above still count as at or below it. */
export function raisedBy({ price, name }: ReferenceLevel, distance: Quantity): ReferenceLevel {
  return { price: plus(price, distance), name: `${name}, or just above` };
}

/** A level moved down by `distance`, in price, so that prices slightly below still count as at or above it. */
export function loweredBy({ price, name }: ReferenceLevel, distance: Quantity): ReferenceLevel {
  return { price: minus(price, distance), name: `${name}, or just below` };
}
