/**
 * The mean of the last `period` values, kept as TA-Lib keeps it: a total that gains the entering and
 * loses the leaving value in one expression. Its last bits depend on the value it began with, so each
 * look-back needs a total of its own; a fresh sum of the window would differ now and then.
 */
export class RunningMean {
  readonly #period: number;
  /** Candles to go until the first one is judged; the total gathers during the last `period` of them. */
  #missing: number;
  #total = 0;

  /** @param firstJudged index of the first candle that is compared with the mean of those before it. */
  constructor({ period, firstJudged }: { period: number; firstJudged: number }) {
    this.#period = period;
    this.#missing = firstJudged;
  }

  /** The mean of the values before this candle; NaN, which no comparison holds for, while it is too early. */
  mean(): number {
    return this.#missing === 0 ? this.#total / this.#period : Number.NaN;
  }

  /** Passes a candle: its own value enters, the value of the candle `period` before it leaves. */
  pass(entering: number, leaving: number): void {
    if (this.#missing === 0) this.#total += entering - leaving;
    else this.#gather(entering);
  }

  #gather(entering: number): void {
    if (this.#missing <= this.#period) this.#total += entering;
    this.#missing -= 1;
  }
}
