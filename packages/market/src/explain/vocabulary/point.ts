import { check } from '../check.ts';
import type { Direction, RuleCheck } from '../explanation.ts';
import type { JudgedCandle } from '../judged-candle.ts';

/** A price that a candle can be held against. */
export interface Level {
  /** In the unit of the series. */
  readonly price: number;
  /** As in "above the first close". */
  readonly name: string;
}

/** One price of a candle: it is checked against levels, and is a level for other candles. */
class Point implements Level {
  readonly price: number;
  readonly name: string;
  readonly #candle: JudgedCandle;
  readonly #verb: string;

  constructor(candle: JudgedCandle, { price, name, verb }: Level & { verb: string }) {
    this.price = price;
    this.name = name;
    this.#candle = candle;
    this.#verb = verb;
  }

  /** Strictly above the level. */
  above({ price, name }: Level): RuleCheck {
    return this.#check({ phrase: `${this.#verb} above ${name}`, comparison: 'above', threshold: price });
  }

  /** Strictly below the level. */
  below({ price, name }: Level): RuleCheck {
    return this.#check({ phrase: `${this.#verb} below ${name}`, comparison: 'below', threshold: price });
  }

  /** At the level or above. */
  atLeast({ price, name }: Level): RuleCheck {
    return this.#check({ phrase: `${this.#verb} at or above ${name}`, comparison: 'at_least', threshold: price });
  }

  /** At the level or below. */
  atMost({ price, name }: Level): RuleCheck {
    return this.#check({ phrase: `${this.#verb} at or below ${name}`, comparison: 'at_most', threshold: price });
  }

  /** Further in a direction: above for up, below for down. */
  beyond(direction: Direction, level: Level): RuleCheck {
    return direction === 'up' ? this.above(level) : this.below(level);
  }

  /** As `beyond`, in words that name comparison and level together. */
  beyondAs(phrase: string, { direction, price }: { direction: Direction; price: number }): RuleCheck {
    return this.#check({ phrase, comparison: direction === 'up' ? 'above' : 'below', threshold: price });
  }

  /** No further from the level than `distance`, in price; exactly that far still counts. */
  equals({ price, name }: Level, distance: number): RuleCheck {
    const phrase = `${this.#verb} at ${name}, give or take very little`;
    return this.#check({ phrase, comparison: 'within', threshold: [price - distance, price + distance] });
  }

  /** Strictly between the ends of another candle's body. */
  insideBodyOf(outer: JudgedCandle): RuleCheck {
    const phrase = `${this.#verb} inside ${named(outer, 'body')}`;
    return this.#check({ phrase, comparison: 'between', threshold: [outer.bottom, outer.top] });
  }

  #check(condition: Pick<Parameters<typeof check>[0], 'phrase' | 'comparison' | 'threshold'>): RuleCheck {
    return check({ candle: this.#candle, measured: this.price, ...condition });
  }
}

/** The open of a candle, as a point to check and as a level. */
export function openOf(candle: JudgedCandle): Point {
  return new Point(candle, { price: candle.open, name: named(candle, 'open'), verb: 'opens' });
}

/** The close of a candle, as a point to check and as a level. */
export function closeOf(candle: JudgedCandle): Point {
  return new Point(candle, { price: candle.close, name: named(candle, 'close'), verb: 'closes' });
}

/** The high of a candle, as a point to check and as a level. */
export function highOf(candle: JudgedCandle): Point {
  return new Point(candle, { price: candle.high, name: named(candle, 'high'), verb: 'high' });
}

/** The low of a candle, as a point to check and as a level. */
export function lowOf(candle: JudgedCandle): Point {
  return new Point(candle, { price: candle.low, name: named(candle, 'low'), verb: 'low' });
}

/** The upper end of the body. */
export function topOf(candle: JudgedCandle): Point {
  const name = `the top of ${named(candle, 'body')}`;
  return new Point(candle, { price: candle.top, name, verb: 'top of the body' });
}

/** The lower end of the body. */
export function bottomOf(candle: JudgedCandle): Point {
  const name = `the bottom of ${named(candle, 'body')}`;
  return new Point(candle, { price: candle.bottom, name, verb: 'bottom of the body' });
}

/** A part of a candle, as another candle's check calls it. */
export function named({ name }: JudgedCandle, part: string): string {
  if (name === 'only') return `its ${part}`;
  return name === 'before' ? `the ${part} before` : `the ${name} ${part}`;
}

/** A level moved up by `distance`, in price, so that prices slightly above still count as at or below it. */
export function orHardlyAbove({ price, name }: Level, distance: number): Level {
  return { price: price + distance, name: `${name}, or hardly above` };
}

/** A level moved down by `distance`, in price, so that prices slightly below still count as at or above it. */
export function orHardlyBelow({ price, name }: Level, distance: number): Level {
  return { price: price - distance, name: `${name}, or hardly below` };
}
