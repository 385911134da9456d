/** A value that is written repeatedly, and what the server must have of it after a crash. */
export class ExpectedValue<T> {
  #possible: T[];

  constructor(first: T) {
    this.#possible = [first];
  }

  /** Sent but not acknowledged yet: from now on it may be stored. */
  attempt(value: T): void {
    this.#possible.push(value);
  }

  /** Acknowledged: nothing older may be found from now on. */
  acknowledge(value: T): void {
    this.#possible = [value];
  }

  admits(value: T): boolean {
    return this.#possible.includes(value);
  }

  toString(): string {
    return this.#possible.join(' or ');
  }
}
