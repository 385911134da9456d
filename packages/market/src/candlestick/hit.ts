import { type PatternName, patternNames } from './pattern-name.ts';

/** The value of a hit: its sign separates up from down, 80 is a shape whose ends touch, 200 a confirmation. */
export type PatternValue = 100 | -100 | 80 | -80 | 200 | -200;

/** Receives what one candle after another completes. */
export interface MatchSink {
  /** @param pattern the pattern's place in `patternNames`. */
  add(pattern: number, value: PatternValue, index: number): void;
}

/** The hits of one pattern, oldest first: the n-th is worth `values[n]` at candle `indices[n]`. */
export interface HitColumns {
  readonly indices: Uint32Array;
  readonly values: Int16Array;
}

/** The hits of every pattern in a series. */
export type PatternHits = Readonly<Record<PatternName, HitColumns>>;

/** The hits of every pattern as `[index, value]` lists, in TA-Lib's order of names. */
export type HitLists = Readonly<Record<PatternName, readonly (readonly [index: number, value: number])[]>>;

/** Turns columns into lists, for where hits leave the program. */
export function listHits(hits: PatternHits): HitLists {
  return byName((name) => {
    const { indices, values } = hits[name];
    return Array.from(indices, (index, n) => [index, values[n] ?? 0] as const);
  });
}

/** A record of all 61 patterns, in TA-Lib's order of names. */
export function byName<T>(make: (name: PatternName, place: number) => T): Record<PatternName, T> {
  return Object.fromEntries(patternNames.map((name, place) => [name, make(name, place)])) as Record<PatternName, T>;
}

const FIRST_CAPACITY = 64;

/** Hits of one pattern that grow by doubling. */
class GrowingColumns {
  #indices = new Uint32Array(FIRST_CAPACITY);
  #values = new Int16Array(FIRST_CAPACITY);
  #length = 0;

  push(index: number, value: number): void {
    if (this.#length === this.#indices.length) this.#grow();
    this.#indices[this.#length] = index;
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  toColumns(): HitColumns {
    return { indices: this.#indices.slice(0, this.#length), values: this.#values.slice(0, this.#length) };
  }

  #grow(): void {
    const indices = new Uint32Array(2 * this.#length);
    const values = new Int16Array(2 * this.#length);
    indices.set(this.#indices);
    values.set(this.#values);
    this.#indices = indices;
    this.#values = values;
  }
}

/** Keeps every hit of a series. */
export class HitCollector implements MatchSink {
  readonly #columns = patternNames.map(() => new GrowingColumns());

  add(pattern: number, value: PatternValue, index: number): void {
    this.#columns[pattern]?.push(index, value);
  }

  toHits(): PatternHits {
    return byName((_, place) => (this.#columns[place] ?? new GrowingColumns()).toColumns());
  }
}
